import { PasswordField } from '../../ui/form/Field';
import type { FieldBinding } from '../../ui/form/useForm';
import { Warning } from './Warning';
import { weaknessOf } from './passwordWeakness';
import { personMessages } from './personMessages';

interface Props extends FieldBinding {
  label: string;
  /** Personal texts, such as the name and the phone, which the password should not contain. */
  known: readonly string[];
}

/**
 * A field for a new password. It accepts a password that is easy to guess, but says why the password is weak.
 */
export function NewPasswordField({ known, 'data-valid': valid, ...binding }: Props) {
  const weakness = valid && weaknessOf(binding.value, known);
  return (
    <PasswordField
      {...binding}
      data-valid={weakness ? undefined : valid}
      hint={weakness ? <Warning>{weakness}</Warning> : personMessages.newPassword.hint}
      autoComplete="new-password"
    />
  );
}
