import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../src/model';
import { aProfile, dayInBrazil, signedIn, seed, startRules, visitor, without } from '../support/firestore';

const PROFILE = 'users/maria';
/** A page that was opened before the release of the newest terms asks for these. */
const OLDER_TERMS = '2026-11-23';
const CONSENT = 'users/maria/privado/consentimento';

let env: RulesTestEnvironment;
let maria: Firestore;
let joao: Firestore;
let anonymous: Firestore;

beforeAll(async () => {
  env = await startRules('profiles');
  maria = signedIn(env, 'maria', 'maria@example.com');
  joao = signedIn(env, 'joao', 'joao@example.com');
  anonymous = visitor(env);
});
beforeEach(() => env.clearFirestore());
afterAll(() => env.cleanup());

const aConsent = (): DocumentData => ({ versao: TERMS_VERSION, em: serverTimestamp() });

async function seedBoth() {
  await seed(env, PROFILE, aProfile());
  await seed(env, CONSENT, { versao: TERMS_VERSION, em: Timestamp.now() });
}

/** The commit of a registration as the product makes it. */
function register(profile = aProfile(), consent = aConsent(), db = maria) {
  const batch = writeBatch(db);
  batch.set(doc(db, PROFILE), profile);
  batch.set(doc(db, CONSENT), consent);
  return batch.commit();
}

function deleteBoth(db = maria) {
  const batch = writeBatch(db);
  batch.delete(doc(db, PROFILE));
  batch.delete(doc(db, CONSENT));
  return batch.commit();
}

const otherClients: [string, () => Firestore][] = [
  ['a visitor', () => anonymous],
  ['another user', () => joao],
  ['another user with her e-mail address', () => signedIn(env, 'outra', 'maria@example.com')],
];

const everyClient: [string, () => Firestore][] = [['Maria', () => maria], ...otherClients];

const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** Valid values of the fields that a user can change. */
const accepted: [string, unknown][] = [
  ['name', 'M'],
  ['name', 'ã'.repeat(100)],
  ['name', 'Zoë D’Ávila-Çelik 3º 😀'],
  ['cidade', 'X'],
  ['cidade', 'ç'.repeat(100)],
  // Landline numbers begin with 2 to 6, mobile numbers with 7 to 9.
  ['celular', '1120000000'],
  ['celular', '9969999999'],
  ['celular', '11700000000'],
  ['celular', '11800000000'],
  ['celular', '99999999999'],
  ...STATES.map((state): [string, unknown] => ['estado', state]),
];

/** Invalid values of these fields. */
const refused: [string, unknown][] = [
  ...['name', 'cidade'].flatMap((field) =>
    [
      '',
      '   ',
      'x'.repeat(101),
      'a\nb',
      'a\u0007',
      '\u200b',
      'a\u202eb',
      // Characters that Unicode has had as invisible only since version 6.3, and separators of lines.
      ...['\u061c', '\u2066', '\u2067', '\u2068', '\u2069', '\u2028', '\u2029'].map(
        (unseen) => `a${unseen}b`,
      ),
      5,
      null,
      true,
      ['Maria'],
      { nome: 'Maria' },
    ].map((value): [string, unknown] => [field, value]),
  ),
  ...[
    '',
    '(11) 91234-5678',
    '+5511912345678',
    '5511912345678',
    '01912345678',
    'a1912345678',
    '1a912345678',
    '1110000000',
    '1170000000',
    '112000000',
    '11200000000',
    '11600000000',
    '1191234567',
    '119123456789',
    '1191234567a',
    '112345678a',
    '11912345678\n',
    ' 11912345678',
    '١١٩١٢٣٤٥٦٧٨',
    11912345678,
    null,
    ['11912345678'],
  ].map((value): [string, unknown] => ['celular', value]),
  ...['', 'sp', 'XX', 'BR', 'SPX', 'S', ' SP', 'São Paulo', 5, null, ['SP'], { uf: 'SP' }].map(
    (value): [string, unknown] => ['estado', value],
  ),
  // Second letters that no state has after these.
  ...['AA', 'MM', 'PP', 'RA', 'SS'].map((value): [string, unknown] => ['estado', value]),
];

describe('reading a profile and its consent', () => {
  it.each([PROFILE, CONSENT])('Maria gets %s', async (path) => {
    await seedBoth();
    const snapshot = await assertSucceeds(getDoc(doc(maria, path)));
    expect(snapshot.exists()).toBe(true);
  });

  it.each([PROFILE, CONSENT])('Maria learns that %s does not exist', async (path) => {
    const snapshot = await assertSucceeds(getDoc(doc(maria, path)));
    expect(snapshot.exists()).toBe(false);
  });

  it.each(otherClients)('%s may not get either', async (_, connect) => {
    await seedBoth();
    await assertFails(getDoc(doc(connect(), PROFILE)));
    await assertFails(getDoc(doc(connect(), CONSENT)));
  });

  it.each(otherClients)('%s may not learn that they do not exist', async (_, connect) => {
    await assertFails(getDoc(doc(connect(), PROFILE)));
    await assertFails(getDoc(doc(connect(), CONSENT)));
  });

  it.each(everyClient)('%s may not list or count profiles', async (_, connect) => {
    await seedBoth();
    const users = collection(connect(), 'users');
    await assertFails(getDocs(users));
    await assertFails(getDocs(query(users, limit(1))));
    await assertFails(getDocs(query(users, where('uid', '==', 'maria'))));
    await assertFails(getDocs(query(users, where(documentId(), '==', 'maria'))));
    await assertFails(getCount(users));
  });

  it.each(everyClient)('%s may not list the documents below a profile', async (_, connect) => {
    await seedBoth();
    const below = collection(connect(), PROFILE, 'privado');
    await assertFails(getDocs(below));
    await assertFails(getDocs(query(below, where(documentId(), '==', 'consentimento'))));
    await assertFails(getCount(below));
  });

  it.each(['users', 'privado'])('no client may query the collection group %s', async (collectionId) => {
    await seedBoth();
    for (const [, connect] of everyClient) {
      const group = collectionGroup(connect(), collectionId);
      await assertFails(getDocs(query(group, limit(1))));
      await assertFails(getCount(group));
    }
  });
});

describe('registering', () => {
  it('Maria registers', async () => {
    await assertSucceeds(register());
  });

  it('Maria registers again after deleting her account', async () => {
    await register();
    await deleteBoth();
    await assertSucceeds(register());
  });

  it.each(otherClients)('%s may not register with her uid', async (_, connect) => {
    await assertFails(register(aProfile(), aConsent(), connect()));
  });

  it('Maria may not create a profile without the consent', async () => {
    await assertFails(setDoc(doc(maria, PROFILE), aProfile()));
  });

  it('Maria may not consent without creating the profile', async () => {
    await assertFails(setDoc(doc(maria, CONSENT), aConsent()));
  });

  it.each([CONSENT, PROFILE])('Maria may not register and delete %s in one commit', async (path) => {
    const batch = writeBatch(maria);
    batch.set(doc(maria, PROFILE), aProfile());
    batch.set(doc(maria, CONSENT), aConsent());
    batch.delete(doc(maria, path));
    await assertFails(batch.commit());
  });

  it('Maria may not register and change her e-mail address in one commit', async () => {
    const batch = writeBatch(maria);
    batch.set(doc(maria, PROFILE), aProfile());
    batch.set(doc(maria, CONSENT), aConsent());
    batch.update(doc(maria, PROFILE), { email: 'joao@example.com' });
    await assertFails(batch.commit());
  });

  it("Maria may not write another user's consent", async () => {
    const batch = writeBatch(maria);
    batch.set(doc(maria, PROFILE), aProfile());
    batch.set(doc(maria, 'users/joao/privado/consentimento'), aConsent());
    await assertFails(batch.commit());
  });
});

describe('an incomplete registration', () => {
  it('Maria creates the missing profile for an existing consent', async () => {
    await seed(env, CONSENT, { versao: TERMS_VERSION, em: Timestamp.now() });
    await assertSucceeds(setDoc(doc(maria, PROFILE), aProfile()));
  });

  it.each(otherClients)('%s may not create the missing profile', async (_, connect) => {
    await seed(env, CONSENT, { versao: TERMS_VERSION, em: Timestamp.now() });
    await assertFails(setDoc(doc(connect(), PROFILE), aProfile()));
  });

  it('Maria creates the missing consent for an existing profile', async () => {
    await seed(env, PROFILE, aProfile());
    await assertSucceeds(setDoc(doc(maria, CONSENT), aConsent()));
  });

  it.each(otherClients)('%s may not create the missing consent', async (_, connect) => {
    await seed(env, PROFILE, aProfile());
    await assertFails(setDoc(doc(connect(), CONSENT), aConsent()));
  });

  it.each(['2025-01-01', TERMS_VERSION])(
    'Maria registers after an admin deleted only her profile, with a consent of %s',
    async (versao) => {
      await seed(env, CONSENT, { versao, em: Timestamp.fromMillis(0) });
      await assertSucceeds(register());
    },
  );

  it('Maria may not replace the consent without a new profile', async () => {
    await seed(env, CONSENT, { versao: '2025-01-01', em: Timestamp.fromMillis(0) });
    await assertFails(setDoc(doc(maria, CONSENT), aConsent()));
  });
});

describe('the fields of a new profile', () => {
  it.each(accepted)('Maria registers with %s %j', async (field, value) => {
    await assertSucceeds(register({ ...aProfile(), [field]: value }));
  });

  it.each(refused)('Maria may not register with %s %j', async (field, value) => {
    await assertFails(register({ ...aProfile(), [field]: value }));
  });

  it.each(Object.keys(aProfile()))('Maria may not leave out %s', async (field) => {
    await assertFails(register(without(aProfile(), field)));
  });

  it('Maria may not add a field', async () => {
    await assertFails(register({ ...aProfile(), admin: true }));
  });

  it.each(['joao', 'Maria', '', 5, null, true, ['maria']])(
    'Maria may not register with uid %j',
    async (uid) => {
      await assertFails(register({ ...aProfile(), uid }));
    },
  );

  it.each(['joao@example.com', 'Maria@example.com', '', 5, null, true, ['maria@example.com']])(
    'Maria may not register with e-mail %j',
    async (email) => {
      await assertFails(register({ ...aProfile(), email }));
    },
  );

  it.each([
    ['no e-mail', without(aProfile(), 'email')],
    ['the e-mail null', { ...aProfile(), email: null }],
    ["Maria's e-mail", aProfile()],
  ])('a user without an e-mail address may not register with %s', async (_, profile) => {
    await assertFails(register(profile, aConsent(), signedIn(env, 'maria')));
  });

  it.each([-1, 0, 1])('Maria registers %d days from today, because a request takes time', async (days) => {
    await assertSucceeds(register({ ...aProfile(), dataCadastro: dayInBrazil(days) }));
  });

  it.each([-366, -31, -2, 2, 31, 366])('Maria may not register %d days from today', async (days) => {
    await assertFails(register({ ...aProfile(), dataCadastro: dayInBrazil(days) }));
  });

  it.each([
    ['with a zero before it', (today: string) => `0${today}`],
    ['with a space', (today: string) => `${today} `],
    ['with a month of its own', (today: string) => today.replace(/\/\d\d\//, '/19/')],
    ['with the day 39', (today: string) => today.replace(/^\d\d/, '39')],
    ['in the year 99', (today: string) => today.replace(/\d{4}$/, '99')],
  ])('Maria may not register today %s', async (_, write) => {
    expect(write(dayInBrazil(0))).not.toBe(dayInBrazil(0));
    await assertFails(register({ ...aProfile(), dataCadastro: write(dayInBrazil(0)) }));
  });

  it.each([
    '',
    '8/03/2024',
    '18/3/2024',
    '18/03/202',
    '18/03/24',
    '18/03/20244',
    '39/19/2099',
    '18/03/2024',
    '40/03/2024',
    '1a/03/2024',
    '18/23/2024',
    '18/0a/2024',
    '18/03/1999',
    '18/03/2124',
    '18/03/20a4',
    '18-03-2024',
    '2024-03-18',
    '18/03/2024 ',
    18032024,
    null,
    true,
    ['18/03/2024'],
    Timestamp.now(),
  ])('Maria may not register on %j', async (dataCadastro) => {
    await assertFails(register({ ...aProfile(), dataCadastro }));
  });
});

describe('the fields of a consent', () => {
  it.each([TERMS_VERSION, OLDER_TERMS])('Maria consents to version %s', async (versao) => {
    await assertSucceeds(register(aProfile(), { ...aConsent(), versao }));
  });

  it.each(['versao', 'em'])('Maria may not leave out %s', async (field) => {
    await assertFails(register(aProfile(), without(aConsent(), field)));
  });

  it('Maria may not add a field', async () => {
    await assertFails(register(aProfile(), { ...aConsent(), nome: 'Maria' }));
  });

  it.each([
    '',
    '1',
    '1999-01-01',
    '2026-11-22',
    '2999-01-01',
    '21/11/2026',
    '26-11-21',
    '2026-1-21',
    '2026-11-2',
    'aaaa-11-21',
    '2026-aa-21',
    '2026-11-aa',
    '2026-11-211',
    '12026-11-21',
    '20261121',
    20261121,
    null,
    true,
    [TERMS_VERSION],
  ])('Maria may not consent to version %j', async (versao) => {
    await assertFails(register(aProfile(), { ...aConsent(), versao }));
  });

  it.each([
    ['a second ago', Timestamp.fromMillis(Date.now() - 1000)],
    ['in an hour', Timestamp.fromMillis(Date.now() + 3_600_000)],
    ['as a string', new Date().toISOString()],
    ['as a number', Date.now()],
    ['null', null],
  ])('Maria may not choose the time of the consent: %s', async (_, em) => {
    await assertFails(register(aProfile(), { ...aConsent(), em }));
  });
});

describe('changing a profile', () => {
  beforeEach(seedBoth);

  it('Maria changes all fields that she may change at once', async () => {
    const change = { name: 'Maria Souza', celular: '2123456789', estado: 'RJ', cidade: 'Niterói' };
    await assertSucceeds(updateDoc(doc(maria, PROFILE), change));
  });

  it.each(accepted)('Maria changes %s to %j', async (field, value) => {
    await assertSucceeds(updateDoc(doc(maria, PROFILE), { [field]: value }));
  });

  it.each(refused)('Maria may not change %s to %j', async (field, value) => {
    await assertFails(updateDoc(doc(maria, PROFILE), { [field]: value }));
  });

  it.each(Object.keys(aProfile()))('Maria may not remove %s', async (field) => {
    await assertFails(updateDoc(doc(maria, PROFILE), { [field]: deleteField() }));
  });

  it.each([
    ['uid', 'joao'],
    ['email', 'joao@example.com'],
    ['dataCadastro', '19/03/2024'],
    ['admin', true],
  ])('Maria may not write %s', async (field, value) => {
    await assertFails(updateDoc(doc(maria, PROFILE), { [field]: value }));
  });

  describe('whose account has another e-mail address', () => {
    const NEW = 'maria@example.org';

    it('Maria writes the address if she has confirmed it, also with other fields', async () => {
      const moved = signedIn(env, 'maria', NEW, true);
      await assertSucceeds(updateDoc(doc(moved, PROFILE), { email: NEW }));
      await assertSucceeds(updateDoc(doc(moved, PROFILE), { email: NEW, name: 'Maria Souza' }));
    });

    it('Maria changes other fields before she writes the address', async () => {
      for (const confirmed of [false, true]) {
        const moved = signedIn(env, 'maria', NEW, confirmed);
        await assertSucceeds(updateDoc(doc(moved, PROFILE), { name: `Maria ${confirmed}` }));
      }
    });

    it('Maria may not write an address that she has not confirmed', async () => {
      await assertFails(updateDoc(doc(signedIn(env, 'maria', NEW), PROFILE), { email: NEW }));
    });

    it.each([['joao@example.com'], ['MARIA@example.org'], [''], [5], [null], [[NEW]]])(
      'Maria may not write %j',
      async (email) => {
        await assertFails(updateDoc(doc(signedIn(env, 'maria', NEW, true), PROFILE), { email }));
      },
    );

    it('Maria may not remove the address', async () => {
      const moved = signedIn(env, 'maria', NEW, true);
      await assertFails(updateDoc(doc(moved, PROFILE), { email: deleteField() }));
    });

    it('João may not write his confirmed address into her profile', async () => {
      const other = signedIn(env, 'joao', 'joao@example.com', true);
      await assertFails(updateDoc(doc(other, PROFILE), { email: 'joao@example.com' }));
    });

    it('Maria may not write another field with it', async () => {
      const moved = signedIn(env, 'maria', NEW, true);
      await assertFails(updateDoc(doc(moved, PROFILE), { email: NEW, dataCadastro: '19/03/2024' }));
    });
  });

  describe('whose owner has confirmed the address', () => {
    let confirmed: Firestore;
    beforeEach(() => {
      confirmed = signedIn(env, 'maria', 'maria@example.com', true);
    });

    it('Maria marks it, alone or with other fields', async () => {
      await assertSucceeds(updateDoc(doc(confirmed, PROFILE), { confirmado: true }));
      await assertSucceeds(updateDoc(doc(confirmed, PROFILE), { confirmado: true, celular: '2123456789' }));
      await assertSucceeds(updateDoc(doc(confirmed, PROFILE), { celular: '11912345678' }));
    });

    it('Maria may not mark it without the confirmed address', async () => {
      await assertFails(updateDoc(doc(maria, PROFILE), { confirmado: true }));
    });

    it('Maria may not mark it with the confirmation of an address that the profile does not have', async () => {
      const moved = doc(signedIn(env, 'maria', 'maria@example.org', true), PROFILE);
      await assertFails(updateDoc(moved, { confirmado: true }));
      await assertSucceeds(updateDoc(moved, { confirmado: true, email: 'maria@example.org' }));
    });

    it.each([false, null, 'true', 1, [true], { valor: true }])(
      'Maria may not mark it with %j',
      async (mark) => {
        await assertFails(updateDoc(doc(confirmed, PROFILE), { confirmado: mark }));
      },
    );

    it.each([
      ['a visitor', () => anonymous],
      ['João', () => signedIn(env, 'joao', 'joao@example.com', true)],
      ['another user with her confirmed address', () => signedIn(env, 'outra', 'maria@example.com', true)],
    ])('%s may not mark it', async (_, connect) => {
      await assertFails(updateDoc(doc(connect(), PROFILE), { confirmado: true }));
    });

    it('whoever signed up with her address may not change it any more', async () => {
      await updateDoc(doc(confirmed, PROFILE), { confirmado: true });
      for (const field of ['name', 'celular', 'cidade'])
        await assertFails(updateDoc(doc(maria, PROFILE), { [field]: '2123456789' }));
    });

    it.each([deleteField(), false])('the mark is not taken back', async (mark) => {
      await updateDoc(doc(confirmed, PROFILE), { confirmado: true });
      await assertFails(updateDoc(doc(confirmed, PROFILE), { confirmado: mark }));
      await assertFails(updateDoc(doc(maria, PROFILE), { confirmado: mark }));
    });

    it('a new profile may not have the mark', async () => {
      await deleteBoth();
      await assertFails(register({ ...aProfile(), confirmado: true }, aConsent(), confirmed));
    });
  });

  it('Maria may not replace her profile with only the changeable fields', async () => {
    const { name, celular, estado, cidade } = aProfile();
    await assertFails(setDoc(doc(maria, PROFILE), { name, celular, estado, cidade }));
  });

  it.each(otherClients)('%s may not change her profile', async (_, connect) => {
    await assertFails(updateDoc(doc(connect(), PROFILE), { name: 'Outra' }));
  });
});

/** Maria, who has confirmed her address. */
const confirmed = () => signedIn(env, 'maria', 'maria@example.com', true);

/** The commit by which she confirms her profile. */
function confirm(db: Firestore, mark: DocumentData, consent = aConsent()) {
  const batch = writeBatch(db);
  batch.update(doc(db, PROFILE), mark);
  batch.set(doc(db, CONSENT), consent);
  return batch.commit();
}

describe('an existing consent', () => {
  beforeEach(seedBoth);

  it('may not be given again', async () => {
    await assertFails(setDoc(doc(maria, CONSENT), aConsent()));
  });

  it.each([
    { versao: '2027-01-01' },
    { versao: '2027-01-01', em: serverTimestamp() },
    { versao: OLDER_TERMS, em: serverTimestamp() },
    { em: serverTimestamp() },
    { nome: 'Maria' },
  ])('may not be changed to %j', async (change) => {
    await assertFails(updateDoc(doc(maria, CONSENT), change));
  });

  describe('of the same terms', () => {
    it('becomes that of the owner, who confirms the profile', async () => {
      await assertSucceeds(confirm(confirmed(), { confirmado: true, celular: '2123456789' }));
    });

    it('is not renewed together with another change, or once more', async () => {
      await assertFails(confirm(confirmed(), { celular: '2123456789' }));
      await confirm(confirmed(), { confirmado: true });
      await assertFails(confirm(confirmed(), { confirmado: true }));
      await assertFails(confirm(maria, { confirmado: true }));
    });

    it('is not replaced by an older one', async () => {
      await assertFails(confirm(confirmed(), { confirmado: true }, { ...aConsent(), versao: OLDER_TERMS }));
    });
  });

  describe('of older terms', () => {
    beforeEach(() => seed(env, CONSENT, { versao: OLDER_TERMS, em: Timestamp.fromMillis(0) }));

    it('is renewed by Maria', async () => {
      await assertSucceeds(setDoc(doc(maria, CONSENT), aConsent()));
    });

    it.each(otherClients)('is not renewed by %s', async (_, connect) => {
      await assertFails(setDoc(doc(connect(), CONSENT), aConsent()));
    });

    it.each([
      ['the same version', () => ({ ...aConsent(), versao: OLDER_TERMS })],
      ['a version that does not exist', () => ({ ...aConsent(), versao: '2999-01-01' })],
      ['a time of her own', () => ({ ...aConsent(), em: Timestamp.fromMillis(0) })],
      ['another field', () => ({ ...aConsent(), nome: 'Maria' })],
      ['no time', () => without(aConsent(), 'em')],
    ])('is not renewed with %s', async (_, consent) => {
      await assertFails(setDoc(doc(maria, CONSENT), consent()));
    });

    it('is not renewed in the commit that deletes the profile', async () => {
      const batch = writeBatch(maria);
      batch.delete(doc(maria, PROFILE));
      batch.set(doc(maria, CONSENT), aConsent());
      await assertFails(batch.commit());
    });
  });

  it('may not be deleted and created again in one commit', async () => {
    const batch = writeBatch(maria);
    batch.delete(doc(maria, CONSENT));
    batch.set(doc(maria, CONSENT), aConsent());
    await assertFails(batch.commit());
  });

  it('may not be deleted with the profile and created again in one commit', async () => {
    const batch = writeBatch(maria);
    batch.delete(doc(maria, PROFILE));
    batch.delete(doc(maria, CONSENT));
    batch.set(doc(maria, PROFILE), aProfile());
    batch.set(doc(maria, CONSENT), aConsent());
    await assertFails(batch.commit());
  });
});

describe('deleting an account', () => {
  it('Maria deletes her profile together with the consent', async () => {
    await seedBoth();
    await assertSucceeds(deleteBoth());
  });

  it('Maria deletes them again after both were deleted', async () => {
    await seedBoth();
    await deleteBoth();
    await assertSucceeds(deleteBoth());
  });

  it.each(otherClients)('%s may not delete them', async (_, connect) => {
    await seedBoth();
    await assertFails(deleteBoth(connect()));
  });

  it.each(otherClients)('%s may not delete them after both were deleted', async (_, connect) => {
    await assertFails(deleteDoc(doc(connect(), PROFILE)));
    await assertFails(deleteDoc(doc(connect(), CONSENT)));
  });

  it.each([PROFILE, CONSENT])('Maria may not delete %s alone', async (path) => {
    await seedBoth();
    await assertFails(deleteDoc(doc(maria, path)));
  });

  it('Maria may not delete her profile and replace the consent', async () => {
    await seedBoth();
    const batch = writeBatch(maria);
    batch.delete(doc(maria, PROFILE));
    batch.delete(doc(maria, CONSENT));
    batch.set(doc(maria, CONSENT), aConsent());
    await assertFails(batch.commit());
  });

  // The other document does not exist, so that only the identity of the user decides.
  it.each([PROFILE, CONSENT])('Maria deletes a remaining %s', async (path) => {
    await seed(env, path, {});
    await assertSucceeds(deleteDoc(doc(maria, path)));
  });

  it.each([PROFILE, CONSENT])('no other client may delete a remaining %s', async (path) => {
    await seed(env, path, {});
    for (const [, connect] of otherClients) await assertFails(deleteDoc(doc(connect(), path)));
  });
});
