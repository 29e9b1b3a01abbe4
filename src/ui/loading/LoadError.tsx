import { Button } from '../Button';
import { afterFocusingPage } from '../focus';
import { uiMessages } from '../messages';
import styles from './LoadError.module.css';

/** Shown in place of content that could not be loaded. */
export function LoadError({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className={styles.error} role="alert">
      <p>{uiMessages.notLoaded}</p>
      <Button look="quiet" onClick={afterFocusingPage(tryAgain)}>
        {uiMessages.tryAgain}
      </Button>
    </div>
  );
}
