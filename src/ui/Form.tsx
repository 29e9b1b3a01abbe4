import type { FormEvent, ReactNode } from 'react';
import { Button } from './Button';
import { FormError } from './FormError';
import styles from './Form.module.css';

interface Props {
  /** The result of `useForm`. */
  form: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    busy: boolean;
    formError: string;
  };
  button: string;
  /** The button's text while the form is being submitted. */
  busyButton: string;
  /** An action that cannot be undone. */
  danger?: boolean;
  children: ReactNode;
}

/** A form with one button and a place for its errors. */
export function Form({ form, button, busyButton, danger = false, children }: Props) {
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      {children}
      <FormError text={form.formError} />
      <Button type="submit" danger={danger} busy={form.busy}>
        {form.busy ? busyButton : button}
      </Button>
    </form>
  );
}
