import { Link } from 'react-router-dom';
import { useUser } from '../../auth/AuthContext';
import { RESET_PATH } from '../../base/paths';
import { PasswordField } from '../../ui/form/Field';
import type { FieldBinding } from '../../ui/form/useForm';
import { OwnEmail } from '../fields/EmailField';
import { accountMessages } from '../messages';
import { profileMessages } from './profileMessages';

export function CurrentPassword(binding: FieldBinding) {
  const { email } = useUser();
  return (
    <>
      <OwnEmail email={email} />
      <div>
        <PasswordField
          {...binding}
          label={profileMessages.newPassword.current}
          autoComplete="current-password"
        />
        <Link to={RESET_PATH} state={{ email }} className="own-line">
          {accountMessages.login.forgotten}
        </Link>
      </div>
    </>
  );
}
