import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestPasswordReset } from '../../../src/auth/credentials/emailAddress';
import { changePassword } from '../../../src/auth/credentials/password';
import { accountIssue, loginIssue } from '../../../src/auth/issues';
import { logIn } from '../../../src/auth/logIn';
import { errorOf } from '../../../src/base/errors';
import {
  device,
  newRegistration,
  newDevice,
  newEmail,
  PASSWORD,
  registerOn,
  setEmailProtection,
  linkCode,
  setDisabled,
  uidOf,
  startDevices,
  type Device,
} from '../../support/accounts';
import { uidOfEmail } from '../../support/emulators';

const NEW_PASSWORD = 'uma senha nova';
const WRONG = { field: 'password', message: 'Senha ou e-mail incorreto.' };
const UNKNOWN = { field: 'email', message: 'Usuário não encontrado.' };

startDevices('credentials');

/** Registers a new user on another device. */
async function registered(): Promise<{ email: string; uid: string }> {
  const person = newRegistration();
  const elsewhere = newDevice();
  await registerOn(elsewhere, person);
  return { email: person.email, uid: uidOf(elsewhere) };
}

function logInOn({ auth, db }: Device, email: string, password = PASSWORD) {
  return logIn(auth, db, email, password);
}

describe.each([
  ['off', 'auth/wrong-password', 'auth/user-not-found', UNKNOWN],
  ['on', 'auth/invalid-credential', 'auth/invalid-credential', WRONG],
])('with e-mail enumeration protection %s', (protection, wrongPassword, unknownEmail, shown) => {
  beforeAll(() => setEmailProtection(protection === 'on'));
  afterAll(() => setEmailProtection(false));

  describe('logging in', () => {
    it('signs in the owner of an account, whatever the case of the e-mail', async () => {
      const { email, uid } = await registered();
      expect(await logInOn(device, email.toUpperCase())).toBe('loggedIn');
      expect(uidOf(device)).toBe(uid);
    });

    it('signs a user without a profile out again', async () => {
      const email = newEmail();
      await createUserWithEmailAndPassword(newDevice().auth, email, PASSWORD);
      expect(await logInOn(device, email)).toBe('profileMissing');
      expect(device.auth.currentUser).toBeNull();
      expect(await uidOfEmail(email)).toBeDefined();
    });

    it('fails with a wrong password', async () => {
      const { email } = await registered();
      const error = await errorOf(logInOn(device, email, 'outra senha'));
      expect(error).toMatchObject({ code: wrongPassword });
      expect(loginIssue(error)).toEqual(WRONG);
      expect(device.auth.currentUser).toBeNull();
    });

    it('fails with spaces around the right password', async () => {
      const { email } = await registered();
      expect(loginIssue(await errorOf(logInOn(device, email, ` ${PASSWORD} `)))).toEqual(WRONG);
    });

    it('fails if no account has the e-mail', async () => {
      const error = await errorOf(logInOn(device, newEmail()));
      expect(error).toMatchObject({ code: unknownEmail });
      expect(loginIssue(error)).toEqual(shown);
    });

    it('fails if the e-mail is malformed', async () => {
      const error = await errorOf(logInOn(device, 'maria'));
      expect(error).toMatchObject({ code: 'auth/invalid-email' });
      expect(loginIssue(error)).toEqual({ field: 'email', message: 'O email fornecido é inválido.' });
    });

    it('fails if the account is disabled', async () => {
      const { email, uid } = await registered();
      await setDisabled(uid, true);
      const error = await errorOf(logInOn(device, email));
      expect(error).toMatchObject({ code: 'auth/user-disabled' });
      expect(loginIssue(error)).toEqual({
        message:
          'Esta conta foi desativada. Se você acha que foi engano, fale com quem organiza: o contato está no fim da página.',
      });
    });
  });

  describe('resetting the password', () => {
    it('allows a login with the new password and not with the old one', async () => {
      const { email, uid } = await registered();
      await requestPasswordReset(device.auth, email, '/login');
      await confirmPasswordReset(device.auth, (await linkCode(email, 'PASSWORD_RESET')) ?? '', NEW_PASSWORD);
      expect(loginIssue(await errorOf(logInOn(device, email)))).toEqual(WRONG);
      expect(await logInOn(device, email, NEW_PASSWORD)).toBe('loggedIn');
      expect(uidOf(device)).toBe(uid);
    });

    it('gives the same response for an unknown e-mail, and sends nothing to it', async () => {
      const [known, unknown] = [(await registered()).email, newEmail()];
      expect(await requestPasswordReset(device.auth, known, '/login')).toBe(
        await requestPasswordReset(device.auth, unknown, '/login'),
      );
      expect(await linkCode(known, 'PASSWORD_RESET')).not.toBeNull();
      expect(await linkCode(unknown, 'PASSWORD_RESET')).toBeNull();
    });
  });

  describe('changing the password', () => {
    it('allows a login only with the new password', async () => {
      const { email } = await registered();
      await logInOn(device, email);
      await changePassword(device.auth, PASSWORD, NEW_PASSWORD);
      expect(device.auth.currentUser).not.toBeNull();
      const { auth } = newDevice();
      expect(loginIssue(await errorOf(signInWithEmailAndPassword(auth, email, PASSWORD)))).toEqual(WRONG);
      expect(await logInOn(newDevice(), email, NEW_PASSWORD)).toBe('loggedIn');
    });

    it('succeeds if the new password is valid already, as after an attempt whose answer was lost', async () => {
      const { email } = await registered();
      const other = newDevice();
      for (const each of [device, other]) await logInOn(each, email);
      await changePassword(other.auth, PASSWORD, NEW_PASSWORD);
      await changePassword(device.auth, PASSWORD, NEW_PASSWORD);
      await expect(device.auth.currentUser?.reload()).resolves.toBeUndefined();
      expect(await logInOn(newDevice(), email, NEW_PASSWORD)).toBe('loggedIn');
    });

    it('fails with a wrong current password and changes nothing', async () => {
      const { email } = await registered();
      await logInOn(device, email);
      const error = await errorOf(changePassword(device.auth, 'outra senha', NEW_PASSWORD));
      expect(error).toMatchObject({ code: wrongPassword });
      expect(accountIssue(error)).toEqual({ field: 'current', message: 'A senha atual está incorreta.' });
      expect(await logInOn(newDevice(), email)).toBe('loggedIn');
    });

    it('fails with a weak new password and changes nothing', async () => {
      const { email } = await registered();
      await logInOn(device, email);
      const error = await errorOf(changePassword(device.auth, PASSWORD, '12345'));
      expect(error).toMatchObject({ code: 'auth/weak-password' });
      expect(accountIssue(error)).toEqual({
        field: 'password',
        message: 'A senha fornecida é fraca. Por favor, escolha uma senha mais forte.',
      });
      expect(await logInOn(newDevice(), email)).toBe('loggedIn');
    });

    it('fails if no user is signed in', async () => {
      const { email } = await registered();
      await logInOn(device, email);
      await signOut(device.auth);
      await expect(changePassword(device.auth, PASSWORD, NEW_PASSWORD)).rejects.toMatchObject({
        code: 'auth/no-current-user',
      });
    });
  });
});
