import { useAuth } from '../../auth/AuthContext';
import { ROOM_PATH } from '../../base/paths';
import type { ShowState } from '../../show/watch/showState';
import { ButtonLink } from '../../ui/Button';
import { publicPromotionMessages } from '../messages';
import { ShowCalendar } from './ShowCalendar';
import styles from './Steps.module.css';

const texts = publicPromotionMessages.home;

export function Steps({ show }: { show: ShowState }) {
  const { state } = useAuth();
  return (
    <section className="stack">
      <h2>{texts.steps}</h2>
      <ol className={`side-by-side numbered ${styles.steps}`}>
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
        {state.status !== 'signedIn' && <ShowCalendar show={show} />}
      </div>
    </section>
  );
}
