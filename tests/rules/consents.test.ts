import { serverTimestamp, Timestamp, type DocumentData } from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { TERMS_VERSION } from '../../src/model';
import { without } from '../support/firestore';
import { aProfile } from '../support/person';
import { admin, deleteDocuments } from '../support/project';
import {
  aConsent,
  commit,
  confirmed,
  CONSENT,
  DELETION,
  expectAllowed,
  expectDenied,
  maria,
  OLDER_TERMS,
  others,
  otherTimes,
  PROFILE,
  registerMaria,
  registration,
  remove,
  set,
  startClients,
  update,
  type Write,
} from '../support/rules';

const LONG_AGO = Timestamp.fromMillis(0);

startClients('consents');
beforeEach(deleteDocuments);

/** A registration with these fields of the consent changed. */
const withConsent = (changed: DocumentData) => registration(aProfile(), { ...aConsent(), ...changed });

/** The commit by which Maria confirms her profile. */
const confirming = (mark: DocumentData, versao = TERMS_VERSION) => [
  update(PROFILE, mark),
  set(CONSENT, { ...aConsent(), versao }),
];

describe('the fields of a consent', () => {
  it.each([TERMS_VERSION, '2026-11-27', '2026-11-24', OLDER_TERMS])(
    'Maria consents to version %s',
    async (versao) => {
      await expectAllowed(maria, ...withConsent({ versao }));
    },
  );

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

describe('an existing consent', () => {
  beforeEach(registerMaria);

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

    it('is replaced by an older one when the owner confirms on an older page, and not otherwise', async () => {
      await expectDenied(confirmed(), ...confirming({ celular: '2123456789' }, OLDER_TERMS));
      await expectAllowed(confirmed(), ...confirming({ confirmado: true }, OLDER_TERMS));
      await expectDenied(confirmed(), ...confirming({ confirmado: true }, OLDER_TERMS));
    });

    it('becomes that of the owner of a profile that an admin has marked as not confirmed', async () => {
      await admin.write(PROFILE, { ...aProfile(), confirmado: false });
      await expectAllowed(confirmed(), ...confirming({ confirmado: true }));
    });
  });

  describe('of older terms', () => {
    beforeEach(() => admin.write(CONSENT, { versao: OLDER_TERMS, em: LONG_AGO }));

    it('is renewed by Maria, and by nobody else', async () => {
      for (const [, connect] of others) await expectDenied(connect(), set(CONSENT, aConsent()));
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
