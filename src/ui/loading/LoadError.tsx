import { Button } from '../Button';
import { afterFocusingPage } from '../focus';
import { uiMessages } from '../messages';
import styles from './LoadError.module.css';

interface Props {
  tryAgain: () => void;
  text?: string;
}

/** Shown in place of content that could not be loaded. */
export function LoadError({ tryAgain, text = uiMessages.notLoaded }: Props) {
  return (
    <div className={styles.error} role="alert">
      <p>{text}</p>
      <Button look="quiet" onClick={afterFocusingPage(tryAgain)}>
        {uiMessages.tryAgain}
      </Button>
    </div>
  );
}
