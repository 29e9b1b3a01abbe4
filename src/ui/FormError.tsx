import fieldStyles from './Field.module.css';
import styles from './FormError.module.css';

/** An error of a form as a whole, and what to do about it. Invisible while it is empty. */
export function FormError({ text }: { text: string }) {
  return (
    <p className={`${fieldStyles.sign} ${styles.error}`} role="alert">
      {text}
    </p>
  );
}
