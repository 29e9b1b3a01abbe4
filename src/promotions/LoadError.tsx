import { Button } from '../ui/Button';
import { messages } from './messages';
import styles from './promotions.module.css';

/** Shown in place of content that could not be loaded. */
export function LoadError({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{messages.failed}</p>
      <Button
        onClick={({ currentTarget }) => {
          // The button is removed; keep the focus of keyboard users on the page.
          currentTarget.closest('main')?.focus({ preventScroll: true });
          tryAgain();
        }}
      >
        {messages.tryAgain}
      </Button>
    </div>
  );
}
