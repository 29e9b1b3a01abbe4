import { Button } from './Button';
import { FormError } from './FormError';
import { messages } from './messages';
import styles from './LoadError.module.css';

/** Shown in place of content that could not be loaded. */
export function LoadError({ tryAgain, text = messages.notLoaded }: { tryAgain: () => void; text?: string }) {
  return (
    <div className={styles.error}>
      <FormError text={text} />
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
