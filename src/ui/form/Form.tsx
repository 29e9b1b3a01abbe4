import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from '../Button';
import { useHydrated } from '../useHydrated';
import { FormError, FormSuccess } from './FormError';
import type { FormState } from './useForm';
import styles from './Form.module.css';

/** The class name of a form's element. */
export const formLook = styles.form;

interface Props {
  /** The result of `useForm` or `useCheckedForm`. */
  form: Pick<FormState, 'readUnnoticed' | 'onSubmit' | 'busy' | 'done' | 'formError' | 'lastError'>;
  button: string;
  /** The button's text while the form is being submitted. */
  busyButton: string;
  /** `quiet` if its page is not, or no longer, mainly for submitting the form. */
  look?: 'quiet' | undefined;
  /** Marks a form whose action cannot be undone. */
  danger?: boolean;
  /** Content that helps with the error, shown below it. */
  advice?: ReactNode;
  /** The text that says that the form has succeeded; empty before. */
  success?: string;
  children: ReactNode;
}

/** A form with one submit button, a place above it for the form's error, and one below it for its success. */
export function Form({ form, button, busyButton, look, danger = false, advice, success, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  // Takes over text that was typed into the prerendered form before React hydrated it.
  const readTyped = useEffectEvent(form.readUnnoticed);
  useEffect(() => void (ref.current && readTyped(ref.current)), []);
  const successRef = useRef<HTMLParagraphElement>(null);
  // Whoever presses Enter in a field may not see the message, which is below it. Nobody who is elsewhere by
  // now is taken back to this form.
  useEffect(() => {
    if (success && ref.current?.contains(document.activeElement))
      successRef.current?.scrollIntoView({ block: 'nearest' });
  }, [success]);
  return (
    <form ref={ref} className={formLook} noValidate onSubmit={form.onSubmit}>
      {children}
      <p aria-live="polite" className="visually-hidden">
        {form.lastError}
      </p>
      <FormError text={form.formError}>{advice}</FormError>
      {/* Disabled until React has hydrated the page: before, the browser itself would submit the form, with
          the password in the address. */}
      <Button
        type="submit"
        look={success && form.done ? 'quiet' : look}
        danger={danger}
        busy={form.busy}
        busyText={busyButton}
        disabled={!hydrated}
      >
        {button}
      </Button>
      {/* Below the button, which therefore stays under the finger. */}
      {success !== undefined && <FormSuccess text={success} ref={successRef} />}
    </form>
  );
}
