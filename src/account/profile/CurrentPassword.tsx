import { useUser } from '../../auth/AuthContext';
import { PasswordField } from '../../ui/form/Field';
import type { FieldBinding } from '../../ui/form/useForm';
import { OwnEmail } from '../fields/EmailField';
import { profileMessages } from './profileMessages';

export function CurrentPassword(binding: FieldBinding) {
  return (
    <>
      <OwnEmail email={useUser().email} />
      <PasswordField
        {...binding}
        label={profileMessages.newPassword.current}
        autoComplete="current-password"
      />
    </>
  );
}
