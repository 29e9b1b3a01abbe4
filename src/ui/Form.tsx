import type { FormEvent, ReactNode } from 'react';
import { Button } from './Button';
import { Failure } from './Failure';
import styles from './Form.module.css';

interface Props {
  /** Of `useForm`. */
  form: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    busy: boolean;
    failure: string;
  };
  button: string;
  /** On the button while the work is under way. */
  busyButton: string;
  /** It cannot be undone. */
  danger?: boolean;
  children: ReactNode;
}

/** A form with one button, and the place for what went wrong with it as a whole. */
export function Form({ form, button, busyButton, danger = false, children }: Props) {
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      {children}
      <Failure text={form.failure} />
      <Button type="submit" danger={danger} busy={form.busy}>
        {form.busy ? busyButton : button}
      </Button>
    </form>
  );
}
