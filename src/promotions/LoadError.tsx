import { Button } from '../ui/Button';
import { messages } from './messages';
import styles from './LoadError.module.css';

interface Props {
  tryAgain: () => void;
  text?: string;
  /** The error is the only text of its panel, in large letters. */
  lead?: boolean;
}

/** Shown in place of content that could not be loaded. */
export function LoadError({ tryAgain, text = messages.failed, lead = false }: Props) {
  return (
    <div className={`${styles.error} ${lead ? styles.lead : ''}`} role="alert">
      <p>{text}</p>
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
