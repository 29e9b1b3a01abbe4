import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  cachedProfile,
  cacheProfile,
  clearCaches,
  forgetAccounts,
} from '../../../../src/auth/profile/profileCache';
import { isKnownToAccept, rememberAcceptance } from '../../../../src/auth/terms/termsCache';
import type { Profile } from '../../../../src/model';
import { storedTickets } from '../../../../src/show/storedTickets';
import { maria } from '../../../support/auth';

const PASSPHRASE = import.meta.env.VITE_CACHE_PASSPHRASE;

const stored = () => localStorage.getItem('@users');
const participations = () => localStorage.getItem('@minhasParticipacoes');

function cachedValue(profile = maria): string {
  cacheProfile(profile);
  return stored() ?? '';
}

function encrypted(content: unknown, passphrase = PASSPHRASE): string {
  return AES.encrypt(JSON.stringify(content), passphrase).toString();
}

function decrypted(value: string): Record<string, unknown> {
  return JSON.parse(AES.decrypt(value, PASSPHRASE).toString(Utf8)) as Record<string, unknown>;
}

function readOf(value: string): Profile | null {
  localStorage.setItem('@users', value);
  return cachedProfile(maria.uid);
}

beforeEach(() => {
  localStorage.setItem('@minhasParticipacoes', 'cifrado');
});

describe('a cached profile', () => {
  it('is returned unchanged on every read, and leaves the participations untouched', () => {
    cacheProfile(maria);
    cachedProfile(maria.uid);
    expect(cachedProfile(maria.uid)).toEqual(maria);
    expect(participations()).toBe('cifrado');
  });

  it('is returned unchanged whatever text it contains', () => {
    const text = fc.string({ unit: 'binary' });
    const texts = { uid: text, email: text, name: text, celular: text, estado: text, cidade: text };
    const profiles = fc.record({ ...texts, dataCadastro: text, confirmado: fc.boolean() });
    fc.assert(
      fc.property(profiles, (profile) => {
        cacheProfile(profile);
        expect(cachedProfile(profile.uid)).toEqual(profile);
      }),
    );
  });

  it('is stored as AES-encrypted JSON with the fields of the profile, differently each time, without plain text', () => {
    const value = cachedValue();
    expect(decrypted(value)).toEqual(maria);
    expect(cachedValue()).not.toBe(value);
    for (const glance of [value, atob(value)]) {
      for (const plain of Object.values(maria).filter((field) => String(field).length > 2))
        expect(glance).not.toContain(String(plain));
      expect(glance).not.toContain('email');
    }
  });
});

it('an empty profile cache returns null, and removes participations stored without a profile', () => {
  expect(cachedProfile(maria.uid)).toBeNull();
  expect(participations()).toBeNull();
});

it("the profile cache does not return another user's profile, and removes it with the participations", () => {
  cacheProfile(maria);
  expect(cachedProfile('uid-do-joao')).toBeNull();
  expect(stored()).toBeNull();
  expect(participations()).toBeNull();
  expect(cachedProfile(maria.uid)).toBeNull();
});

it('clearCaches removes the profile and the participations and nothing else', () => {
  localStorage.setItem('outra', 'coisa');
  cacheProfile(maria);
  clearCaches();
  expect(stored()).toBeNull();
  expect(participations()).toBeNull();
  expect(localStorage.getItem('outra')).toBe('coisa');
});

it("forgetAccounts also removes what belongs to accounts in the waiting room, and no visitor's places", () => {
  const ticket = { sala: 'a', link: 'protegido:show', vaga: crypto.randomUUID(), state: 'won', seen: 1 };
  const ofVisitor = { ...ticket, sala: 'b', link: 'https://show.example' };
  localStorage.setItem('@salaDeEspera', JSON.stringify([{ ...ticket, dono: maria.uid }, ofVisitor]));
  localStorage.setItem('@termos', 'aceitos');
  cacheProfile(maria);
  forgetAccounts();
  expect(stored()).toBeNull();
  expect(localStorage.getItem('@termos')).toBeNull();
  expect(storedTickets()).toEqual([ofVisitor]);
});

describe('an invalid stored profile is removed without an error', () => {
  it.each([
    ['an empty string', ''],
    ['plain text', 'qualquer coisa'],
    ['JSON that is not encrypted', JSON.stringify(maria)],
    ['base64 that is not encrypted', btoa(JSON.stringify({ ...maria, name: 'x', cidade: 'x' }))],
    ['the salt alone', btoa('Salted__12345678')],
    ['another passphrase', encrypted(maria, 'outra frase')],
    ['an empty passphrase', encrypted(maria, '')],
    ['null', encrypted(null)],
    ['a list', encrypted([maria])],
    ['a string', encrypted('Maria')],
    ['an empty object', encrypted({})],
    ['text that is not JSON', AES.encrypt('{"uid":', PASSPHRASE).toString()],
    ['an empty text', AES.encrypt('', PASSPHRASE).toString()],
  ])('%s', (_, value) => {
    expect(readOf(value)).toBeNull();
    expect(stored()).toBeNull();
    expect(participations()).toBeNull();
  });
});

describe('a stored profile', () => {
  const content = decrypted(cachedValue());
  const wrong = (field: string) =>
    [undefined, null, 7, field === 'confirmado' ? 'true' : true, [content[field]], {}].map((value) =>
      encrypted({ ...content, [field]: value }),
    );

  it.each(Object.keys(maria).filter((field) => field !== 'uid'))(
    'whose %s is missing or has another type is returned without it',
    (field) => {
      const empty = { ...maria, [field]: field === 'confirmado' ? false : '' };
      for (const value of wrong(field)) expect(readOf(value)).toEqual(empty);
    },
  );

  it('whose uid is missing or has another type is not returned', () => {
    for (const value of wrong('uid')) expect(readOf(value)).toBeNull();
  });

  it('with an unknown field is returned without it', () => {
    expect(readOf(encrypted({ ...decrypted(cachedValue()), admin: true }))).toEqual(maria);
  });
});

it('the acceptance of the terms that this device remembers is of one person', () => {
  rememberAcceptance('maria');
  expect(isKnownToAccept('maria')).toBe(true);
  expect(isKnownToAccept('joana')).toBe(false);
});
