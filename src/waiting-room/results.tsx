import type { ReactNode } from 'react';
import { loginPath, ROOM_PATH, signUpPath } from '../base/paths';
import type { ShowTimes } from '../model';
import { Button, ButtonLink } from '../ui/Button';
import { Star } from '../ui/Logo';
import { messages as uiMessages } from '../ui/messages';
import { EnterButton } from './EnterButton';
import type { Lobby } from './Lobby';
import { Onward } from './Onward';
import { Texts } from './Texts';
import { messages } from './messages';
import type { Entry } from './session/entry';
import type { RoomView } from './session/roomView';
import { lossTexts, winText } from './speedTexts';
import styles from './RoomPanel.module.css';

/** The visitor has won a place. */
export function Place({
  view,
  code,
  speed,
  enter,
}: { view: 'leaving' | 'returned' | 'door' } & Pick<RoomView, 'code' | 'speed'> & { enter: Entry['enter'] }) {
  const text = winText(speed);
  return (
    <div className={`${styles.wide} ${styles.burst}`}>
      {view !== 'door' && <span className={styles.shower} aria-hidden="true" />}
      <Star size={view === 'door' ? 56 : 84} className={styles.sign} />
      <Texts lines={messages[view]} />
      {view === 'returned' && <EnterButton onClick={enter} />}
      {view === 'door' && (
        <Button look="main" className={styles.enter} onClick={enter}>
          {uiMessages.tryAgain}
        </Button>
      )}
      {text && <p className={styles.speed}>{text}</p>}
      <Code code={code} />
    </div>
  );
}

/** @param props `children` are shown before the release */
export function SignIn({ releaseId, children }: Pick<RoomView, 'releaseId'> & { children: ReactNode }) {
  return (
    <>
      <Star size={52} className={styles.sign} />
      <Texts lines={releaseId === null ? messages.signIn : messages.signInNow} />
      <div className={styles.onward}>
        <ButtonLink look="main" to={signUpPath(ROOM_PATH)}>
          {messages.signUp}
        </ButtonLink>
        <ButtonLink look="quiet" to={loginPath(ROOM_PATH)}>
          {messages.login}
        </ButtonLink>
      </div>
      {releaseId === null && children}
    </>
  );
}

interface LostProps extends Pick<RoomView, 'speed'> {
  times: ShowTimes | null;
  lobby: Lobby | null;
}

export function Lost({ speed, times, lobby }: LostProps) {
  return (
    <>
      <Star size={64} unlit className={styles.sign} />
      <Texts lines={messages.lost} />
      <LossTimes speed={speed} />
      {lobby && times && <lobby.NextShow times={times} />}
      <Onward />
    </>
  );
}

function LossTimes({ speed }: Pick<RoomView, 'speed'>) {
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

/** What stands below the button once all places are taken. */
export function Full() {
  return (
    <>
      <p>{messages.anotherRoom}</p>
      <Onward look="quiet" />
    </>
  );
}

function Code({ code }: Pick<RoomView, 'code'>) {
  if (code === null) return null;
  return (
    <p className={styles.code}>
      {messages.code} <b>{code}</b> {messages.codeHint}
    </p>
  );
}
