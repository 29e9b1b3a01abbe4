import { collectionGroup, getCount, query, Timestamp, where } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reauthenticate } from '../../../src/auth/credentials/password';
import { logIn } from '../../../src/auth/logIn';
import { countRegistration } from '../../../src/auth/profile/counters';
import { eraseAccount } from '../../../src/auth/profile/deletion';
import type { Registration } from '../../../src/auth/profile/registration';
import type { Profile } from '../../../src/model';
import { replaceStoredTickets, storedTickets, type StoredTicket } from '../../../src/show/storedTickets';
import {
  countOf,
  device,
  newRegistration,
  newDevice,
  registerOn,
  PASSWORD,
  deleteAuthUser,
  setDisabled,
  uidOf,
  startDevices,
  type Device,
} from '../../support/accounts';
import { uidOfEmail } from '../../support/emulators';
import { replaceRules } from '../../support/firestore';
import { admin } from '../../support/project';
import { byAdmin, remove, set } from '../../support/rules';

/** The product's rules, changed so that participations cannot be deleted. */
const WITHOUT_DELETING_PARTICIPATIONS = readFileSync('firestore.rules', 'utf8').replace(
  /(match \/participacoes[^]*?allow delete: if )[^;]*/,
  '$1false',
);

let person: Registration;
let uid: string;

startDevices('deletion');
beforeEach(async () => {
  person = newRegistration();
  await registerOn(device, person);
  uid = uidOf(device);
});
afterEach(() => void vi.restoreAllMocks());

const profile = () => admin.read(`users/${uid}`);
const consent = () => admin.read(`users/${uid}/privado/consentimento`);
const marker = () => admin.read(`users/${uid}/privado/contagem`);

async function count(): Promise<void> {
  await countRegistration(device.db, (await profile()) as unknown as Profile);
}

/** Stores participations as the admin, which is faster than joining hundreds of promotions. */
function seedParticipations(amount: number, of = uid): Promise<void> {
  const promotions = Array.from({ length: amount }, (_, n) => `promocao-${n}`);
  return byAdmin(
    ...promotions.map((promocao) =>
      set(`promocoes/${promocao}/participacoes/${of}`, {
        uid: of,
        promocao,
        titulo: 'Natal',
        em: Timestamp.now(),
      }),
    ),
  );
}

function participations(of = uid): Promise<number> {
  return admin.run(async (db) => {
    const own = query(collectionGroup(db, 'participacoes'), where('uid', '==', of));
    return (await getCount(own)).data().count;
  });
}

/** Deletes the account as the profile page does. */
async function deleteAccount({ auth, db }: Device): Promise<void> {
  await eraseAccount(auth, db, await reauthenticate(auth, PASSWORD));
}

function logInOn({ auth, db }: Device) {
  return logIn(auth, db, person.email, person.password);
}

/** Begins a deletion that deletes everything but the Auth user, whom the admin has disabled. */
async function startDeletion(): Promise<void> {
  const user = await reauthenticate(device.auth, PASSWORD);
  await setDisabled(uid, true);
  await expect(eraseAccount(device.auth, device.db, user)).rejects.toMatchObject({
    code: 'auth/user-disabled',
  });
  await setDisabled(uid, false);
}

describe('a deleted account', () => {
  it('leaves nothing but the marker that the user was counted, at the latest before the deletion', async () => {
    await deleteAccount(device);
    expect(await profile()).toBeNull();
    expect(await consent()).toBeNull();
    expect(await marker()).toEqual({ estado: person.estado, em: expect.any(Timestamp) });
    expect(await uidOfEmail(person.email)).toBeUndefined();
    expect(device.auth.currentUser).toBeNull();
    expect(await countOf()).toBe(1);
  });

  it("takes the account's places along on this device, and no visitor's", async () => {
    const ofVisitor: StoredTicket = {
      sala: 'a',
      link: 'protegido:show',
      vaga: randomUUID(),
      state: 'won',
      seen: 1,
    };
    replaceStoredTickets([{ ...ofVisitor, vaga: randomUUID(), dono: uid }, ofVisitor]);
    await deleteAccount(device);
    expect(storedTickets()).toEqual([ofVisitor]);
  });

  it('is deleted even if it cannot be counted', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    // With a number that is not whole, the rules refuse every increment.
    await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 0.5 });
    await deleteAccount(device);
    expect(log).toHaveBeenCalledExactlyOnceWith('O cadastro não foi contado:', expect.any(Error));
    expect(await profile()).toBeNull();
    expect(await uidOfEmail(person.email)).toBeUndefined();
  });

  it('can be replaced by a new account with the same e-mail, which is counted again', async () => {
    await count();
    await deleteAccount(device);
    await registerOn(device, person);
    expect(uidOf(device)).not.toBe(uid);
    uid = uidOf(device);
    await count();
    expect(await profile()).toMatchObject({ uid, email: person.email });
    expect(await countOf()).toBe(2);
  });
});

describe('a deleted account with participations', () => {
  // A case with 301, because the rules allow 300 participations in one query.
  it.each([300, 301])('loses all %i of them, and other users none', async (amount) => {
    await seedParticipations(amount);
    await seedParticipations(2, 'outra');
    expect(await participations()).toBe(amount);
    await deleteAccount(device);
    expect(await participations()).toBe(0);
    expect(await participations('outra')).toBe(2);
    expect(await uidOfEmail(person.email)).toBeUndefined();
  });

  it('is deleted even if an admin wrote its uid to a collection of the same name elsewhere', async () => {
    await seedParticipations(1);
    await admin.write(`outra/documento/participacoes/${uid}`, { uid });
    await deleteAccount(device);
    expect(await admin.read(`promocoes/promocao-0/participacoes/${uid}`)).toBeNull();
    expect(await uidOfEmail(person.email)).toBeUndefined();
  });
});

describe('a deletion that stopped after the profile', () => {
  beforeEach(async () => {
    await startDeletion();
    expect(await profile()).toBeNull();
    expect(await consent()).toBeNull();
    expect(await marker()).not.toBeNull();
    expect(await uidOfEmail(person.email)).toBe(uid);
  });

  it('is finished by the next login on any device, with the remaining participations', async () => {
    await seedParticipations(2);
    const other = newDevice();
    expect(await logInOn(other)).toBe('deleted');
    expect(await participations()).toBe(0);
    expect(await uidOfEmail(person.email)).toBeUndefined();
    expect(other.auth.currentUser).toBeNull();
    expect(await marker()).not.toBeNull();
  });

  it('is undone by signing up again, without counting the user twice', async () => {
    await registerOn(device, person);
    await count();
    expect(uidOf(device)).toBe(uid);
    expect(await profile()).toMatchObject({ uid, name: person.name });
    expect(await countOf()).toBe(1);
  });
});

describe('a deletion that stopped before the participations', () => {
  afterEach(() => replaceRules());

  it('leaves the Auth user and is finished by the next login', async () => {
    await seedParticipations(2);
    await replaceRules(WITHOUT_DELETING_PARTICIPATIONS);
    await expect(deleteAccount(device)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await profile()).toBeNull();
    expect(await participations()).toBe(2);
    expect(await uidOfEmail(person.email)).toBe(uid);
    await replaceRules();
    expect(await logInOn(newDevice())).toBe('deleted');
    expect(await participations()).toBe(0);
    expect(await uidOfEmail(person.email)).toBeUndefined();
  });
});

it('an account whose profile was lost, but not its consent, stays at a login, and can sign up again', async () => {
  await count();
  await seedParticipations(2);
  await byAdmin(remove(`users/${uid}`));
  expect(await logInOn(newDevice())).toBe('profileMissing');
  expect(await participations()).toBe(2);
  await registerOn(device, person);
  expect(await profile()).toMatchObject({ uid, name: person.name });
});

it('an account whose profile is already deleted can be deleted', async () => {
  await count();
  await byAdmin(remove(`users/${uid}`), remove(`users/${uid}/privado/consentimento`));
  await deleteAccount(device);
  expect(await uidOfEmail(person.email)).toBeUndefined();
});

it('an account whose Auth user is already deleted can be deleted', async () => {
  const user = await reauthenticate(device.auth, PASSWORD);
  await deleteAuthUser(uid);
  await eraseAccount(device.auth, device.db, user);
  expect(await profile()).toBeNull();
  expect(device.auth.currentUser).toBeNull();
});
