import { useAuth } from '../auth/AuthContext';
import type { Promotion } from '../model';
import { Countdown } from '../show/Countdown';
import { useServerClock } from '../show/useServerClock';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Star } from '../ui/Logo';
import { ActionPanel } from './ActionPanel';
import { messages } from './messages';
import { Paragraphs } from './Paragraphs';
import type { PromotionStatus } from './period';
import styles from './promotions.module.css';
import { useTakesPart } from './useTakesPart';

const texts = messages.promotion;

interface Props {
  promotion: Promotion;
  status: Exclude<PromotionStatus, 'open'>;
  /** The server's time when the promotion was read; null if it is not known. */
  now: Date | null;
}

/** Why nobody can take part in a promotion now: it is to come, over or not ready. */
export function NotOpen({ promotion: { id, inicio, resultado }, status, now }: Props) {
  const { state } = useAuth();
  return (
    <ActionPanel>
      {status === 'incomplete' && <Star size={64} unlit />}
      <p className={status === 'incomplete' ? styles.lead : styles.note}>{texts[status]}</p>
      {status === 'notBegun' && inicio && now && <TimeLeft begin={inicio} readAt={now} />}
      {status === 'ended' && (
        <div className={`${styles.result} ${resultado ? styles.won : ''}`}>
          <Star size={resultado ? 68 : 64} unlit={!resultado} />
          <h2>{texts.result}</h2>
          <Paragraphs text={resultado || texts.noResult} />
        </div>
      )}
      {state.status === 'signedIn' && (
        <Participation id={id} uid={state.profile.uid} ended={status === 'ended'} />
      )}
      {status !== 'notBegun' && <ButtonLink to="/">{texts.others}</ButtonLink>}
    </ActionPanel>
  );
}

function TimeLeft({ begin, readAt }: { begin: Date; readAt: Date }) {
  const now = useServerClock(true);
  return <Countdown label={texts.startsIn} begin={begin} now={now ?? readAt} />;
}

function Participation({ id, uid, ended }: { id: string; uid: string; ended: boolean }) {
  const { loaded } = useTakesPart(id, uid);
  const takesPart = loaded.status === 'ready' ? loaded.data : null;
  // Its line is reserved, so that nothing moves when the answer comes.
  if (ended) {
    return (
      <p className={styles.own}>{takesPart !== null && (takesPart ? texts.tookPart : texts.tookNoPart)}</p>
    );
  }
  return (
    takesPart && (
      <p className={styles.joined}>
        <Icon name="check" />
        {texts.takesPart}
      </p>
    )
  );
}
