import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, documentId, getDocs, query, Timestamp, where } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../src/model';
import { clientOf } from '../support/firestore';
import { aProfile } from '../support/person';
import { admin, deleteDocuments } from '../support/project';
import {
  aConsent,
  byAdmin,
  commit,
  CONSENT,
  DELETION,
  expectAllowed,
  expectDenied,
  get,
  maria,
  others,
  PROFILE,
  registerMaria,
  registration,
  remove,
  set,
  startClients,
  update,
  type Write,
} from '../support/rules';

startClients('profiles');
beforeEach(deleteDocuments);

describe('reading a profile and its consent', () => {
  it.each([PROFILE, CONSENT])('Maria gets %s, or learns that it does not exist', async (path) => {
    expect((await assertSucceeds(get(maria, path))).exists()).toBe(false);
    await registerMaria();
    expect((await assertSucceeds(get(maria, path))).exists()).toBe(true);
  });

  it.each(others)('%s may not get either, or learn that they do not exist', async (_, connect) => {
    for (const path of [PROFILE, CONSENT]) await assertFails(get(connect(), path));
    await registerMaria();
    for (const path of [PROFILE, CONSENT]) await assertFails(get(connect(), path));
  });

  // everythingElse.test.ts tests lists and counts for all other clients.
  it('another user with her e-mail address may not list them either', async () => {
    await registerMaria();
    const users = collection(clientOf('outra', 'maria@example.com'), 'users');
    await assertFails(getDocs(query(users, where('uid', '==', 'maria'))));
    await assertFails(getDocs(query(users, where(documentId(), '==', 'maria'))));
  });
});

describe('registering', () => {
  it('Maria registers, and again after deleting her account', async () => {
    await expectAllowed(maria, ...registration());
    await commit(maria, ...DELETION);
    await expectAllowed(maria, ...registration());
  });

  it.each(others)('%s may not register with her uid', async (_, connect) => {
    await expectDenied(connect(), ...registration());
  });

  it.each<[string, () => Write[]]>([
    ['create a profile without the consent', () => [set(PROFILE, aProfile())]],
    ['consent without creating the profile', () => [set(CONSENT, aConsent())]],
    ['register and delete the consent in one commit', () => [...registration(), remove(CONSENT)]],
    ['register and delete the profile in one commit', () => [...registration(), remove(PROFILE)]],
    [
      'register and change her e-mail address in one commit',
      () => [...registration(), update(PROFILE, { email: 'joao@example.com' })],
    ],
    [
      "write another user's consent",
      () => [set(PROFILE, aProfile()), set('users/joao/privado/consentimento', aConsent())],
    ],
  ])('Maria may not %s', async (_, writes) => {
    await expectDenied(maria, ...writes());
  });
});

describe('an incomplete registration', () => {
  it.each<[string, [seeded: Write, missing: Write]]>([
    ['the missing profile for an existing consent', [set(CONSENT, aConsent()), set(PROFILE, aProfile())]],
    ['the missing consent for an existing profile', [set(PROFILE, aProfile()), set(CONSENT, aConsent())]],
  ])('Maria, and nobody else, creates %s', async (_, [seeded, missing]) => {
    await byAdmin(seeded);
    for (const [, connect] of others) await expectDenied(connect(), missing);
    await expectAllowed(maria, missing);
  });

  it.each(['2025-01-01', TERMS_VERSION])(
    'Maria registers after an admin deleted only her profile, with a consent of %s',
    async (versao) => {
      await admin.write(CONSENT, { versao, em: Timestamp.fromMillis(0) });
      await expectAllowed(maria, ...registration());
    },
  );

  it('Maria may not replace the consent without a new profile', async () => {
    await admin.write(CONSENT, { versao: '2025-01-01', em: Timestamp.fromMillis(0) });
    await expectDenied(maria, set(CONSENT, aConsent()));
  });
});

describe('deleting an account', () => {
  it('Maria deletes her profile together with the consent, and again after both were deleted', async () => {
    await registerMaria();
    await expectAllowed(maria, ...DELETION);
    await expectAllowed(maria, ...DELETION);
  });

  it.each(others)('%s may not delete them, also after both were deleted', async (_, connect) => {
    for (const write of DELETION) await expectDenied(connect(), write);
    await registerMaria();
    await expectDenied(connect(), ...DELETION);
  });

  it('Maria may not delete one alone, or replace the consent', async () => {
    await registerMaria();
    for (const write of DELETION) await expectDenied(maria, write);
    await expectDenied(maria, ...DELETION, set(CONSENT, aConsent()));
  });

  // The profile or the consent alone, so that only the user's identity decides.
  it.each([PROFILE, CONSENT])('Maria, and nobody else, deletes a remaining %s', async (path) => {
    await admin.write(path, {});
    for (const [, connect] of others) await expectDenied(connect(), remove(path));
    await expectAllowed(maria, remove(path));
  });
});
