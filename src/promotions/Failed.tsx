import { Button } from '../ui/Button';
import { messages } from './messages';
import styles from './promotions.module.css';

/** In the place of what could not be loaded. */
export function Failed({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{messages.failed}</p>
      <Button
        onClick={({ currentTarget }) => {
          // The button goes: whoever uses a keyboard stays on the page.
          currentTarget.closest('main')?.focus({ preventScroll: true });
          tryAgain();
        }}
      >
        {messages.tryAgain}
      </Button>
    </div>
  );
}
