import { PasswordField } from '../../ui/form/Field';
import { warningLook } from '../../ui/form/useFieldNotes';
import type { FieldBinding } from '../../ui/form/useForm';
import { messages } from '../messages';
import { weaknessOf } from './passwordWeakness';

interface Props extends FieldBinding {
  label: string;
  /** What others know of the person, which the password should not contain. */
  known: readonly string[];
}

/** A new password. One that is easy to guess is accepted, and the field says why it is a bad one. */
export function NewPasswordField({ known, 'data-valid': valid, ...binding }: Props) {
  const weakness = valid && weaknessOf(binding.value, known);
  return (
    <PasswordField
      {...binding}
      data-valid={weakness ? undefined : valid}
      hint={weakness ? <p className={warningLook}>{weakness}</p> : messages.signUp.passwordHint}
      autoComplete="new-password"
    />
  );
}
