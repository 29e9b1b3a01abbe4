import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../auth/AuthContext';
import { loadChunk } from '../../base/loadChunk';
import type { Participation } from '../../model';
import { focusIfLost } from '../../ui/focus';
import { FormSuccess } from '../../ui/form/FormError';
import { Loading } from '../../ui/loading/Loading';
import { useChunk } from '../../ui/loading/useChunk';
import { useTrueAfter } from '../../ui/useTrueAfter';
import { publicPromotionMessages } from '../messages';
import { NoParticipations } from './NoParticipations';
import { OwnParticipationCard } from './OwnParticipationCard';
import { ownMessages } from './ownMessages';
import { cacheParticipations, cachedParticipations } from './participationsCache';

const texts = ownMessages.participations;

const loadParticipations = () => loadChunk(() => import('../realtime'));

/** How long the list may be loading before the page says that it has not arrived. */
const LATE_MS = 10_000;

/** For how many participations, the newest, the promotion is read to show its outcome: reads are billed. */
const MAX_READ = 20;

/** The signed-in person's participations in promotions. */
export function MyParticipations() {
  const { uid } = useUser();
  const { participations, remove } = useParticipations(uid);
  /** The participation that the person has just ended. */
  const [left, setLeft] = useState<Participation | null>(null);
  const late = useTrueAfter(true, LATE_MS);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The card has gone, with its focused button.
    if (left) focusIfLost(content.current);
  }, [left]);
  if (!participations) return late ? <p role="alert">{texts.late}</p> : <Loading />;

  const onLeft = (participation: Participation) => {
    setLeft(participation);
    remove(participation.promocao);
  };
  // The person may take part again in another tab.
  const isBack = participations.some(({ promocao }) => promocao === left?.promocao);
  return (
    <div className="stack" data-listed={participations.length > 0} tabIndex={-1} ref={content}>
      <FormSuccess
        text={left && !isBack ? ownMessages.leave.done(left.titulo || publicPromotionMessages.untitled) : ''}
      />
      {participations.length === 0 ? (
        <NoParticipations left={left?.promocao} />
      ) : (
        <ul className="own-tickets-list">
          {participations.map((participation, index) => (
            <li key={participation.promocao}>
              <OwnParticipationCard
                participation={participation}
                reads={index < MAX_READ}
                onLeft={() => onLeft(participation)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * The person's participations: at first the list that this device has stored, then the server's. `remove`
 * hides one at once, without waiting for the server.
 */
function useParticipations(uid: string) {
  const { chunk: realtime } = useChunk(loadParticipations);
  const [shown, setShown] = useState(() => cachedParticipations(uid));
  useEffect(
    () =>
      realtime?.subscribeToParticipations(realtime.realtimeDb, uid, (participations) => {
        setShown(participations);
        cacheParticipations(uid, participations);
      }),
    [realtime, uid],
  );
  const remove = (promocao: string) =>
    setShown((before) => before && before.filter((participation) => participation.promocao !== promocao));
  return { participations: shown, remove };
}
