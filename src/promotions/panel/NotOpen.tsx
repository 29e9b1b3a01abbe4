import { useState, type ReactNode } from 'react';
import { useAuth } from '../../auth/AuthContext';
import type { Promotion } from '../../model';
import { ButtonLink } from '../../ui/Button';
import { Outline } from '../../ui/Icon';
import { Star } from '../../ui/Logo';
import { focus } from '../../ui/focus';
import { useChunk } from '../../ui/loading/useChunk';
import { Paragraphs } from '../Paragraphs';
import { publicPromotionMessages } from '../messages';
import { JoinedMark } from '../participations/JoinedMark';
import type { PromotionStatus } from '../period';
import { ActionPanel } from './ActionPanel';
import { loadJoined } from './OwnParticipation';
import { UntilBegin } from './UntilBegin';
import { useTakesPart } from './useTakesPart';
import styles from './NotOpen.module.css';

const texts = publicPromotionMessages.promotion;

/** A clock, for a promotion whose date or result is to come. */
const CLOCK = 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m0 4.5V12l3 2.5';

interface Props {
  promotion: Promotion;
  status: Exclude<PromotionStatus, 'open'>;
  /** The server's time, exact to a minute; null if it is not known. */
  now: Date | null;
}

/** The panel of a promotion that is not open: it is to come, over, or incomplete. */
export function NotOpen(props: Props) {
  const { state } = useAuth();
  if (state.status !== 'signedIn') return <Panel {...props} />;
  return <OwnPanel key={state.profile.uid} uid={state.profile.uid} {...props} />;
}

/** The panel for a signed-in person; it also says whether the person takes part. */
function OwnPanel({ uid, ...props }: { uid: string } & Props) {
  const { id, titulo } = props.promotion;
  const ended = props.status === 'ended';
  const { loaded } = useTakesPart(id, uid);
  const [hasLeft, setHasLeft] = useState(false);
  const takesPart = loaded.status === 'ready' ? loaded.data && !hasLeft : null;
  const { chunk } = useChunk(takesPart ? loadJoined : null);
  const leave = takesPart && chunk && (
    <div className="leave-ended">
      <chunk.LeaveParticipation
        uid={uid}
        participation={{ promocao: id, titulo }}
        status={props.status}
        onLeft={() => setHasLeft(true)}
      />
    </div>
  );
  return (
    <Panel {...props} more={leave}>
      {(takesPart || ended || hasLeft) && (
        // Rendered empty until the answer comes, so that nothing moves when the text appears.
        <p className={styles.own} tabIndex={-1} ref={hasLeft ? focus : null}>
          {takesPart ? (
            <JoinedMark ended={ended} />
          ) : (
            takesPart === false && (hasLeft ? texts.left : texts.tookNoPart)
          )}
        </p>
      )}
    </Panel>
  );
}

/** @param more a secondary action, shown below the link to the other promotions */
function Panel({
  promotion,
  status,
  now,
  children,
  more,
}: Props & { children?: ReactNode; more?: ReactNode }) {
  const { resultado } = promotion;
  // A first line such as 'Joana P. ganhou!' has room for large letters.
  const size = /^.{1,24}(\n|$)/.test(resultado) ? styles.winner : '';
  return (
    <ActionPanel>
      {status === 'ended' && resultado ? (
        <>
          <h2 className={styles.note}>{texts.result}</h2>
          <div className={styles.won}>
            <Star size={68} className={styles.star} />
            <Paragraphs text={resultado} first={`${styles.first} ${size}`} />
          </div>
        </>
      ) : (
        <>
          {status !== 'notBegun' && <Outline d={CLOCK} className={styles.clock} />}
          <Paragraphs text={texts[status]} first={status === 'notBegun' ? styles.note : styles.first} />
        </>
      )}
      {status === 'notBegun' && <UntilBegin promotion={promotion} now={now} />}
      {children}
      <ButtonLink to="/" look={status === 'notBegun' || more ? 'quiet' : undefined}>
        {texts.others}
      </ButtonLink>
      {more}
    </ActionPanel>
  );
}
