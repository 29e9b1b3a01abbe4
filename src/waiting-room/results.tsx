import type { ReactNode } from 'react';
import { loginPath, ROOM_PATH, signUpPath } from '../base/paths';
import type { ShowTimes } from '../model';
import { Button, ButtonLink } from '../ui/Button';
import { Star } from '../ui/Logo';
import { uiMessages } from '../ui/messages';
import { EnterButton } from './EnterButton';
import { PromotionsAndShare } from './PromotionsAndShare';
import { Onward, Texts } from './Texts';
import { roomMessages } from './messages';
import type { Entry } from './session/entry';
import type { OutcomeWithPlace } from './session/outcome';
import type { RoomView } from './session/roomView';
import type { Speed } from './session/stopwatch';
import { lossTexts, winText } from './speedTexts';
import type { Lobby } from './useRoomChunks';
import styles from './results.module.css';

interface PlaceProps {
  view: OutcomeWithPlace;
  room: RoomView;
  enter: Entry['enter'];
}

/** The view for a visitor who has won a place. */
export function Place({ view, room, enter }: PlaceProps) {
  const text = winText(room.speed);
  return (
    <div className={styles.place}>
      {view !== 'noAddress' && <span className={styles.shower} aria-hidden="true" />}
      {view !== 'noAddress' && <Star size={84} className={styles.sign} />}
      <Texts lines={roomMessages[view]} />
      {view === 'returned' && <EnterButton {...{ room, enter }} />}
      {view === 'noAddress' && (
        <Button look="wide" onClick={enter}>
          {uiMessages.tryAgain}
        </Button>
      )}
      {room.code !== null && (
        <p className={styles.code}>
          {roomMessages.code} <b>{room.code}</b> {roomMessages.codeHint}{' '}
          {view !== 'noAddress' && roomMessages.returnHint}
        </p>
      )}
      {text && <p className={styles.speed}>{text}</p>}
    </div>
  );
}

interface NextShowProps {
  times: ShowTimes | null;
  lobby: Lobby | null;
}

interface SignInProps extends NextShowProps {
  room: RoomView;
  /** Shown before the release. */
  children: ReactNode;
}

/**
 * The view for signed-out visitors in a show for registered people. The login is the main link, because a
 * sign-up may take longer than the places last. The links stay at the release: somebody may be tapping one.
 */
export function SignIn({ room: { releaseId, full }, times, lobby, children }: SignInProps) {
  const waiting = releaseId === null;
  return (
    <>
      {!full && <Texts lines={waiting ? roomMessages.signIn : roomMessages.signInNow} />}
      <Onward>
        <ButtonLink look="wide" to={loginPath(ROOM_PATH)}>
          {roomMessages.login}
        </ButtonLink>
        <ButtonLink look="quiet" to={signUpPath(ROOM_PATH)}>
          {roomMessages.signUp}
        </ButtonLink>
      </Onward>
      {waiting && !full && lobby && <lobby.NextShow times={times} />}
      {waiting && !full && children}
    </>
  );
}

export function Lost({ speed, times, lobby }: NextShowProps & { speed: Speed | null }) {
  return (
    <>
      <Texts lines={roomMessages.lost} />
      <LossTimes speed={speed} />
      {lobby && <lobby.NextShow times={times} />}
      <StayHere />
    </>
  );
}

function LossTimes({ speed }: { speed: Speed | null }) {
  const texts = lossTexts(speed);
  if (!Array.isArray(texts)) return texts && <p className={styles.speed}>{texts}</p>;
  return (
    <dl className={styles.times}>
      {texts.map(([label, time]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What people read who win nothing in this room. */
export function StayHere() {
  return (
    <>
      <p>{roomMessages.anotherRoom}</p>
      <PromotionsAndShare />
    </>
  );
}
