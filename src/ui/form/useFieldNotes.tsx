import { useId, type ReactNode } from 'react';
import styles from './useFieldNotes.module.css';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
}

/** The class name of the element around a field and its label. */
export const fieldLook = styles.field;

/** The class name of the element in which the value is typed or chosen. */
export const controlLook = styles.control;

/** Class names for a field's error text. */
export const errorLook = `with-sign ${styles.error}`;

/** The class names of a hint that warns: the value is accepted, but probably not what is meant. */
export const warningLook = `${errorLook} ${styles.warning}`;

/** A field's id, its ARIA attributes, and its error and hint as elements. */
export function useFieldNotes(hint: ReactNode, error: string | undefined) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
    notes: (
      <>
        {error && (
          <p id={`${id}-error`} className={errorLook}>
            {error}
          </p>
        )}
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </>
    ),
  };
}
