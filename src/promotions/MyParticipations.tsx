import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../auth/AuthContext';
import { dayText } from '../dates';
import { loadPart } from '../loadPart';
import { promotionPath } from '../paths';
import type { Participation } from '../model';
import { ButtonLink } from '../ui/Button';
import { focus } from '../ui/focus';
import { useChunk } from '../ui/useChunk';
import { useTrueAfter } from '../ui/useTrueAfter';
import { LeaveParticipation } from './LeaveParticipation';
import { messages } from './messages';
import { cacheParticipations, cachedParticipations } from './participationsCache';
import styles from './MyParticipations.module.css';
import { RulesLink } from './RulesLink';
import { ParticipationBadge } from './ParticipationBadge';
import { Loading } from '../ui/Loading';

const texts = messages.participations;

const loadRealtime = () => loadPart(() => import('./realtime'));

/** How long the list may be loading before the page explains why it is missing, ms. */
const LATE_MS = 10_000;

/** The list of participations, without a heading. */
export function MyParticipations() {
  const { uid } = useUser();
  const { participations, remove } = useParticipations(uid);
  const late = useTrueAfter(true, LATE_MS);
  const content = useRef<HTMLDivElement>(null);
  if (!participations) return late ? <p role="alert">{texts.late}</p> : <Loading />;

  const onLeft = (promocao: string) => {
    focus(content.current);
    remove(promocao);
  };
  return (
    <div className={styles.mine} tabIndex={-1} ref={content}>
      {participations.length === 0 ? (
        <None />
      ) : (
        <ul className={styles.list}>
          {participations.map((participation) => (
            <li key={participation.promocao}>
              <Item participation={participation} />
              <LeaveParticipation
                uid={uid}
                participation={participation}
                consequence={messages.leave.whileOpen}
                onLeft={() => onLeft(participation.promocao)}
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
    <>
      <p>{texts.none}</p>
      <ButtonLink quiet to="/">
        {texts.promotions}
      </ButtonLink>
    </>
  );
}

function Item({ participation: { promocao, titulo, em, regulamento } }: { participation: Participation }) {
  return (
    <ParticipationBadge>
      <div className={styles.participation}>
        <Link to={promotionPath(promocao)} className={`own-line ${styles.promotion}`}>
          {titulo || messages.card.untitled}
        </Link>
        {em && <p className={styles.since}>{texts.since(dayText(em))}</p>}
        {regulamento && (
          <RulesLink address={regulamento} text={texts.rules} className={`own-line ${styles.rules}`} />
        )}
      </div>
    </ParticipationBadge>
  );
}

/** The participations: first those that this device has stored, then the server's. `remove` hides one at once. */
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
