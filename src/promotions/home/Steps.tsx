import { loadChunk } from '../../base/loadChunk';
import { ROOM_PATH } from '../../base/paths';
import type { ShowTimes } from '../../model';
import { ButtonLink } from '../../ui/Button';
import { useChunk } from '../../ui/loading/useChunk';
import { publicPromotionMessages } from '../messages';
import styles from './Steps.module.css';

const texts = publicPromotionMessages.home;

const loadCalendar = () => loadChunk(() => import('../../show/times/CalendarLinks'));

export function Steps({ times, roomOpen }: { times: ShowTimes | null; roomOpen: boolean }) {
  const { chunk } = useChunk(times ? loadCalendar : null);
  return (
    <section className={styles.section}>
      <h2>{texts.steps}</h2>
      <ol className={`side-by-side ${styles.steps}`}>
        {texts.stepList.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.onward}>
        <ButtonLink look="quiet" to={ROOM_PATH}>
          {texts.showLink}
        </ButtonLink>
        {times && chunk && <chunk.CalendarLinks times={times} roomOpen={roomOpen} />}
      </div>
    </section>
  );
}
