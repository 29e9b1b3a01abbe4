import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  documentId,
  getDocs,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentData,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { TERMS_VERSION } from '../../src/model';
import { aProfile, dayInBrazil, seed, signedIn, without } from '../support/firestore';
import { env } from '../support/project';
import {
  aConsent,
  expectAllowed,
  anonymous,
  byAdmin,
  commit,
  CONSENT,
  DELETION,
  expectDenied,
  get,
  maria,
  otherClients as others,
  otherTimes,
  PROFILE,
  registration,
  remove,
  set,
  update,
  startClients,
  valuesOf,
  type Write,
} from '../support/rules';

/** The version of the terms that pages from before the newest terms still ask for. */
const OLDER_TERMS = '2026-11-23';
const LONG_AGO = Timestamp.fromMillis(0);

startClients('profiles');
beforeEach(() => env.clearFirestore());

const seedBoth = () => byAdmin(...registration());

/** The commit of a registration, with changed fields of the profile or of the consent. */
const withProfile = (changed: DocumentData) => registration({ ...aProfile(), ...changed });
const withConsent = (changed: DocumentData) => registration(aProfile(), { ...aConsent(), ...changed });

/** Maria, whose token says that her profile's e-mail address is confirmed. */
const confirmed = () => signedIn(env, 'maria', 'maria@example.com', true);

const otherClients: typeof others = [
  ...others,
  ['another user with her e-mail address', () => signedIn(env, 'outra', 'maria@example.com')],
];

const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** Valid values of the fields that a user can change. */
const accepted = [
  ...valuesOf('name', ['Zé', 'B. O.', '李明', 'ã'.repeat(100), 'Zoë D’Ávila-Çelik 3º 😀']),
  ...valuesOf('cidade', ['X', 'ç'.repeat(100)]),
  // Landline numbers begin with 2 to 6, mobile numbers with 7 to 9.
  ...valuesOf('celular', ['1120000000', '9969999999', '11700000000', '11800000000', '99999999999']),
  ...valuesOf('estado', STATES),
];

const REFUSED_TEXTS = [
  '',
  '   ',
  'a\nb',
  'a\u0007',
  '\u200b',
  'a\u202eb',
  // Characters that only Unicode 6.3 has made invisible, and line separators.
  ...Array.from('\u061c\u2066\u2067\u2068\u2069\u2028\u2029', (unseen) => `a${unseen}b`),
  'x'.repeat(101),
  5,
  null,
  true,
  ['Maria'],
  { nome: 'Maria' },
];

/** Invalid values of the fields that a user can change. */
const refused = [
  ...valuesOf('name', [...REFUSED_TEXTS, 'M', ' É. ', 'x 5', '55', '😀😀']),
  ...valuesOf('cidade', REFUSED_TEXTS),
  ...valuesOf('celular', [
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
  ]),
  ...valuesOf('estado', [
    '',
    'sp',
    'XX',
    'BR',
    'SPX',
    'S',
    ' SP',
    'São Paulo',
    5,
    null,
    ['SP'],
    { uf: 'SP' },
  ]),
  // Letter pairs that are no states, although each letter begins or ends one.
  ...valuesOf('estado', ['AA', 'MM', 'PP', 'RA', 'SS']),
];

describe('reading a profile and its consent', () => {
  it.each([PROFILE, CONSENT])('Maria gets %s, or learns that it does not exist', async (path) => {
    expect((await assertSucceeds(get(maria, path))).exists()).toBe(false);
    await seedBoth();
    expect((await assertSucceeds(get(maria, path))).exists()).toBe(true);
  });

  it.each(otherClients)('%s may not get either, or learn that they do not exist', async (_, connect) => {
    for (const path of [PROFILE, CONSENT]) await assertFails(get(connect(), path));
    await seedBoth();
    for (const path of [PROFILE, CONSENT]) await assertFails(get(connect(), path));
  });

  // everythingElse.test.ts tests lists and counts for all other clients.
  it('another user with her e-mail address may not list them either', async () => {
    await seedBoth();
    const users = collection(signedIn(env, 'outra', 'maria@example.com'), 'users');
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

  it.each(otherClients)('%s may not register with her uid', async (_, connect) => {
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
    for (const [, connect] of otherClients) await expectDenied(connect(), missing);
    await expectAllowed(maria, missing);
  });

  it.each(['2025-01-01', TERMS_VERSION])(
    'Maria registers after an admin deleted only her profile, with a consent of %s',
    async (versao) => {
      await seed(env, CONSENT, { versao, em: LONG_AGO });
      await expectAllowed(maria, ...registration());
    },
  );

  it('Maria may not replace the consent without a new profile', async () => {
    await seed(env, CONSENT, { versao: '2025-01-01', em: LONG_AGO });
    await expectDenied(maria, set(CONSENT, aConsent()));
  });
});

describe('the fields of a new profile', () => {
  it.each(accepted)('Maria registers with %s %j', async (field, value) => {
    await expectAllowed(maria, ...withProfile({ [field]: value }));
  });

  it.each([
    ...refused,
    ...valuesOf('uid', ['joao', 'Maria', '', 5, null, true, ['maria']]),
    ...valuesOf('email', ['joao@example.com', 'Maria@example.com', '', 5, null, true, ['maria@example.com']]),
    ['admin', true],
  ])('Maria may not register with %s %j', async (field, value) => {
    await expectDenied(maria, ...withProfile({ [field]: value }));
  });

  it.each(Object.keys(aProfile()))('Maria may not leave out %s', async (field) => {
    await expectDenied(maria, ...registration(without(aProfile(), field)));
  });

  it.each([
    ['no e-mail', without(aProfile(), 'email')],
    ['the e-mail null', { ...aProfile(), email: null }],
    ["Maria's e-mail", aProfile()],
  ])('a user without an e-mail address may not register with %s', async (_, profile) => {
    await expectDenied(signedIn(env, 'maria'), ...registration(profile));
  });

  it.each([-1, 0, 1])('Maria registers %d days from today, because a request takes time', async (days) => {
    await expectAllowed(maria, ...withProfile({ dataCadastro: dayInBrazil(days) }));
  });

  it.each([-366, -31, -2, 2, 31, 366])('Maria may not register %d days from today', async (days) => {
    await expectDenied(maria, ...withProfile({ dataCadastro: dayInBrazil(days) }));
  });

  it.each([
    ['with a zero before it', (today: string) => `0${today}`],
    ['with a space', (today: string) => `${today} `],
    ['with a month of its own', (today: string) => today.replace(/\/\d\d\//, '/19/')],
    ['with the day 39', (today: string) => today.replace(/^\d\d/, '39')],
    ['in the year 99', (today: string) => today.replace(/\d{4}$/, '99')],
  ])('Maria may not register today %s', async (_, write) => {
    expect(write(dayInBrazil(0))).not.toBe(dayInBrazil(0));
    await expectDenied(maria, ...withProfile({ dataCadastro: write(dayInBrazil(0)) }));
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
    await expectDenied(maria, ...withProfile({ dataCadastro }));
  });
});

describe('the fields of a consent', () => {
  it.each([TERMS_VERSION, OLDER_TERMS])('Maria consents to version %s', async (versao) => {
    await expectAllowed(maria, ...withConsent({ versao }));
  });

  it.each(['versao', 'em'])('Maria may not leave out %s', async (field) => {
    await expectDenied(maria, ...registration(aProfile(), without(aConsent(), field)));
  });

  it('Maria may not add a field', async () => {
    await expectDenied(maria, ...withConsent({ nome: 'Maria' }));
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
    await expectDenied(maria, ...withConsent({ versao }));
  });

  it.each(otherTimes)('Maria may not choose the time of the consent: %s', async (_, em) => {
    await expectDenied(maria, ...withConsent({ em }));
  });
});

describe('changing a profile', () => {
  beforeEach(seedBoth);

  it('Maria changes all fields that she may change at once', async () => {
    const change = { name: 'Maria Souza', celular: '2123456789', estado: 'RJ', cidade: 'Niterói' };
    await expectAllowed(maria, update(PROFILE, change));
  });

  it('no rule bounds how often Maria changes it in one commit, which docs/deploy.md prices', async () => {
    const changes = Array.from({ length: 500 }, (_, n) => update(PROFILE, { name: `Maria ${n}` }));
    await expectAllowed(maria, ...changes);
  });

  it('Maria changes other fields of a profile whose name has one letter, but not to another such name', async () => {
    await seed(env, PROFILE, { ...aProfile(), name: 'M' });
    await expectAllowed(maria, update(PROFILE, { celular: '2123456789' }));
    await expectDenied(maria, update(PROFILE, { name: 'A' }));
    await expectAllowed(maria, update(PROFILE, { name: 'Maria' }));
  });

  it.each(accepted)('Maria changes %s to %j', async (field, value) => {
    await expectAllowed(maria, update(PROFILE, { [field]: value }));
  });

  it.each([
    ...refused,
    ['uid', 'joao'],
    ['email', 'joao@example.com'],
    ['dataCadastro', '19/03/2024'],
    ['admin', true],
  ])('Maria may not change %s to %j', async (field, value) => {
    await expectDenied(maria, update(PROFILE, { [field]: value }));
  });

  it.each(Object.keys(aProfile()))('Maria may not remove %s', async (field) => {
    await expectDenied(maria, update(PROFILE, { [field]: deleteField() }));
  });

  it('Maria may not replace her profile with only the changeable fields', async () => {
    const { name, celular, estado, cidade } = aProfile();
    await expectDenied(maria, set(PROFILE, { name, celular, estado, cidade }));
  });

  it.each(otherClients)('%s may not change her profile', async (_, connect) => {
    await expectDenied(connect(), update(PROFILE, { name: 'Outra' }));
  });

  describe('whose account has another e-mail address', () => {
    const NEW = 'maria@example.org';
    const moved = () => signedIn(env, 'maria', NEW, true);

    it('Maria writes the address if she has confirmed it, also with other fields', async () => {
      await expectAllowed(moved(), update(PROFILE, { email: NEW }));
      await expectAllowed(moved(), update(PROFILE, { email: NEW, name: 'Maria Souza' }));
    });

    it('Maria changes other fields before she writes the address', async () => {
      for (const db of [signedIn(env, 'maria', NEW), moved()])
        await expectAllowed(db, update(PROFILE, { name: 'Maria Souza' }));
    });

    it.each([
      ['Maria without the confirmation', () => signedIn(env, 'maria', NEW), { email: NEW }],
      ...['joao@example.com', 'MARIA@example.org', '', 5, null, [NEW], deleteField()].map(
        (email) => ['Maria', moved, { email }] as const,
      ),
      ['Maria, with another field,', moved, { email: NEW, dataCadastro: '19/03/2024' }],
      [
        'João, with his own,',
        () => signedIn(env, 'joao', 'joao@example.com', true),
        { email: 'joao@example.com' },
      ],
    ] as const)('%s may not write %j: %#', async (_, connect, change) => {
      await expectDenied(connect(), update(PROFILE, change));
    });

    it('Maria marks her profile as confirmed only together with the address', async () => {
      await expectDenied(moved(), update(PROFILE, { confirmado: true }));
      await expectAllowed(moved(), update(PROFILE, { confirmado: true, email: NEW }));
    });
  });

  describe('whose owner has confirmed the address', () => {
    const MARK = update(PROFILE, { confirmado: true });

    it('Maria marks it, alone or with other fields', async () => {
      await expectAllowed(confirmed(), MARK);
      await expectAllowed(confirmed(), update(PROFILE, { confirmado: true, celular: '2123456789' }));
      await expectAllowed(confirmed(), update(PROFILE, { celular: '11912345678' }));
    });

    it.each([false, null, 'true', 1, [true], { valor: true }])(
      'Maria may not mark it with %j',
      async (mark) => {
        await expectDenied(confirmed(), update(PROFILE, { confirmado: mark }));
      },
    );

    it.each([
      ['Maria without the confirmed address', () => maria],
      ['a visitor', () => anonymous],
      ['João', () => signedIn(env, 'joao', 'joao@example.com', true)],
      ['another user with her confirmed address', () => signedIn(env, 'outra', 'maria@example.com', true)],
    ])('%s may not mark it', async (_, connect) => {
      await expectDenied(connect(), MARK);
    });

    it.each(['name', 'celular', 'cidade'])(
      'whoever signed up with her address may not change %s any more',
      async (field) => {
        await commit(confirmed(), MARK);
        await expectDenied(maria, update(PROFILE, { [field]: '2123456789' }));
      },
    );

    it.each([
      ['removed', deleteField()],
      ['false', false],
    ])('the mark is not taken back: %s', async (_, confirmado) => {
      await commit(confirmed(), MARK);
      await expectDenied(confirmed(), update(PROFILE, { confirmado }));
      await expectDenied(maria, update(PROFILE, { confirmado }));
    });

    it('a new profile may not have the mark', async () => {
      await commit(maria, ...DELETION);
      await expectDenied(confirmed(), ...withProfile({ confirmado: true }));
    });
  });
});

/** The commit by which Maria confirms that her profile's data are hers. */
const confirming = (mark: DocumentData, versao = TERMS_VERSION) => [
  update(PROFILE, mark),
  set(CONSENT, { ...aConsent(), versao }),
];

describe('an existing consent', () => {
  beforeEach(seedBoth);

  it.each<[string, Write[]]>([
    ['given again', [set(CONSENT, aConsent())]],
    ['changed to an unknown version', [update(CONSENT, { versao: '2027-01-01' })]],
    ['changed to an unknown version now', [update(CONSENT, { versao: '2027-01-01', em: serverTimestamp() })]],
    ['changed to an older version', [update(CONSENT, { versao: OLDER_TERMS, em: serverTimestamp() })]],
    ['dated anew', [update(CONSENT, { em: serverTimestamp() })]],
    ['given another field', [update(CONSENT, { nome: 'Maria' })]],
    ['deleted and created again in one commit', [remove(CONSENT), set(CONSENT, aConsent())]],
    ['deleted and created again with the profile', [...DELETION, ...registration()]],
  ])('may not be %s', async (_, writes) => {
    await expectDenied(maria, ...writes);
  });

  describe('of the same terms', () => {
    it('becomes that of the owner, who confirms the profile', async () => {
      await expectAllowed(confirmed(), ...confirming({ confirmado: true, celular: '2123456789' }));
    });

    it('is not renewed together with another change, or once more', async () => {
      await expectDenied(confirmed(), ...confirming({ celular: '2123456789' }));
      await commit(confirmed(), ...confirming({ confirmado: true }));
      for (const db of [confirmed(), maria]) await expectDenied(db, ...confirming({ confirmado: true }));
    });

    it('is not replaced by an older one', async () => {
      await expectDenied(confirmed(), ...confirming({ confirmado: true }, OLDER_TERMS));
    });
  });

  describe('of older terms', () => {
    beforeEach(() => seed(env, CONSENT, { versao: OLDER_TERMS, em: LONG_AGO }));

    it('is renewed by Maria, and by nobody else', async () => {
      for (const [, connect] of otherClients) await expectDenied(connect(), set(CONSENT, aConsent()));
      await expectAllowed(maria, set(CONSENT, aConsent()));
    });

    it.each([
      ['the same version', { ...aConsent(), versao: OLDER_TERMS }],
      ['a version that does not exist', { ...aConsent(), versao: '2999-01-01' }],
      ['a time of her own', { ...aConsent(), em: LONG_AGO }],
      ['another field', { ...aConsent(), nome: 'Maria' }],
      ['no time', without(aConsent(), 'em')],
    ])('is not renewed with %s', async (_, consent) => {
      await expectDenied(maria, set(CONSENT, consent));
    });

    it('is not renewed in the commit that deletes the profile', async () => {
      await expectDenied(maria, remove(PROFILE), set(CONSENT, aConsent()));
    });
  });
});

describe('deleting an account', () => {
  it('Maria deletes her profile together with the consent, and again after both were deleted', async () => {
    await seedBoth();
    await expectAllowed(maria, ...DELETION);
    await expectAllowed(maria, ...DELETION);
  });

  it.each(otherClients)('%s may not delete them, also after both were deleted', async (_, connect) => {
    for (const write of DELETION) await expectDenied(connect(), write);
    await seedBoth();
    await expectDenied(connect(), ...DELETION);
  });

  it('Maria may not delete one alone, or replace the consent', async () => {
    await seedBoth();
    for (const write of DELETION) await expectDenied(maria, write);
    await expectDenied(maria, ...DELETION, set(CONSENT, aConsent()));
  });

  // The profile or the consent alone, so that only the user's identity decides.
  it.each([PROFILE, CONSENT])('Maria, and nobody else, deletes a remaining %s', async (path) => {
    await seed(env, path, {});
    for (const [, connect] of otherClients) await expectDenied(connect(), remove(path));
    await expectAllowed(maria, remove(path));
  });
});
