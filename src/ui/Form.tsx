import type { FormEvent, ReactNode } from 'react';
import { Button } from './Button';
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
  children: ReactNode;
}

export function Form({ form, button, busyButton, children }: Props) {
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      {children}
      <p className={styles.failure} role="alert">
        {form.failure}
      </p>
      {/* Not `disabled`, which would take the focus away from whoever pressed it by keyboard. */}
      <Button type="submit" aria-disabled={form.busy}>
        {form.busy ? busyButton : button}
      </Button>
    </form>
  );
}
