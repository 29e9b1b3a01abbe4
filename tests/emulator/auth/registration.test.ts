import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { Timestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lock } from '../../../scripts/shared/lock';
import { Email } from '../../../src/account/fields/schemas';
import { emailState } from '../../../src/auth/credentials/emailAddress';
import { countRegistration } from '../../../src/auth/profile/counters';
import { myData } from '../../../src/auth/profile/myData';
import type { Registration } from '../../../src/auth/profile/registration';
import { savePerson } from '../../../src/auth/profile/savePerson';
import { MINUTE_MS } from '../../../src/base/durations';
import { sleep } from '../../../src/base/timeouts';
import { TERMS_VERSION, type Profile } from '../../../src/model';
import {
  device,
  countOf,
  linkCode,
  newRegistration,
  newDevice,
  newEmail,
  LOGIN_REFUSED,
  PASSWORD,
  registerOn,
  uidOf,
  startDevices,
  type Device,
} from '../../support/accounts';
import { uidOfEmail } from '../../support/emulators';
import { replaceRules, testProject } from '../../support/firestore';
import { dayInBrazil } from '../../support/person';
import { admin } from '../../support/project';
import { lose, onNextCommit } from '../../support/requests';
import { byAdmin, set } from '../../support/rules';

const NO_PROFILE_WRITES = `
  service cloud.firestore {
    match /databases/{database}/documents {
      match /users/{document=**} { allow read: if request.auth != null; }
    }
  }`;
const NO_PROFILE_ACCESS = NO_PROFILE_WRITES.replace('request.auth != null', 'false');

const EMAIL_IN_USE = { code: 'auth/email-already-in-use' };
const REFUSED = { code: 'permission-denied' };

startDevices('registration');
afterEach(() => void vi.unstubAllGlobals());

const profileOf = (uid: string) => admin.read(`users/${uid}`);
const consentOf = (uid: string) => admin.read(`users/${uid}/privado/consentimento`);

/** Creates only the Auth user, as a sign-up does that ends before the profile. */
async function createAuthUser({ auth }: Device, { email, password }: Registration): Promise<string> {
  return (await createUserWithEmailAndPassword(auth, email, password)).user.uid;
}

async function count({ auth, db }: Device): Promise<void> {
  await countRegistration(db, (await profileOf(uidOf({ auth }))) as unknown as Profile);
}

describe('a new user', () => {
  it('gets an Auth user, a profile and a consent, and is signed in', async () => {
    const person = newRegistration();
    const before = dayInBrazil(0);
    await registerOn(device, person);
    const uid = uidOf(device);
    expect(await uidOfEmail(person.email)).toBe(uid);
    const { password: _, ...fields } = person;
    const profile = await profileOf(uid);
    expect(profile).toEqual({ ...fields, uid, dataCadastro: expect.any(String) });
    expect([before, dayInBrazil(0)]).toContain(profile?.['dataCadastro']);
    expect(await consentOf(uid)).toEqual({ versao: TERMS_VERSION, em: expect.any(Timestamp) });
  });

  it('has an account though the answer to its profile is lost', async () => {
    const person = newRegistration();
    onNextCommit((send) => send().then(lose));
    await registerOn(device, person);
    const uid = uidOf(device);
    expect(await profileOf(uid)).toMatchObject({ uid, email: person.email, name: person.name });
    expect(await consentOf(uid)).not.toBeNull();
  });

  it.each([
    ['years ahead', '2037-01-02T03:04:05Z'],
    ['years behind', '2001-01-02T03:04:05Z'],
  ])("has the server's day, also by a clock that is %s", async (_, wrong) => {
    const [first, again] = [newRegistration(), newRegistration()];
    const before = dayInBrazil(0);
    const uidOfAgain = await createAuthUser(newDevice(), again);
    const other = newDevice();
    // The attempt with another password in the same browser: `register` then changes the password instead of
    // signing in.
    const changed = newRegistration();
    await createAuthUser(other, changed);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(wrong) });
    try {
      await registerOn(device, first);
      await registerOn(newDevice(), again);
      await registerOn(other, { ...changed, password: 'outra senha' });
    } finally {
      vi.useRealTimers();
    }
    for (const uid of [uidOf(device), uidOfAgain, uidOf(other)])
      expect([before, dayInBrazil(0)]).toContain((await profileOf(uid))?.['dataCadastro']);
  });

  it('may type the e-mail in capitals with spaces around it', async () => {
    const email = newEmail();
    await registerOn(device, newRegistration({ email: v.parse(Email, `  ${email.toUpperCase()} `) }));
    expect((await profileOf(uidOf(device)))?.['email']).toBe(email);
    expect(device.auth.currentUser?.email).toBe(email);
  });

  it('may have a password with spaces around it, which are kept', async () => {
    const person = newRegistration({ password: '  segredo ' });
    await registerOn(device, person);
    const { auth } = newDevice();
    await expect(signInWithEmailAndPassword(auth, person.email, 'segredo')).rejects.toMatchObject({
      code: expect.stringMatching(LOGIN_REFUSED) as unknown,
    });
    await expect(signInWithEmailAndPassword(auth, person.email, '  segredo ')).resolves.toBeDefined();
  });

  it.each([
    ['a weak password', { password: '12345' }, 'auth/weak-password'],
    ['a malformed e-mail address', { email: 'maria' }, 'auth/invalid-email'],
  ])('is refused with %s', async (_, changed, code) => {
    await expect(registerOn(device, newRegistration(changed))).rejects.toMatchObject({ code });
    expect(device.auth.currentUser).toBeNull();
  });
});

describe('a sign-up that stopped before the profile', () => {
  it.each([
    ['another device', () => newDevice(), (email: string) => email],
    [
      'the same device, whatever the case of the e-mail',
      () => device,
      (email: string) => email.toUpperCase(),
    ],
  ])('is finished on %s', async (_, first, typed) => {
    const person = newRegistration();
    const uid = await createAuthUser(first(), person);
    await registerOn(device, { ...person, email: typed(person.email) });
    expect(uidOf(device)).toBe(uid);
    expect(await profileOf(uid)).toMatchObject({ uid, email: person.email, name: person.name });
    expect(await consentOf(uid)).toMatchObject({ versao: TERMS_VERSION });
  });

  it('is not finished with another password', async () => {
    const person = newRegistration();
    const uid = await createAuthUser(newDevice(), person);
    await expect(registerOn(device, { ...person, password: 'outra senha' })).rejects.toMatchObject(
      EMAIL_IN_USE,
    );
    expect(device.auth.currentUser).toBeNull();
    expect(await profileOf(uid)).toBeNull();
  });

  it('is not finished with another password long after the login', async () => {
    const person = newRegistration();
    await createAuthUser(device, person);
    const user = device.auth.currentUser as User;
    const token = await user.getIdToken();
    // The emulator changes passwords however old the login is; production refuses it after five minutes. The
    // first token is for the profile's read, the second for the change of the password.
    const tokens = vi.spyOn(user, 'getIdToken').mockResolvedValueOnce(token);
    tokens.mockRejectedValueOnce(new FirebaseError('auth/requires-recent-login', ''));
    await expect(registerOn(device, { ...person, password: 'outra senha' })).rejects.toMatchObject(
      EMAIL_IN_USE,
    );
  });

  it('succeeds if the profile was created meanwhile, and does not change it', async () => {
    const person = newRegistration();
    const uid = await createAuthUser(device, person);
    await registerOn(newDevice(), { ...person, name: 'Maria na outra aba' });
    await registerOn(device, { ...person, email: person.email.toUpperCase() });
    expect(uidOf(device)).toBe(uid);
    expect((await profileOf(uid))?.['name']).toBe('Maria na outra aba');
  });

  it('succeeds in two tabs at once', async () => {
    const person = newRegistration();
    const outcomes = await Promise.allSettled([registerOn(device, person), registerOn(newDevice(), person)]);
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
    expect(await profileOf((await uidOfEmail(person.email)) ?? '')).toMatchObject({ name: person.name });
  });
});

it.each([
  ['the same password', PASSWORD],
  ['another password', 'outra senha'],
])('a complete account cannot be registered again with %s, and stays unchanged', async (_, password) => {
  const email = newEmail();
  const owner = newDevice();
  await registerOn(owner, newRegistration({ email }));
  const profile = await profileOf(uidOf(owner));
  const stranger = newRegistration({ email, name: 'João', estado: 'RJ', cidade: 'Niterói', password });
  await expect(registerOn(device, stranger)).rejects.toMatchObject(EMAIL_IN_USE);
  expect(device.auth.currentUser).toBeNull();
  expect(await profileOf(uidOf(owner))).toEqual(profile);
});

it('a complete account in which this browser is signed in keeps its password', async () => {
  const person = newRegistration();
  await registerOn(device, person);
  const again = registerOn(device, { ...person, password: 'outra senha' });
  await expect(again).rejects.toMatchObject(EMAIL_IN_USE);
  const { user } = await signInWithEmailAndPassword(newDevice().auth, person.email, person.password);
  expect(user.uid).toBe(uidOf(device));
});

describe('a sign-up denied by the rules', () => {
  afterEach(() => replaceRules());

  it('fails, and is finished by trying again', async () => {
    const person = newRegistration();
    await replaceRules(NO_PROFILE_WRITES);
    await expect(registerOn(device, person)).rejects.toMatchObject(REFUSED);
    const uid = await uidOfEmail(person.email);
    expect(await profileOf(uid ?? '')).toBeNull();
    await replaceRules();
    await registerOn(device, person);
    expect(uidOf(device)).toBe(uid);
    expect(await profileOf(uidOf(device))).toMatchObject({ name: person.name });
  });

  it('signs out a user who did not start it on this device, if reads are denied too', async () => {
    const person = newRegistration();
    await createAuthUser(newDevice(), person);
    await replaceRules(NO_PROFILE_ACCESS);
    await expect(registerOn(device, person)).rejects.toMatchObject(REFUSED);
    expect(device.auth.currentUser).toBeNull();
  });
});

describe('counting new users', () => {
  it(
    'counts 100 at once, each in their state',
    async () => {
      const states = ['SP', 'SP', 'MG', 'BA', 'AC'];
      const people = Array.from({ length: 100 }, (_, n) => ({
        own: newDevice(),
        estado: states[n % states.length] ?? '',
      }));
      await Promise.all(
        people.map(async ({ own, estado }) => {
          await registerOn(own, newRegistration({ estado }));
          await count(own);
        }),
      );

      expect(await admin.ids('users')).toHaveLength(100);
      expect(await countOf()).toBe(100);
      expect(await Promise.all(['SP', 'MG', 'BA', 'AC'].map((estado) => countOf(estado)))).toEqual([
        40, 20, 20, 20,
      ]);
    },
    3 * MINUTE_MS,
  );

  it('counts one user once, even when repeated and sent from two devices at once', async () => {
    const person = newRegistration({ estado: 'CE' });
    await registerOn(device, person);
    const other = newDevice();
    await signInWithEmailAndPassword(other.auth, person.email, person.password);
    await Promise.all([count(device), count(other), count(device), count(other)]);
    await count(other);
    expect(await countOf()).toBe(1);
    expect(await countOf('CE')).toBe(1);
  });

  it('counts a user only in the state of the registration', async () => {
    await registerOn(device, newRegistration({ estado: 'CE' }));
    await count(device);
    await savePerson(device.db, uidOf(device), { estado: 'PE', cidade: 'Recife' });
    await count(device);
    expect(await countOf('CE')).toBe(1);
    expect(await countOf('PE')).toBe(0);
  });

  it('goes on after a lock on the counter, for which the person who registers does not wait', async () => {
    const end = await lock(testProject(), 'usuariosCadastrados/qtdUsuarios');
    await registerOn(device, newRegistration({ estado: 'CE' }));
    const counting = count(device);
    await sleep(3_000);
    expect(await countOf()).toBe(0);
    await end();
    await counting;
    expect(await countOf()).toBe(1);
    expect(await countOf('CE')).toBe(1);
  });

  it('fails if the state is missing', async () => {
    await registerOn(device, newRegistration());
    const unstated = (await profileOf(uidOf(device))) as unknown as Profile;
    await expect(countRegistration(device.db, { ...unstated, estado: '' })).rejects.toThrow(
      /^Informações do usuário ou estado não estão disponíveis\.$/,
    );
    expect(await countOf()).toBe(0);
  });

  it('fails if the rules deny it, and succeeds when repeated', async () => {
    await registerOn(device, newRegistration());
    await replaceRules(NO_PROFILE_WRITES);
    try {
      await expect(count(device)).rejects.toMatchObject(REFUSED);
    } finally {
      await replaceRules();
    }
    expect(await countOf()).toBe(0);
    await count(device);
    expect(await countOf()).toBe(1);
  });
});

/** The data that the profile page offers for download. */
async function dataOf({ auth, db }: Device) {
  return myData(auth, db, (await emailState(auth))?.confirmed === true);
}

describe('the downloaded data', () => {
  const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

  it('contain everything stored, with times in ISO format', async () => {
    const person = newRegistration();
    await registerOn(device, person);
    const uid = uidOf(device);
    await count(device);
    const consent = (await consentOf(uid))?.['em'] as Timestamp;
    const marker = (await admin.read(`users/${uid}/privado/contagem`))?.['em'] as Timestamp;
    expect(await dataOf(device)).toEqual({
      conta: {
        uid,
        email: person.email,
        emailConfirmado: false,
        criadaEm: expect.stringMatching(ISO),
        ultimoLogin: expect.stringMatching(ISO),
      },
      perfil: await profileOf(uid),
      consentimento: { versao: TERMS_VERSION, em: consent.toDate().toISOString() },
      contagem: { estado: person.estado, em: marker.toDate().toISOString() },
      participacoes: [],
      vagas: [],
      ganhadores: [],
    });
  });

  it('say whether the address is confirmed, also elsewhere and meanwhile', async () => {
    const { email, ...person } = newRegistration();
    await registerOn(device, { ...person, email });
    if (device.auth.currentUser) await sendEmailVerification(device.auth.currentUser);
    await applyActionCode(newDevice().auth, (await linkCode(email, 'VERIFY_EMAIL')) ?? '');
    expect(await dataOf(device)).toMatchObject({ conta: { emailConfirmado: true } });
  });

  it("contain the account's places and wins, and none of other users", async () => {
    await registerOn(device, newRegistration());
    const uid = uidOf(device);
    const em = Timestamp.now();
    const [place, other] = [{ sala: 'a', link: 'protegido:show', em, dono: uid }, 'outra'];
    const win = { vaga: 'v1', em, nome: 'Maria', celular: '11912345678', confirmado: true };
    await byAdmin(
      set('vagas/v1', place),
      // A place whose winner's document the admin has deleted.
      set('vagas/v2', { ...place, link: 'protegido:antes' }),
      set('vagas/v3', { ...place, dono: other }),
      set(`linksDaSala/show/ganhadores/${uid}`, win),
      set(`linksDaSala/show/ganhadores/${other}`, win),
    );
    const { vagas, ganhadores } = await dataOf(device);
    const readable = { ...place, em: em.toDate().toISOString() };
    expect(vagas).toEqual([
      { vaga: 'v1', ...readable },
      { vaga: 'v2', ...readable, link: 'protegido:antes' },
    ]);
    expect(ganhadores).toEqual([{ linkDaSala: 'show', ...win, em: em.toDate().toISOString() }]);
  });

  it('contain all participations, also more than one list returns, and none of other users', async () => {
    await registerOn(device, newRegistration());
    const uid = uidOf(device);
    const em = Timestamp.now();
    const participation = { uid, promocao: 'p0', titulo: 'Natal premiado', em };
    // 301 participations, because the rules allow 300 in one query.
    const promotions = Array.from({ length: 301 }, (_, n) => `p${n}`);
    await byAdmin(
      ...promotions.map((promocao) =>
        set(`promocoes/${promocao}/participacoes/${uid}`, { ...participation, promocao }),
      ),
      set('promocoes/p0/participacoes/outra', { ...participation, uid: 'outra' }),
    );
    const { contagem, participacoes } = await dataOf(device);
    expect(participacoes).toContainEqual({ ...participation, em: em.toDate().toISOString() });
    expect(participacoes).toEqual(Array.from({ length: 301 }, () => expect.objectContaining({ uid })));
    // No marker, because the person has not been counted.
    expect(contagem).toBeNull();
  });

  it('cannot be read while no user is signed in', async () => {
    await expect(dataOf(device)).rejects.toThrow('Nobody is signed in.');
  });
});
