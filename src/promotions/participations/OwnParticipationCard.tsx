import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../../auth/AuthContext';
import { dayText } from '../../base/dates';
import { promotionPath } from '../../base/paths';
import { ticketCode } from '../../base/ticketCode';
import type { Participation, Promotion } from '../../model';
import { useApproximateTime } from '../../show/clock/useApproximateTime';
import { NewTabLink } from '../../ui/NewTabLink';
import { Picture } from '../../ui/Picture';
import { useLoaded } from '../../ui/loading/useLoaded';
import { Paragraphs } from '../Paragraphs';
import { readPromotionNow } from '../loadPromotions';
import { publicPromotionMessages } from '../messages';
import { statusOf, type PromotionStatus } from '../period';
import { pictureOf } from '../pictureOf';
import { useReadAgain } from '../useReadAgain';
import { LeaveParticipation } from './LeaveParticipation';
import { ownMessages } from './ownMessages';
import { outcomeOf, type PromotionOutcome } from './promotionOutcome';

const texts = ownMessages.participations;

interface Props {
  participation: Participation;
  /** Whether the card reads its promotion to tell the outcome. */
  reads: boolean;
  onLeft: () => void;
}

/**
 * A participation in the profile's list: the promotion, its outcome, and how to leave. The button to leave is
 * missing if the participation may have won, or if its outcome has not been read: a tap in passing could give
 * up the prize. The promotion's own page still has that button. If it was pressed before, its question
 * stays open.
 */
export function OwnParticipationCard({ participation, reads, onLeft }: Props) {
  const { uid } = useUser();
  const { promocao, titulo, em, regulamento } = participation;
  const { promotion, status, outcome } = useOutcome(promocao, reads);
  return (
    <article className={`own-ticket own-ticket-${outcome?.kind ?? 'open'}`}>
      <div className="own-ticket-main">
        <Picture source={promotion && pictureOf(promotion)} className="own-ticket-picture" />
        <div className="own-ticket-text">
          <Link to={promotionPath(promocao)} className="own-line own-ticket-promotion">
            {titulo || publicPromotionMessages.untitled}
          </Link>
          {outcome?.result && <Paragraphs text={outcome.result} first="own-ticket-outcome" />}
          {outcome?.text && (
            <p className={outcome.result ? undefined : 'own-ticket-outcome'}>{outcome.text}</p>
          )}
        </div>
      </div>
      <div className="own-ticket-foot">
        {em && <span>{texts.since(dayText(em))}</span>}
        <span>{texts.code(ticketCode(uid))}</span>
        {regulamento && (
          <NewTabLink href={regulamento} className="own-line">
            {texts.rules}
          </NewTabLink>
        )}
        {outcome && (
          <LeaveParticipation
            uid={uid}
            participation={participation}
            status={status}
            offered={status !== 'ended'}
            onLeft={onLeft}
          />
        )}
      </div>
    </article>
  );
}

/** All are null until the server has answered. */
interface Read {
  promotion: Promotion | null;
  /** Null also if the promotion is hidden. */
  status: PromotionStatus | null;
  outcome: PromotionOutcome | null;
}

/** Reads the promotion and computes its outcome. */
function useOutcome(promocao: string, reads: boolean): Read {
  const { name } = useUser();
  const { loaded, tryAgain } = useLoaded(
    useMemo(() => (reads ? () => readPromotionNow(promocao) : null), [promocao, reads]),
  );
  useReadAgain(loaded, tryAgain);
  // Uses the present time, because the promotion may have ended since it was read.
  const now = useApproximateTime(reads);
  if (loaded.status !== 'ready' || !now) return { promotion: null, status: null, outcome: null };
  const { promotion } = loaded.data;
  const status = promotion && statusOf(promotion, now);
  return { promotion, status, outcome: outcomeOf(promotion, now, name) };
}
