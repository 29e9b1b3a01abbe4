import type { ReactNode } from 'react';
import type { ShowTimes } from '../model';
import { isFarAhead } from '../show/phase';
import { useShowPhase } from '../show/useShowPhase';
import { ButtonLink } from '../ui/Button';
import { Star } from '../ui/Logo';
import { Spinner } from '../ui/Spinner';
import type { Lobby } from './Lobby';
import { messages } from './messages';
import styles from './RoomPanel.module.css';
import { Slot } from './Slot';
import { Texts } from './Texts';

interface Props {
  times: ShowTimes | null;
  /** The chunk of what is shown to those who wait; null until it has been loaded. */
  lobby: Lobby | null;
  /** What belongs below the texts. */
  children: ReactNode;
}

/** The view of those who wait. After the show's end it says so; another room would still show its button. */
export function Waiting({ times, lobby, children }: Props) {
  const { phase, now } = useShowPhase(times, false);
  return (
    <>
      {phase === 'over' ? (
        <Over />
      ) : lobby && phase === 'upcoming' && times && now && isFarAhead(times, now) ? (
        <lobby.FarAhead times={times} now={now} />
      ) : (
        <>
          <Slot>
            <Spinner /> {messages.slot}
          </Slot>
          <Texts lines={messages.loading} />
        </>
      )}
      {children}
    </>
  );
}

function Over() {
  return (
    <>
      <Star size={64} unlit className={styles.sign} />
      <Texts lines={messages.over} />
      <p className={styles.onward}>
        <ButtonLink to="/">{messages.promotions}</ButtonLink>
      </p>
    </>
  );
}
