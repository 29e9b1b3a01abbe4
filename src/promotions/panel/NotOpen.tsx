import { useState } from 'react';
import { useAuth } from '../../auth/AuthContext';
import { focus } from '../../ui/focus';
import { useChunk } from '../../ui/loading/useChunk';
import { publicPromotionMessages } from '../messages';
import { JoinedMark } from '../participations/JoinedMark';
import { ActionPanel } from './ActionPanel';
import { NotOpenPanel, type NotOpenProps } from './NotOpenPanel';
import { loadJoined } from './OwnParticipation';
import { useTakesPart } from './useTakesPart';
import styles from './NotOpen.module.css';

const texts = publicPromotionMessages.promotion;

/** The panel of a promotion that is not open: it is to come, over, or incomplete. */
export function NotOpen(props: NotOpenProps) {
  const { state } = useAuth();
  if (state.status !== 'signedIn') return <NotOpenPanel {...props} />;
  return <OwnPanel key={state.profile.uid} uid={state.profile.uid} {...props} />;
}

/**
 * The panel for a signed-in person; it also says whether the person takes part. The question whether to leave
 * takes the place of all else.
 */
function OwnPanel({ uid, ...props }: { uid: string } & NotOpenProps) {
  const { id, titulo } = props.promotion;
  const ended = props.status === 'ended';
  const { loaded } = useTakesPart(id, uid);
  const [hasLeft, setHasLeft] = useState(false);
  const takesPart = loaded.status === 'ready' ? loaded.data && !hasLeft : null;
  const { chunk } = useChunk(takesPart ? loadJoined : null);
  const [leaving, setLeaving] = useState<'asked' | 'cancelled' | null>(null);
  if (takesPart && chunk && leaving === 'asked') {
    return (
      <ActionPanel>
        <p>
          <JoinedMark ended={ended} />
        </p>
        <chunk.LeaveQuestion
          uid={uid}
          participation={{ promocao: id, titulo }}
          status={props.status}
          onLeft={() => setHasLeft(true)}
          onCancel={() => setLeaving('cancelled')}
        />
      </ActionPanel>
    );
  }
  const leave = takesPart && chunk && (
    <div className="leave-ended">
      <chunk.LeaveButton
        titulo={titulo}
        focused={leaving === 'cancelled'}
        onClick={() => setLeaving('asked')}
      />
    </div>
  );
  return (
    <NotOpenPanel {...props} more={leave}>
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
    </NotOpenPanel>
  );
}
