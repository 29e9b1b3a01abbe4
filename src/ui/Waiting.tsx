import { Spinner } from './Spinner';
import styles from './Waiting.module.css';

/** In the place of what is being loaded. */
export function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <p>Carregando…</p>
    </div>
  );
}
