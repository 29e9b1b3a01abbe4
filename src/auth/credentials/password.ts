import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  validatePassword,
  type Auth,
  type User,
} from 'firebase/auth';
import { codeOf } from '../../base/errors';
import { OldPasswordError, WeakPasswordError } from '../issues';

/**
 * @throws OldPasswordError if the project's password policy is also enforced at logins, and the password is
 * from before it; the SDK's other errors, or `auth/no-current-user` if nobody is signed in
 */
export async function reauthenticate({ currentUser }: Auth, password: string): Promise<User> {
  if (!currentUser?.email)
    throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/no-current-user' });
  const credential = EmailAuthProvider.credential(currentUser.email, password);
  await reauthenticateWithCredential(currentUser, credential).catch((error: unknown) => {
    throw isAgainstThePolicy(error) ? new OldPasswordError() : error;
  });
  return currentUser;
}

/**
 * Changes the password. Succeeds also if the new password is valid already: the answer to an earlier attempt
 * may have been lost.
 * @throws WeakPasswordError, or what reauthenticate throws; if the current password is wrong, nothing has
 * changed
 */
export async function changePassword(auth: Auth, current: string, next: string): Promise<void> {
  const user = await reauthenticate(auth, current).catch((error: unknown) => {
    if (!isWrongPassword(error)) throw error;
    return reauthenticate(auth, next);
  });
  await explainWeakPassword(auth, next, updatePassword(user, next));
}

/**
 * Whether Firebase has refused a login because of its password. With protection against e-mail enumeration,
 * it sends the second code, and the same one if no account has the address.
 */
export function isWrongPassword(error: unknown): boolean {
  return ['auth/wrong-password', 'auth/invalid-credential'].includes(codeOf(error));
}

const isAgainstThePolicy = (error: unknown) => codeOf(error) === 'auth/password-does-not-meet-requirements';

/**
 * Explains the failure of a request that sets a password.
 * @throws WeakPasswordError if the password violates the project's policy and Firebase says how; else the
 * SDK's errors
 */
export async function explainWeakPassword<T>(auth: Auth, password: string, request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!isAgainstThePolicy(error)) throw error;
    const status = await validatePassword(auth, password).catch(() => null);
    if (!status || status.isValid) throw error;
    const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
    // In `status`, a requirement that the policy does not have is undefined.
    throw new WeakPasswordError({
      minLength: status.meetsMinPasswordLength === false ? minPasswordLength : undefined,
      maxLength: status.meetsMaxPasswordLength === false ? maxPasswordLength : undefined,
      upperCase: status.containsUppercaseLetter === false,
      lowerCase: status.containsLowercaseLetter === false,
      digit: status.containsNumericCharacter === false,
      symbol: status.containsNonAlphanumericCharacter === false,
    });
  }
}
