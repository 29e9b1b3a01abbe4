import { Button } from '../Button';
import { focusPage } from '../focus';
import { messages } from '../messages';
import styles from './LoadError.module.css';

interface Props {
  tryAgain: () => void;
  text?: string;
}

/** Shown in place of content that could not be loaded. */
export function LoadError({ tryAgain, text = messages.notLoaded }: Props) {
  return (
    <div className={styles.error} role="alert">
      <p>{text}</p>
      <Button
        look="quiet"
        onClick={() => {
          // Moves the focus, because the button that has it disappears, and keyboard users would lose their
          // place.
          focusPage();
          tryAgain();
        }}
      >
        {messages.tryAgain}
      </Button>
    </div>
  );
}
