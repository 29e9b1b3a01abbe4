import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedProfile, cacheProfile, clearCaches } from '../../../src/auth/profileCache';
import type { Profile } from '../../../src/model';
import { maria } from '../../support/auth';

const PASSPHRASE = import.meta.env.VITE_CACHE_PASSPHRASE;

const stored = () => localStorage.getItem('@users');
const participations = () => localStorage.getItem('@minhasParticipacoes');

/** What a browser keeps of this profile. */
function kept(profile = maria): string {
  cacheProfile(profile);
  return stored() ?? '';
}

/** Encrypted as the product does. */
function encrypted(content: unknown, passphrase = PASSPHRASE): string {
  return AES.encrypt(JSON.stringify(content), passphrase).toString();
}

function decrypted(value: string): Record<string, unknown> {
  return JSON.parse(AES.decrypt(value, PASSPHRASE).toString(Utf8)) as Record<string, unknown>;
}

function base64(of: Uint8Array): string {
  return btoa(String.fromCharCode(...of));
}

/** What the product reads where this lies in the storage. */
function readOf(value: string): Profile | null {
  localStorage.setItem('@users', value);
  return cachedProfile(maria.uid);
}

beforeEach(() => {
  localStorage.setItem('@minhasParticipacoes', 'cifrado');
});

describe('a kept profile', () => {
  it('comes back as it was', () => {
    cacheProfile(maria);
    expect(cachedProfile(maria.uid)).toEqual(maria);
  });

  it('comes back as often as it is asked for, and leaves the participations alone', () => {
    cacheProfile(maria);
    cachedProfile(maria.uid);
    expect(cachedProfile(maria.uid)).toEqual(maria);
    expect(participations()).toBe('cifrado');
  });

  it('comes back whatever it holds', () => {
    const text = fc.string({ unit: 'binary' });
    const profiles = fc.record({
      uid: text,
      email: text,
      name: text,
      celular: text,
      estado: text,
      cidade: text,
      dataCadastro: text,
    });
    fc.assert(
      fc.property(profiles, (profile) => {
        cacheProfile(profile);
        expect(cachedProfile(profile.uid)).toEqual(profile);
      }),
    );
  });

  it('replaces the one before', () => {
    cacheProfile(maria);
    cacheProfile({ ...maria, cidade: 'Campinas' });
    expect(cachedProfile(maria.uid)).toEqual({ ...maria, cidade: 'Campinas' });
  });

  it('lies there as AES of JSON with the fields of the profile', () => {
    expect(decrypted(kept())).toMatchObject(maria);
  });

  it('cannot be read at a glance', () => {
    const value = kept();
    const glances = [value, atob(value)];
    for (const glance of glances) {
      for (const plain of Object.values(maria).filter((text) => text.length > 2))
        expect(glance).not.toContain(plain);
      expect(glance).not.toContain('email');
    }
  });

  it('does not look the same twice', () => {
    expect(kept()).not.toBe(kept());
  });
});

describe('of nobody', () => {
  it('there is nothing', () => {
    expect(cachedProfile(maria.uid)).toBeNull();
  });

  it('participations that lie there without a profile go', () => {
    cachedProfile(maria.uid);
    expect(participations()).toBeNull();
  });
});

it("another person's profile is not shown, and goes with the participations", () => {
  cacheProfile(maria);
  expect(cachedProfile('uid-do-joao')).toBeNull();
  expect(stored()).toBeNull();
  expect(participations()).toBeNull();
  expect(cachedProfile(maria.uid)).toBeNull();
});

it('dropping leaves neither profile nor participations, and nothing else changes', () => {
  localStorage.setItem('outra', 'coisa');
  cacheProfile(maria);
  clearCaches();
  expect(stored()).toBeNull();
  expect(participations()).toBeNull();
  expect(localStorage.getItem('outra')).toBe('coisa');
});

describe('what is no profile of ours is dropped in silence', () => {
  it.each([
    ['nothing', ''],
    ['words', 'qualquer coisa'],
    ['JSON that is not encrypted', JSON.stringify(maria)],
    ['base64 that is not encrypted', btoa(JSON.stringify({ ...maria, name: 'x', cidade: 'x' }))],
    ['the salt alone', btoa('Salted__12345678')],
    ['another passphrase', encrypted(maria, 'outra frase')],
    ['an empty passphrase', encrypted(maria, '')],
    ['an older format, without a digest', encrypted(maria)],
    ['a digest that is none', encrypted({ ...maria, resumo: '' })],
    ['a digest of nothing', encrypted({ ...maria, resumo: null })],
    ['null', encrypted(null)],
    ['a list', encrypted([maria])],
    ['a text', encrypted('Maria')],
    ['an object without fields', encrypted({})],
    ['text that is no JSON', AES.encrypt('{"uid":', PASSPHRASE).toString()],
    ['no text at all', AES.encrypt('', PASSPHRASE).toString()],
  ])('%s', (_, value) => {
    expect(readOf(value)).toBeNull();
    expect(stored()).toBeNull();
    expect(participations()).toBeNull();
  });

  it.each(Object.keys(maria))('a profile with another %s than it was kept with', (field) => {
    expect(readOf(encrypted({ ...decrypted(kept()), [field]: 'outro' }))).toBeNull();
  });

  it.each(Object.keys(maria))('a profile without %s', (field) => {
    const { [field]: _, ...rest } = decrypted(kept());
    expect(readOf(encrypted(rest))).toBeNull();
  });

  it.each(Object.keys(maria))('a profile whose %s is no text', (field) => {
    const content = decrypted(kept());
    for (const value of [null, 7, true, [content[field]], {}])
      expect(readOf(encrypted({ ...content, [field]: value }))).toBeNull();
  });

  it('a field that no profile has', () => {
    expect(readOf(encrypted({ ...decrypted(kept()), admin: true }))).toEqual(maria);
  });
});

describe('a tampered value is read as nothing or as what it was, never as another profile', () => {
  const original = kept();
  const bytes = Uint8Array.from(atob(original), (letter) => letter.charCodeAt(0));
  const place = fc.nat(original.length - 1);

  const flippedBits = fc
    .array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(7)), { minLength: 1, maxLength: 4 })
    .map((flips) => {
      const changed = Uint8Array.from(bytes);
      for (const [index, bit] of flips) changed[index] = (changed[index] ?? 0) ^ (1 << bit);
      return base64(changed);
    });
  const swappedBlocks = fc
    .tuple(fc.nat(bytes.length / 16 - 1), fc.nat(bytes.length / 16 - 1))
    .map(([one, other]) => {
      const changed = Uint8Array.from(bytes);
      changed.set(bytes.subarray(16 * one, 16 * one + 16), 16 * other);
      changed.set(bytes.subarray(16 * other, 16 * other + 16), 16 * one);
      return base64(changed);
    });

  it.each([
    ['flipped bits', flippedBits],
    ['swapped blocks of the cipher', swappedBlocks],
    [
      'a block of the cipher cut off',
      fc.nat(bytes.length / 16).map((n) => base64(bytes.subarray(0, 16 * n))),
    ],
    ['its end cut off', place.map((end) => original.slice(0, end))],
    ['its beginning cut off', place.map((start) => original.slice(start))],
    [
      'parts of the base64 swapped',
      fc
        .tuple(place, place, place)
        .map((cuts) => cuts.sort((a, b) => a - b))
        .map(
          ([a, b, c]) =>
            original.slice(0, a) + original.slice(b, c) + original.slice(a, b) + original.slice(c),
        ),
    ],
    [
      'one letter replaced',
      fc
        .tuple(place, fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }))
        .map(([at, letter]) => original.slice(0, at) + letter + original.slice(at + 1)),
    ],
    ['any text', fc.string({ unit: 'binary', maxLength: 400, size: 'max' })],
    ['any base64', fc.base64String({ maxLength: 400, size: 'max' })],
    ['AES of any JSON', fc.jsonValue().map((content) => encrypted(content))],
    [
      'AES of a profile with another digest',
      fc
        .record({
          name: fc.string(),
          cidade: fc.string(),
          resumo: fc.string({
            unit: fc.constantFrom(...'0123456789abcdef'.split('')),
            minLength: 64,
            maxLength: 64,
          }),
        })
        .map((changes) => encrypted({ ...maria, ...changes })),
    ],
  ])('%s', (_, values) => {
    fc.assert(
      fc.property(values, (value) => {
        expect([null, maria]).toContainEqual(readOf(value));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('where the storage is blocked', () => {
  beforeEach(() => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  });

  it('there is no profile', () => {
    expect(cachedProfile(maria.uid)).toBeNull();
  });

  it('nothing is kept, and nobody is told', () => {
    expect(() => cacheProfile(maria)).not.toThrow();
    expect(cachedProfile(maria.uid)).toBeNull();
  });

  it('there is nothing to drop', () => {
    expect(clearCaches).not.toThrow();
  });
});

it('where the storage is full, nothing is kept and nobody is told', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => cacheProfile(maria)).not.toThrow();
  expect(cachedProfile(maria.uid)).toBeNull();
});
