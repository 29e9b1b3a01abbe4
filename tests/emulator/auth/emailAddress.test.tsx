import { applyActionCode, sendEmailVerification, type User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmedEmail,
  emailState,
  provideConfirmedToken,
  requestPasswordReset,
  resetPassword,
} from '../../../src/auth/credentials/emailAddress';
import { accountIssue, UnconfirmedEmailError } from '../../../src/auth/issues';
import { logIn } from '../../../src/auth/logIn';
import { profileRepairs } from '../../../src/auth/profile/profileRepairs';
import { confirmPerson, savePerson } from '../../../src/auth/profile/savePerson';
import { errorOf } from '../../../src/base/errors';
import { sleep } from '../../../src/base/timeouts';
import { TERMS_VERSION, type Profile } from '../../../src/model';
import {
  device,
  linkCode,
  newDevice,
  newRegistration,
  registerOn,
  uidOf,
  startDevices,
} from '../../support/accounts';
import { admin } from '../../support/project';

const NEW_PASSWORD = 'uma senha nova';
const REFUSED = { code: 'permission-denied' };

let email: string;
let uid: string;

startDevices('emailaddress');
beforeEach(async () => {
  const registration = newRegistration();
  await registerOn(device, registration);
  email = registration.email;
  uid = uidOf(device);
});

const profile = () => admin.read(`users/${uid}`);

/** Confirms the account's address on another device, by the link in the e-mail. */
async function confirmElsewhere(): Promise<void> {
  if (device.auth.currentUser) await sendEmailVerification(device.auth.currentUser);
  await applyActionCode(newDevice().auth, (await linkCode(email, 'VERIFY_EMAIL')) ?? '');
}

describe('an address that is not confirmed', () => {
  it('is known as such', async () => {
    expect(await emailState(device.auth)).toEqual({ email, confirmed: false });
  });

  it('lets nobody mark the profile, and says what to do', async () => {
    const refusal = await errorOf(provideConfirmedToken(device.auth));
    expect(refusal).toBeInstanceOf(UnconfirmedEmailError);
    expect(accountIssue(refusal).message).toMatch(/^Confirme antes o seu e-mail/);
    await expect(confirmPerson(device.db, uid, { email })).rejects.toMatchObject(REFUSED);
  });

  it('is not copied into the profile, which is no error to report', async () => {
    const user = device.auth.currentUser as User;
    const reported = vi.spyOn(console, 'error');
    const renewed = vi.spyOn(user, 'getIdToken');
    const stored = (await profile()) as unknown as Profile;
    profileRepairs(device.db, user, new AbortController().signal)({ ...stored, email: 'antes@example.com' });
    await vi.waitFor(() => expect(renewed).toHaveBeenCalledWith(true));
    await renewed.mock.results[0]?.value;
    await sleep(0);
    expect(reported).not.toHaveBeenCalled();
  });
});

describe('an address that its owner has confirmed by the link', () => {
  it('is known on a device that was signed in before, which then marks the profile', async () => {
    await confirmElsewhere();
    expect(await emailState(device.auth)).toEqual({ email, confirmed: true });
    // The ID token is still from before the confirmation, so the rules refuse.
    await expect(confirmPerson(device.db, uid, { email })).rejects.toMatchObject(REFUSED);
    await provideConfirmedToken(device.auth);
    await confirmPerson(device.db, uid, { email, celular: '11987654321' });
    expect(await profile()).toMatchObject({ celular: '11987654321', confirmado: true });
  });

  it('is confirmed again after an answer was lost, but not with other fields', async () => {
    await confirmElsewhere();
    await provideConfirmedToken(device.auth);
    const changed = { email, celular: '11987654321' };
    await confirmPerson(device.db, uid, changed);
    await confirmPerson(device.db, uid, changed);
    await expect(confirmPerson(device.db, uid, { email, name: 'Maria' })).rejects.toMatchObject(REFUSED);
  });
});

it('a profile of an older shape with a former address is completed and confirmed, and gets the address', async () => {
  await confirmElsewhere();
  await admin.write(`users/${uid}`, { uid, email: 'antes@example.com', name: 'Maria' });
  const { celular, estado, cidade } = newRegistration();
  await confirmPerson(device.db, uid, {
    celular,
    estado,
    cidade,
    email: await confirmedEmail(device.auth),
  });
  expect(await profile()).toMatchObject({ email, celular, confirmado: true });
});

describe('an address with which a stranger has signed up', () => {
  it('is confirmed by a password reset, after which the stranger changes nothing and its owner everything', async () => {
    const owner = newDevice();
    // The reset must come in a later second than the stranger's token, because the emulator compares seconds.
    await sleep(1_100);
    await requestPasswordReset(owner.auth, email, '/login');
    await resetPassword(owner.auth, (await linkCode(email, 'PASSWORD_RESET')) ?? '', NEW_PASSWORD);
    expect(await logIn(owner.auth, owner.db, email, NEW_PASSWORD)).toBe('loggedIn');
    expect(await emailState(owner.auth)).toEqual({ email, confirmed: true });
    await provideConfirmedToken(owner.auth);
    const strangers = await admin.read(`users/${uid}/privado/consentimento`);
    await confirmPerson(owner.db, uid, { email, name: 'Maria, a dona' });
    // The stored consent is now the owner's, not the stranger's.
    const consent = await admin.read(`users/${uid}/privado/consentimento`);
    expect(consent).toMatchObject({ versao: TERMS_VERSION });
    expect(consent?.['em']).not.toEqual(strangers?.['em']);

    // The stranger's session has ended. The ID token remains valid for up to an hour, but the rules refuse
    // it.
    await expect(provideConfirmedToken(device.auth)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    });
    await expect(savePerson(device.db, uid, { name: 'O estranho' })).rejects.toMatchObject(REFUSED);
    expect(await profile()).toMatchObject({ name: 'Maria, a dona', confirmado: true });
  });
});

it('nobody has an address without a session', async () => {
  expect(await emailState(newDevice().auth)).toBeNull();
});
