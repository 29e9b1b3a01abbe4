import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  query,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { countRegistration } from '../../../src/auth/counters';
import { logIn } from '../../../src/auth/credentials';
import { eraseAccount, reauthenticate } from '../../../src/auth/deletion';
import { accountIssue } from '../../../src/auth/errors';
import { register, type Registration } from '../../../src/auth/registration';
import type { Profile } from '../../../src/model';
import {
  authUser,
  counted,
  leaveDevices,
  loadRules,
  newcomer,
  newDevice,
  NOT_LET_IN,
  PASSWORD,
  removeAuthUser,
  setDisabled,
  uidOf,
  type Device,
} from '../../support/accounts';
import { asAdmin, seed, startRules, stored } from '../../support/firestore';

/** The product's rules, but for one that is broken. */
const NO_PARTICIPATION_GOES = readFileSync('firestore.rules', 'utf8').replace(
  /(match \/participacoes[^]*?allow delete: if )[^;]*/,
  '$1false',
);

let env: RulesTestEnvironment;
let device: Device;
let person: Registration;
let uid: string;

beforeAll(async () => {
  env = await startRules('deletion');
});
beforeEach(async () => {
  await env.clearFirestore();
  device = newDevice(env);
  person = newcomer();
  await register(device.auth, device.db, person);
  uid = uidOf(device);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await leaveDevices();
});
afterAll(() => env.cleanup());

const profile = () => stored(env, `users/${uid}`);
const consent = () => stored(env, `users/${uid}/privado/consentimento`);
const marker = () => stored(env, `users/${uid}/privado/contagem`);

async function count(): Promise<void> {
  await countRegistration(device.db, (await profile()) as unknown as Profile);
}

/** Written by the admin: joining hundreds of open promotions would take its time. */
function seedParticipations(amount: number, of = uid): Promise<void> {
  return asAdmin(env, (admin) => {
    const batch = writeBatch(admin);
    for (let n = 0; n < amount; n++) {
      const participation = { uid: of, promocao: `promocao-${n}`, titulo: 'Natal', em: Timestamp.now() };
      batch.set(doc(admin, `promocoes/promocao-${n}/participacoes/${of}`), participation);
    }
    return batch.commit();
  });
}

function participations(of = uid): Promise<number> {
  return asAdmin(env, async (admin) => {
    const own = query(collectionGroup(admin, 'participacoes'), where('uid', '==', of));
    return (await getCountFromServer(own)).data().count;
  });
}

/** As the profile page does it. */
async function leave({ auth, db }: Device, password = PASSWORD): Promise<void> {
  await eraseAccount(auth, db, await reauthenticate(auth, password));
}

function logInOn({ auth, db }: Device) {
  return logIn(auth, db, person.email, person.password);
}

/** Deletes all but the Auth user, whom the admin has disabled at this moment. */
async function beginToLeave(): Promise<void> {
  const user = await reauthenticate(device.auth, PASSWORD);
  await setDisabled(uid, true);
  await expect(eraseAccount(device.auth, device.db, user)).rejects.toMatchObject({
    code: 'auth/user-disabled',
  });
  await setDisabled(uid, false);
}

describe('a deleted account', () => {
  it('leaves nothing but the marker that it was counted', async () => {
    await count();
    await leave(device);
    expect(await profile()).toBeNull();
    expect(await consent()).toBeNull();
    expect(await marker()).toEqual({ estado: person.estado, em: expect.any(Timestamp) });
    expect(await authUser(person.email)).toBeNull();
    expect(device.auth.currentUser).toBeNull();
    expect(await counted(env)).toBe(1);
  });

  it('cannot be logged in to', async () => {
    await leave(device);
    await expect(logInOn(newDevice(env))).rejects.toMatchObject({
      code: expect.stringMatching(NOT_LET_IN) as unknown,
    });
  });

  it('is counted before it goes', async () => {
    await leave(device);
    expect(await marker()).toMatchObject({ estado: person.estado });
    expect(await counted(env)).toBe(1);
  });

  it('goes all the same where it cannot be counted', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    // Not a whole number, so the rules refuse whatever adds to it.
    await seed(env, 'usuariosCadastrados/qtdUsuarios', { quantidade: 0.5 });
    await leave(device);
    expect(log).toHaveBeenCalledExactlyOnceWith('O cadastro não foi contado:', expect.any(Error));
    expect(await profile()).toBeNull();
    expect(await authUser(person.email)).toBeNull();
  });

  it('makes room for a new one with the same e-mail, which counts anew', async () => {
    await count();
    await leave(device);
    await register(device.auth, device.db, person);
    expect(uidOf(device)).not.toBe(uid);
    uid = uidOf(device);
    await count();
    expect(await profile()).toMatchObject({ uid, email: person.email });
    expect(await counted(env)).toBe(2);
  });
});

describe('a deleted account with participations', () => {
  // The rules let 300 be listed at once.
  it.each([1, 300, 301])('takes all %i with it', async (amount) => {
    await seedParticipations(amount);
    expect(await participations()).toBe(amount);
    await leave(device);
    expect(await participations()).toBe(0);
    expect(await authUser(person.email)).toBeNull();
  });

  it("leaves everybody else's", async () => {
    await seedParticipations(2);
    await seedParticipations(2, 'outra');
    await leave(device);
    expect(await participations()).toBe(0);
    expect(await participations('outra')).toBe(2);
  });

  it('goes though a document of an admin, in a collection of the same name, names this person', async () => {
    await seedParticipations(1);
    await seed(env, `outra/documento/participacoes/${uid}`, { uid });
    await leave(device);
    expect(await stored(env, `promocoes/promocao-0/participacoes/${uid}`)).toBeNull();
    expect(await authUser(person.email)).toBeNull();
  });
});

describe('a wrong password', () => {
  it('deletes nothing', async () => {
    await count();
    await seedParticipations(1);
    const before = await Promise.all([profile(), consent(), marker()]);
    const [outcome] = await Promise.allSettled([leave(device, 'outra senha')]);
    expect(outcome.status === 'rejected' && accountIssue(outcome.reason)).toEqual({
      field: 'current',
      message: 'A senha atual está incorreta.',
    });
    expect(await Promise.all([profile(), consent(), marker()])).toEqual(before);
    expect(await participations()).toBe(1);
    expect(uidOf(device)).toBe(uid);
    expect(await logInOn(newDevice(env))).toBe('loggedIn');
  });
});

describe('a deletion that ended after the profile', () => {
  beforeEach(async () => {
    await beginToLeave();
    expect(await profile()).toBeNull();
    expect(await consent()).toBeNull();
    expect(await marker()).not.toBeNull();
    expect(await authUser(person.email)).toBe(uid);
  });

  it('is finished by the next login, on whatever device', async () => {
    const other = newDevice(env);
    expect(await logInOn(other)).toBe('deleted');
    expect(await authUser(person.email)).toBeNull();
    expect(other.auth.currentUser).toBeNull();
    expect(await marker()).not.toBeNull();
  });

  it('loses the participations that are left at the next login', async () => {
    await seedParticipations(2);
    expect(await logInOn(newDevice(env))).toBe('deleted');
    expect(await participations()).toBe(0);
    expect(await authUser(person.email)).toBeNull();
  });

  it('is undone by signing up again, which is not counted twice', async () => {
    await register(device.auth, device.db, person);
    await count();
    expect(uidOf(device)).toBe(uid);
    expect(await profile()).toMatchObject({ uid, name: person.name });
    expect(await counted(env)).toBe(1);
  });
});

describe('a deletion that ended before the participations', () => {
  afterEach(() => loadRules(env));

  it('leaves the Auth user, with whom the next login finishes it', async () => {
    await seedParticipations(2);
    await loadRules(env, NO_PARTICIPATION_GOES);
    await expect(leave(device)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await profile()).toBeNull();
    expect(await participations()).toBe(2);
    expect(await authUser(person.email)).toBe(uid);
    await loadRules(env);
    expect(await logInOn(newDevice(env))).toBe('deleted');
    expect(await participations()).toBe(0);
    expect(await authUser(person.email)).toBeNull();
  });
});

it('a profile that is gone already is no hindrance', async () => {
  await count();
  await asAdmin(env, async (admin) => {
    await deleteDoc(doc(admin, 'users', uid));
    await deleteDoc(doc(admin, `users/${uid}/privado/consentimento`));
  });
  await leave(device);
  expect(await authUser(person.email)).toBeNull();
  expect(device.auth.currentUser).toBeNull();
});

it('an Auth user who is gone already is no hindrance', async () => {
  const user = await reauthenticate(device.auth, PASSWORD);
  await removeAuthUser(uid);
  await eraseAccount(device.auth, device.db, user);
  expect(await profile()).toBeNull();
  expect(device.auth.currentUser).toBeNull();
});
