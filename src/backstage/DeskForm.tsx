import type { ReactNode } from 'react';
import { formLook } from '../ui/form/Form';
import { FormError } from '../ui/form/FormError';
import type { FormState } from '../ui/form/useForm';
import { WriteButton } from './WriteButton';

export interface DeskFormProps {
  /** The result of `useForm`. */
  form: Pick<FormState, 'onSubmit' | 'busy' | 'formError'>;
  button: string;
  /** The button's text while the form is being submitted. */
  busyButton: string;
  /** `quiet` if the form is not the main action on the screen. */
  look?: 'quiet' | undefined;
  /** Whether the button stays on the screen while the form is scrolled. */
  sticky?: boolean;
  /** Puts the button beside the form's only field where there is room. */
  inline?: boolean;
  /** Shown directly above the button. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * A form of the team's desk. Unlike Form of src/ui, it disables its button without a connection. It does not
 * wait for hydration, because the desk is not prerendered.
 */
export function DeskForm(props: DeskFormProps) {
  const { form, button, busyButton, look, sticky = false, inline = false, note, children } = props;
  return (
    <form className={inline ? `${formLook} desk-inline` : formLook} noValidate onSubmit={form.onSubmit}>
      {children}
      <div className={sticky ? 'desk-submit desk-submit-sticky' : 'desk-submit'}>
        {note}
        <FormError text={form.formError} />
        <WriteButton type="submit" look={look} busy={form.busy} busyText={busyButton}>
          {button}
        </WriteButton>
      </div>
    </form>
  );
}
