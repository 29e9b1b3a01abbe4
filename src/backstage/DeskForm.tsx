import type { ComponentProps, ReactNode } from 'react';
import { formLook, type Form } from '../ui/form/Form';
import { FormError } from '../ui/form/FormError';
import type { FormState } from '../ui/form/useForm';
import { WriteButton } from './WriteButton';

type SharedProps = Pick<ComponentProps<typeof Form>, 'button' | 'busyButton' | 'look' | 'children'>;

export interface DeskFormProps extends SharedProps {
  /** The result of `useForm`. */
  form: Pick<FormState, 'onSubmit' | 'busy' | 'formError' | 'lastError'>;
  /** Puts the button beside the form's only field where there is room. */
  inline?: boolean;
  /** Shown directly above the button, which then stays on the screen while the form is scrolled. */
  note?: ReactNode;
}

/**
 * A form of the team's desk. Unlike Form of src/ui, it disables its button without a connection. It does not
 * wait for hydration, because the desk is not prerendered.
 */
export function DeskForm(props: DeskFormProps) {
  const { form, button, busyButton, look, inline = false, note, children } = props;
  return (
    <form className={inline ? `${formLook} desk-inline` : formLook} noValidate onSubmit={form.onSubmit}>
      {children}
      <p aria-live="polite" className="visually-hidden">
        {form.lastError}
      </p>
      <div className={note ? 'desk-submit desk-submit-sticky' : 'desk-submit'}>
        {note}
        <FormError text={form.formError} />
        <WriteButton type="submit" look={look} busy={form.busy} busyText={busyButton}>
          {button}
        </WriteButton>
      </div>
    </form>
  );
}
