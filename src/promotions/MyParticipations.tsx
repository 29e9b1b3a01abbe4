import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../auth/AuthContext';
import { promotionPath } from '../paths';
import type { Participation } from '../model';
import { useChunk } from '../ui/useChunk';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import { keepParticipations, keptParticipations } from './participationsCache';
import { day } from './period';
import styles from './promotions.module.css';
import { Waiting } from '../ui/Waiting';

const texts = messages.participations;

/** The content of the profile's list; its heading is the profile's. */
export function MyParticipations() {
  const { uid } = useUser();
  const participations = useParticipations(uid);
  const late = useIsLate();
  if (!participations) return late ? <p role="alert">{texts.late}</p> : <Waiting />;
  if (participations.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className={styles.list}>
      {participations.map(({ promocao, titulo, em }) => (
        <li key={promocao}>
          <Link to={promotionPath(promocao)}>{titulo || messages.card.untitled}</Link>
          {em && <p>{texts.since(day(em))}</p>}
        </li>
      ))}
    </ul>
  );
}

/** From then on a person is told why nothing comes, ms. */
const LATE_MS = 10_000;

function useIsLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/** Those kept at once, then as the server has them. */
function useParticipations(uid: string): Participation[] | null {
  const { chunk: data } = useChunk(loadPromotions);
  const [shown, setShown] = useState(() => keptParticipations(uid));
  useEffect(
    () =>
      data?.watchParticipations(uid, (participations) => {
        setShown(participations);
        keepParticipations(uid, participations);
      }),
    [data, uid],
  );
  return shown;
}
