import type { ReactNode } from 'react';
import styles from './FormError.module.css';

/**
 * The error of a form as a whole, and what to do about it. It is always in the DOM, and invisible while
 * empty, so that screen readers announce its text.
 */
export function FormError({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={`with-sign ${styles.error}`} role="alert">
      {text}
      {text && children}
    </div>
  );
}

/**
 * Says beside a form that it has succeeded. It is always in the DOM, and invisible while empty, so that
 * screen readers announce its text.
 */
export function FormSuccess({ text }: { text: string }) {
  return (
    <p className={`with-sign ${styles.error} ${styles.success}`} role="status">
      {text}
    </p>
  );
}
