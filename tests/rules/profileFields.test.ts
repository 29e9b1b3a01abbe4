import { deleteField, Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientOf, without } from '../support/firestore';
import { aProfile, dayInBrazil } from '../support/person';
import { admin, deleteDocuments } from '../support/project';
import {
  anonymous,
  commit,
  confirmed,
  DELETION,
  expectAllowed,
  expectDenied,
  maria,
  others,
  PROFILE,
  registerMaria,
  registration,
  set,
  startClients,
  update,
  valuesOf,
} from '../support/rules';

startClients('profile-fields');
beforeEach(deleteDocuments);

/** A registration with these fields of the profile changed. */
const withProfile = (changed: DocumentData) => registration({ ...aProfile(), ...changed });

const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** Valid values of the fields that a user can change. */
const accepted = [
  ...valuesOf('name', ['Zé', 'B. O.', '李明', 'ã'.repeat(100), 'Zoë D’Ávila-Çelik 3º 😀']),
  // Letters with combining marks: of Latin, four on one letter of Burmese, and one that makes an emoji red.
  ...valuesOf('name', ['João Ngũgĩ Thế'.normalize('NFD'), 'မြို့မ', '❤️ Ana']),
  ...valuesOf('cidade', ['X', 'ç'.repeat(100)]),
  // After the area code, landline numbers begin with 2 to 6, and mobile numbers with 7 to 9.
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
  // Invisible characters that Unicode has had only since version 6.3, and separators of lines.
  ...Array.from('\u061c\u2066\u2067\u2068\u2069\u2028\u2029', (unseen) => `a${unseen}b`),
  // Stacked accents, which cover the lines above; an accent without a letter; and letters that draw nothing.
  `Zé${'\u0301'.repeat(98)}`,
  `Ana${'\u0301'.repeat(7)}`,
  '\u0301Ana',
  ...Array.from('\u115f\u1160\u3164\uffa0', (unseen) => unseen.repeat(2)),
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
  // The first letter of a state's abbreviation, with a second letter that no state has after it.
  ...valuesOf('estado', ['AA', 'MM', 'PP', 'RA', 'SS']),
];

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
    await expectDenied(clientOf('maria'), ...registration(profile));
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

describe('changing a profile', () => {
  beforeEach(registerMaria);

  it('Maria changes all fields that she may change at once', async () => {
    const change = { name: 'Maria Souza', celular: '2123456789', estado: 'RJ', cidade: 'Niterói' };
    await expectAllowed(maria, update(PROFILE, change));
  });

  it('no rule bounds how often Maria changes it in one commit, which docs/deploy.md prices', async () => {
    const changes = Array.from({ length: 500 }, (_, n) => update(PROFILE, { name: `Maria ${n}` }));
    await expectAllowed(maria, ...changes);
  });

  it('Maria changes other fields of a profile whose name has one letter, but not to another such name', async () => {
    await admin.write(PROFILE, { ...aProfile(), name: 'M' });
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

  it.each(others)('%s may not change her profile', async (_, connect) => {
    await expectDenied(connect(), update(PROFILE, { name: 'Outra' }));
  });

  describe('whose account has another e-mail address', () => {
    const NEW = 'maria@example.org';
    const moved = () => clientOf('maria', NEW, true);

    it('Maria writes the address if she has confirmed it, also with other fields', async () => {
      await expectAllowed(moved(), update(PROFILE, { email: NEW }));
      await expectAllowed(moved(), update(PROFILE, { email: NEW, name: 'Maria Souza' }));
    });

    it('Maria changes other fields before she writes the address', async () => {
      for (const db of [clientOf('maria', NEW), moved()])
        await expectAllowed(db, update(PROFILE, { name: 'Maria Souza' }));
    });

    it.each([
      ['Maria without the confirmation', () => clientOf('maria', NEW), { email: NEW }],
      ...['joao@example.com', 'MARIA@example.org', '', 5, null, [NEW], deleteField()].map(
        (email) => ['Maria', moved, { email }] as const,
      ),
      ['Maria, with another field,', moved, { email: NEW, dataCadastro: '19/03/2024' }],
      [
        'João, with his own,',
        () => clientOf('joao', 'joao@example.com', true),
        { email: 'joao@example.com' },
      ],
    ] as const)('%s may not write the address with %j: %#', async (_, connect, change) => {
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
      ['João', () => clientOf('joao', 'joao@example.com', true)],
      ['another user with her confirmed address', () => clientOf('outra', 'maria@example.com', true)],
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

    it.each([false, null, 'true'])('a mark %j, typed by hand, locks nobody out', async (confirmado) => {
      await admin.write(PROFILE, { ...aProfile(), confirmado });
      await expectAllowed(maria, update(PROFILE, { celular: '2123456789' }));
      await expectAllowed(confirmed(), MARK);
    });

    it('a new profile may not have the mark', async () => {
      await commit(maria, ...DELETION);
      await expectDenied(confirmed(), ...withProfile({ confirmado: true }));
    });
  });
});
