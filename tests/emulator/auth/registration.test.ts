import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { createUserWithEmailAndPassword, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { collection, doc, getCountFromServer, setDoc, Timestamp, writeBatch } from 'firebase/firestore';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Email } from '../../../src/account/schemas';
import { countRegistration } from '../../../src/auth/counters';
import { myData } from '../../../src/auth/myData';
import { register, type Registration } from '../../../src/auth/registration';
import { savePerson } from '../../../src/auth/savePerson';
import { TERMS_VERSION, type Profile } from '../../../src/model';
import {
  authUser,
  counted,
  leaveDevices,
  loadRules,
  newcomer,
  newDevice,
  newEmail,
  NOT_LET_IN,
  PASSWORD,
  uidOf,
  type Device,
} from '../../support/accounts';
import { asAdmin, startRules, stored } from '../../support/firestore';

const NO_PROFILE_WRITES = `
  service cloud.firestore {
    match /databases/{database}/documents {
      match /users/{document=**} { allow read: if request.auth != null; }
    }
  }`;
const NO_READS_EITHER = NO_PROFILE_WRITES.replace('request.auth != null', 'false');

const IN_USE = { code: 'auth/email-already-in-use' };
const REFUSED = { code: 'permission-denied' };

let env: RulesTestEnvironment;
let device: Device;

beforeAll(async () => {
  env = await startRules('registration');
});
beforeEach(async () => {
  await env.clearFirestore();
  device = newDevice(env);
});
afterEach(leaveDevices);
afterAll(() => env.cleanup());

const profileOf = (uid: string) => stored(env, `users/${uid}`);
const consentOf = (uid: string) => stored(env, `users/${uid}/privado/consentimento`);

function registerOn({ auth, db }: Device, person: Registration): Promise<void> {
  return register(auth, db, person);
}

/** The Auth user of a sign-up that ended before the profile. */
async function begin({ auth }: Device, { email, password }: Registration): Promise<string> {
  return (await createUserWithEmailAndPassword(auth, email, password)).user.uid;
}

/** Dates as Brazil has them, in an independent way. */
function todayInBrazil(): string {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
    .format()
    .split('-');
  return `${day}/${month}/${year}`;
}

async function count({ auth, db }: Device): Promise<void> {
  await countRegistration(db, (await profileOf(uidOf({ auth }))) as unknown as Profile);
}

describe('a new person', () => {
  it('gets an Auth user, a profile and a consent, and is signed in', async () => {
    const person = newcomer();
    const before = todayInBrazil();
    await registerOn(device, person);
    const uid = uidOf(device);
    expect(await authUser(person.email)).toBe(uid);
    const { password: _, ...told } = person;
    const profile = await profileOf(uid);
    expect(profile).toEqual({ ...told, uid, dataCadastro: expect.any(String) });
    expect([before, todayInBrazil()]).toContain(profile?.['dataCadastro']);
    expect(await consentOf(uid)).toEqual({ versao: TERMS_VERSION, em: expect.any(Timestamp) });
  });

  it('may write the e-mail in capitals with spaces around it', async () => {
    const email = newEmail();
    await registerOn(device, newcomer({ email: v.parse(Email, `  ${email.toUpperCase()} `) }));
    expect((await profileOf(uidOf(device)))?.['email']).toBe(email);
    expect(device.auth.currentUser?.email).toBe(email);
  });

  it('may have a password with spaces around it, which are part of it', async () => {
    const person = newcomer({ password: '  segredo ' });
    await registerOn(device, person);
    const { auth } = newDevice(env);
    await expect(signInWithEmailAndPassword(auth, person.email, 'segredo')).rejects.toMatchObject({
      code: expect.stringMatching(NOT_LET_IN) as unknown,
    });
    await expect(signInWithEmailAndPassword(auth, person.email, '  segredo ')).resolves.toBeDefined();
  });

  it.each([
    ['a weak password', { password: '12345' }, 'auth/weak-password'],
    ['no e-mail address', { email: 'maria' }, 'auth/invalid-email'],
  ])('is refused with %s', async (_, changed, code) => {
    await expect(registerOn(device, newcomer(changed))).rejects.toMatchObject({ code });
    expect(device.auth.currentUser).toBeNull();
  });
});

describe('a sign-up that ended before the profile', () => {
  it('is finished with the same e-mail and password on another device', async () => {
    const person = newcomer();
    const uid = await begin(newDevice(env), person);
    await registerOn(device, person);
    expect(uidOf(device)).toBe(uid);
    expect(await profileOf(uid)).toMatchObject({ uid, email: person.email, name: person.name });
    expect(await consentOf(uid)).toMatchObject({ versao: TERMS_VERSION });
  });

  it('is finished on the same device, whatever the capitals of the e-mail', async () => {
    const person = newcomer();
    const uid = await begin(device, person);
    await registerOn(device, { ...person, email: person.email.toUpperCase() });
    expect(uidOf(device)).toBe(uid);
    expect(await profileOf(uid)).toMatchObject({ uid, email: person.email });
  });

  it('is not finished with another password', async () => {
    const person = newcomer();
    const uid = await begin(newDevice(env), person);
    await expect(registerOn(device, { ...person, password: 'outra senha' })).rejects.toMatchObject(IN_USE);
    expect(device.auth.currentUser).toBeNull();
    expect(await profileOf(uid)).toBeNull();
  });

  it('succeeds where the profile has landed meanwhile, and leaves that as it is', async () => {
    const person = newcomer();
    const uid = await begin(device, person);
    await registerOn(newDevice(env), { ...person, name: 'Maria na outra aba' });
    await registerOn(device, { ...person, email: person.email.toUpperCase() });
    expect(uidOf(device)).toBe(uid);
    expect((await profileOf(uid))?.['name']).toBe('Maria na outra aba');
  });

  it('succeeds in two tabs at once', async () => {
    const person = newcomer();
    const outcomes = await Promise.allSettled([
      registerOn(device, person),
      registerOn(newDevice(env), person),
    ]);
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
    expect(await profileOf((await authUser(person.email)) ?? '')).toMatchObject({ name: person.name });
  });
});

describe('a complete account', () => {
  let email: string;
  let uid: string;
  let profile: unknown;

  const stranger = () => newcomer({ email, name: 'João', estado: 'RJ', cidade: 'Niterói' });

  beforeEach(async () => {
    email = newEmail();
    const owner = newDevice(env);
    await registerOn(owner, newcomer({ email }));
    uid = uidOf(owner);
    profile = await profileOf(uid);
  });

  it.each([
    ['the same password', PASSWORD],
    ['another password', 'outra senha'],
  ])('is in use, untouched and signed out, with %s', async (_, password) => {
    await expect(registerOn(device, { ...stranger(), password })).rejects.toMatchObject(IN_USE);
    expect(device.auth.currentUser).toBeNull();
    expect(await profileOf(uid)).toEqual(profile);
  });

  it('is in use after its owner has signed out', async () => {
    await signInWithEmailAndPassword(device.auth, email, PASSWORD);
    await signOut(device.auth);
    await expect(registerOn(device, stranger())).rejects.toMatchObject(IN_USE);
    expect(await profileOf(uid)).toEqual(profile);
  });
});

describe('a refusal by the rules', () => {
  afterEach(() => loadRules(env));

  it('of the profile fails, and trying again finishes the sign-up', async () => {
    const person = newcomer();
    await loadRules(env, NO_PROFILE_WRITES);
    await expect(registerOn(device, person)).rejects.toMatchObject(REFUSED);
    const uid = await authUser(person.email);
    expect(await profileOf(uid ?? '')).toBeNull();
    await loadRules(env);
    await registerOn(device, person);
    expect(uidOf(device)).toBe(uid);
    expect(await profileOf(uidOf(device))).toMatchObject({ name: person.name });
  });

  it('of the profile fails, and another device finishes the sign-up', async () => {
    const person = newcomer();
    await loadRules(env, NO_PROFILE_WRITES);
    await expect(registerOn(newDevice(env), person)).rejects.toMatchObject(REFUSED);
    await loadRules(env);
    await registerOn(device, person);
    expect(await profileOf(uidOf(device))).toMatchObject({ name: person.name });
  });

  it('of every read signs a person out again who did not begin here', async () => {
    const person = newcomer();
    await begin(newDevice(env), person);
    await loadRules(env, NO_READS_EITHER);
    await expect(registerOn(device, person)).rejects.toMatchObject(REFUSED);
    expect(device.auth.currentUser).toBeNull();
  });
});

describe('counting', () => {
  it('of 200 people at once gives 200, each in their state', async () => {
    const states = ['SP', 'SP', 'MG', 'BA', 'AC'];
    const people = Array.from({ length: 200 }, (_, n) => ({
      own: newDevice(env),
      estado: states[n % states.length] ?? '',
    }));
    await Promise.all(
      people.map(async ({ own, estado }) => {
        await registerOn(own, newcomer({ estado }));
        await count(own);
      }),
    );

    const profiles = await asAdmin(env, (admin) => getCountFromServer(collection(admin, 'users')));
    expect(profiles.data().count).toBe(200);
    expect(await counted(env)).toBe(200);
    expect(await Promise.all(['SP', 'MG', 'BA', 'AC'].map((estado) => counted(env, estado)))).toEqual([
      80, 40, 40, 40,
    ]);
  }, 180_000);

  it('of one person, again and from two devices at once, gives one', async () => {
    const person = newcomer({ estado: 'CE' });
    await registerOn(device, person);
    const other = newDevice(env);
    await signInWithEmailAndPassword(other.auth, person.email, person.password);
    await Promise.all([count(device), count(other), count(device), count(other)]);
    await count(other);
    expect(await counted(env)).toBe(1);
    expect(await counted(env, 'CE')).toBe(1);
  });

  it('of one person counts the state of the registration only', async () => {
    await registerOn(device, newcomer({ estado: 'CE' }));
    await count(device);
    await savePerson(device.db, uidOf(device), { estado: 'PE', cidade: 'Recife' });
    await count(device);
    expect(await counted(env, 'CE')).toBe(1);
    expect(await counted(env, 'PE')).toBe(0);
  });

  it('fails where the state is missing', async () => {
    await registerOn(device, newcomer());
    const unstated = (await profileOf(uidOf(device))) as unknown as Profile;
    await expect(countRegistration(device.db, { ...unstated, estado: '' })).rejects.toThrow(
      /^Informações do usuário ou estado não estão disponíveis\.$/,
    );
    expect(await counted(env)).toBe(0);
  });

  it('fails where the server refuses, and is made up for later', async () => {
    await registerOn(device, newcomer());
    await loadRules(env, NO_PROFILE_WRITES);
    try {
      await expect(count(device)).rejects.toMatchObject(REFUSED);
    } finally {
      await loadRules(env);
    }
    expect(await counted(env)).toBe(0);
    await count(device);
    expect(await counted(env)).toBe(1);
  });
});

describe('my data', () => {
  const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

  it('are all that is stored, with times in ISO', async () => {
    const person = newcomer();
    await registerOn(device, person);
    const uid = uidOf(device);
    await count(device);
    const consent = (await consentOf(uid))?.['em'] as Timestamp;
    const marker = (await stored(env, `users/${uid}/privado/contagem`))?.['em'] as Timestamp;
    expect(await myData(device.auth, device.db)).toEqual({
      conta: {
        uid,
        email: person.email,
        criadaEm: expect.stringMatching(ISO),
        ultimoLogin: expect.stringMatching(ISO),
      },
      perfil: await profileOf(uid),
      consentimento: { versao: TERMS_VERSION, em: consent.toDate().toISOString() },
      contagem: { estado: person.estado, em: marker.toDate().toISOString() },
      participacoes: [],
    });
  });

  it("are all participations too, and nobody else's", async () => {
    await registerOn(device, newcomer());
    const uid = uidOf(device);
    const em = Timestamp.now();
    const participation = { uid, promocao: 'natal', titulo: 'Natal premiado', em };
    await asAdmin(env, async (admin) => {
      await setDoc(doc(admin, 'promocoes/natal/participacoes', uid), participation);
      await setDoc(doc(admin, 'promocoes/pascoa/participacoes', uid), {
        ...participation,
        promocao: 'pascoa',
      });
      await setDoc(doc(admin, 'promocoes/natal/participacoes/outra'), { ...participation, uid: 'outra' });
    });
    const { participacoes } = await myData(device.auth, device.db);
    const readable = { ...participation, em: em.toDate().toISOString() };
    expect(participacoes).toHaveLength(2);
    expect(participacoes).toEqual(expect.arrayContaining([readable, { ...readable, promocao: 'pascoa' }]));
  });

  it('are all participations however many there are', async () => {
    await registerOn(device, newcomer());
    const uid = uidOf(device);
    // One more than the rules let be listed at once.
    await asAdmin(env, async (admin) => {
      const batch = writeBatch(admin);
      for (let n = 0; n < 301; n++) {
        const participation = { uid, promocao: `promocao-${n}`, titulo: 'Natal', em: Timestamp.now() };
        batch.set(doc(admin, `promocoes/promocao-${n}/participacoes/${uid}`), participation);
      }
      await batch.commit();
    });
    const { participacoes } = await myData(device.auth, device.db);
    expect(participacoes).toHaveLength(301);
  });

  it('say so where a part is missing', async () => {
    await registerOn(device, newcomer());
    expect(await myData(device.auth, device.db)).toMatchObject({ contagem: null });
  });

  it("are nobody's while nobody is signed in", async () => {
    await expect(myData(device.auth, device.db)).rejects.toThrow('Nobody is signed in.');
  });
});
