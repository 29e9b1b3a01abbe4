import type { ReactNode } from 'react';
import styles from './FormError.module.css';
import noteStyles from './useFieldNotes.module.css';

/** An error of a form as a whole, and what to do about it. Invisible while its text is empty. */
export function FormError({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={`${noteStyles.sign} ${styles.error}`} role="alert">
      {text}
      {text && children}
    </div>
  );
}

/**
 * Says that a form has succeeded, beside the form, where the visitor looks. Invisible while its text is
 * empty.
 */
export function FormSuccess({ text }: { text: string }) {
  return (
    <p className={`${noteStyles.sign} ${styles.error} ${styles.success}`} role="status">
      {text}
    </p>
  );
}
