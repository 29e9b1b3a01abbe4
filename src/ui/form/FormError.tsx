import type { ReactNode, Ref } from 'react';
import styles from './FormError.module.css';

/** The class names of a box that says that something is wrong. */
export const errorBoxLook = `with-sign ${styles.error}`;

/**
 * The error of a form as a whole, and what to do about it. It is always in the DOM, and invisible while
 * empty, so that screen readers announce its text.
 */
export function FormError({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={errorBoxLook} role="alert">
      {text}
      {text && children}
    </div>
  );
}

/**
 * A message beside a form that the form has succeeded. The message is always in the DOM, and invisible while
 * empty, so that screen readers announce its text.
 */
export function FormSuccess({ text, ref }: { text: string; ref?: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={ref} className={`${errorBoxLook} ${styles.success}`} role="status">
      {text}
    </p>
  );
}
