import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useUser } from '../auth/AuthContext';
import { dayText } from '../dates';
import { promotionPath } from '../paths';
import type { Participation } from '../model';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useChunk } from '../ui/useChunk';
import { useTrueAfter } from '../ui/useTrueAfter';
import { loadPromotions } from './loadPromotions';
import { messages } from './messages';
import { cacheParticipations, cachedParticipations } from './participationsCache';
import styles from './promotions.module.css';
import { Loading } from '../ui/Loading';

const texts = messages.participations;

/** The page explains why the list is missing after this time, ms. */
const LATE_MS = 10_000;

/** The list of participations, without a heading. */
export function MyParticipations() {
  const { uid } = useUser();
  const participations = useParticipations(uid);
  const late = useTrueAfter(true, LATE_MS);
  if (!participations) return late ? <p role="alert">{texts.late}</p> : <Loading />;
  if (participations.length === 0) {
    return (
      <>
        <p>{texts.none}</p>
        <ButtonLink quiet to="/">
          {texts.promotions}
        </ButtonLink>
      </>
    );
  }
  return (
    <ul className={styles.list}>
      {participations.map(({ promocao, titulo, em }) => (
        <li key={promocao} className={styles.joined}>
          <Icon name="check" />
          <div>
            <Link to={promotionPath(promocao)}>{titulo || messages.card.untitled}</Link>
            {em && <p>{texts.since(dayText(em))}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The stored participations first, then those of the server. */
function useParticipations(uid: string): Participation[] | null {
  const { chunk: data } = useChunk(loadPromotions);
  const [shown, setShown] = useState(() => cachedParticipations(uid));
  useEffect(
    () =>
      data?.subscribeToParticipations(data.db, uid, (participations) => {
        setShown(participations);
        cacheParticipations(uid, participations);
      }),
    [data, uid],
  );
  return shown;
}
