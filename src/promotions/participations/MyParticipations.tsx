import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../auth/AuthContext';
import { loadChunk } from '../../base/loadChunk';
import type { Participation } from '../../model';
import { ButtonLink } from '../../ui/Button';
import { focus } from '../../ui/focus';
import { FormSuccess } from '../../ui/form/FormError';
import { Loading } from '../../ui/loading/Loading';
import { useChunk } from '../../ui/loading/useChunk';
import { useTrueAfter } from '../../ui/useTrueAfter';
import { messages } from '../messages';
import { OwnTicket } from './OwnTicket';
import { ownMessages } from './ownMessages';
import { cacheParticipations, cachedParticipations } from './participationsCache';
import styleSheet from './participations.css?url';

const texts = ownMessages.participations;

const loadRealtime = () => loadChunk(() => import('../realtime'));

/** How long the list may be loading before the page explains why it is missing. */
const LATE_MS = 10_000;

/** Each document read is billed, so only the newest participations say what became of their promotion. */
const MAX_READ = 20;

/** The list of participations, without a heading. */
export function MyParticipations() {
  return (
    <>
      {/* From the first render on: while React waits for a style sheet, it hides the whole page. */}
      <link rel="stylesheet" href={styleSheet} precedence="profile" />
      <Participations />
    </>
  );
}

function Participations() {
  const { uid } = useUser();
  const { participations, remove } = useParticipations(uid);
  /** The title of the promotion that the person has just left. */
  const [left, setLeft] = useState('');
  const late = useTrueAfter(true, LATE_MS);
  const content = useRef<HTMLDivElement>(null);
  if (!participations) return late ? <p role="alert">{texts.late}</p> : <Loading />;

  const onLeft = ({ promocao, titulo }: Participation) => {
    focus(content.current);
    setLeft(titulo || messages.untitled);
    remove(promocao);
  };
  return (
    <div className="own-tickets" tabIndex={-1} ref={content}>
      <FormSuccess text={left && ownMessages.leave.done(left)} />
      {participations.length === 0 ? (
        <None />
      ) : (
        <ul className="own-tickets-list">
          {participations.map((participation, place) => (
            <li key={participation.promocao}>
              <OwnTicket
                participation={participation}
                reads={place < MAX_READ}
                onLeft={() => onLeft(participation)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function None() {
  return (
    <div className="own-tickets-none">
      <p>{texts.none}</p>
      <ButtonLink to="/">{texts.promotions}</ButtonLink>
    </div>
  );
}

/**
 * The participations: first those that this device has stored, then the server's. `remove` hides one at once.
 */
function useParticipations(uid: string) {
  const { chunk: realtime } = useChunk(loadRealtime);
  const [shown, setShown] = useState(() => cachedParticipations(uid));
  useEffect(
    () =>
      realtime?.subscribeToParticipations(uid, (participations) => {
        setShown(participations);
        cacheParticipations(uid, participations);
      }),
    [realtime, uid],
  );
  const remove = (promocao: string) =>
    setShown((before) => before && before.filter((participation) => participation.promocao !== promocao));
  return { participations: shown, remove };
}
