import styles from './FormError.module.css';
import noteStyles from './useFieldNotes.module.css';

/** An error of a form as a whole, and what to do about it. Invisible while it is empty. */
export function FormError({ text }: { text: string }) {
  return (
    <p className={`${noteStyles.sign} ${styles.error}`} role="alert">
      {text}
    </p>
  );
}
