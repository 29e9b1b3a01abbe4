import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import { messages } from './messages';
import styles from './promotions.module.css';

/** In the place of what is being loaded. */
export function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <p>{messages.loading}</p>
    </div>
  );
}

/** In the place of what could not be loaded. */
export function Failed({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className={styles.waiting} role="alert">
      <p>{messages.failed}</p>
      <Button onClick={tryAgain}>{messages.tryAgain}</Button>
    </div>
  );
}
