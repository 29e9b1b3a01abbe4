import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Participation } from '../../../src/model';
import { cacheParticipations, cachedParticipations } from '../../../src/promotions/participationsCache';

const KEY = '@minhasParticipacoes';
const UID = 'uid-da-maria';

const natal: Participation = {
  promocao: 'natal',
  titulo: 'Natal premiado',
  em: new Date('2026-11-21T23:00:00.123Z'),
};
const casa: Participation = { promocao: 'casa', titulo: 'A casa toda mobiliada', em: null };

const stored = () => localStorage.getItem(KEY);

/** What the product reads where this lies in the storage. */
function readOf(value: string): Participation[] | null {
  localStorage.setItem(KEY, value);
  return cachedParticipations(UID);
}

/** As the product keeps it, with other fields in its one participation. */
function one(changed: Record<string, unknown>): string {
  return JSON.stringify({ uid: UID, participations: [{ ...natal, ...changed }] });
}

/** What a page may be given: nothing, or texts and real moments. */
function expectPresentable(participations: Participation[] | null): void {
  for (const { promocao, titulo, em } of participations ?? []) {
    expect(typeof promocao).toBe('string');
    expect(typeof titulo).toBe('string');
    expect(em?.getTime()).not.toBeNaN();
  }
}

describe('kept participations', () => {
  it('come back as they were, in their order', () => {
    cacheParticipations(UID, [natal, casa]);
    expect(cachedParticipations(UID)).toEqual([natal, casa]);
  });

  it('come back as often as they are asked for', () => {
    cacheParticipations(UID, [natal]);
    cachedParticipations(UID);
    expect(cachedParticipations(UID)).toEqual([natal]);
  });

  it('may be none, which is an answer', () => {
    cacheParticipations(UID, []);
    expect(cachedParticipations(UID)).toEqual([]);
  });

  it('replace those before', () => {
    cacheParticipations(UID, [natal]);
    cacheParticipations(UID, [casa]);
    expect(cachedParticipations(UID)).toEqual([casa]);
  });

  it('come back whatever they hold', () => {
    const text = fc.string({ unit: 'binary' });
    const moment = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    const lists = fc.array(fc.record({ promocao: text, titulo: text, em: fc.option(moment) }));
    fc.assert(
      fc.property(text, lists, (uid, participations) => {
        cacheParticipations(uid, participations);
        expect(cachedParticipations(uid)).toEqual(participations);
      }),
    );
  });
});

it('of nobody there are none', () => {
  expect(cachedParticipations(UID)).toBeNull();
});

it("another person's are not shown, and go", () => {
  cacheParticipations(UID, [natal]);
  expect(cachedParticipations('uid-do-joao')).toBeNull();
  expect(stored()).toBeNull();
  expect(cachedParticipations(UID)).toBeNull();
});

it('what belongs to others is left alone', () => {
  localStorage.setItem('@users', 'cifrado');
  readOf('ilegível');
  expect(localStorage.getItem('@users')).toBe('cifrado');
});

describe('what is none of ours is dropped in silence', () => {
  it.each([
    ['nothing', ''],
    ['words', 'qualquer coisa'],
    ['half of it', one({}).slice(0, 40)],
    ['null', 'null'],
    ['a number', '5'],
    ['a list', JSON.stringify([natal])],
    ['an empty object', '{}'],
    ['no person', JSON.stringify({ participations: [natal] })],
    ['a person who is no text', JSON.stringify({ uid: 7, participations: [natal] })],
    ['no participations', JSON.stringify({ uid: UID })],
    ['participations that are no list', JSON.stringify({ uid: UID, participations: natal })],
    ['a participation that is null', JSON.stringify({ uid: UID, participations: [natal, null] })],
    ['a participation that is a text', JSON.stringify({ uid: UID, participations: ['natal'] })],
    ['a promotion that is no text', one({ promocao: 7 })],
    ['no promotion', one({ promocao: undefined })],
    ['a title that is no text', one({ titulo: { html: '<b>' } })],
    ['no title', one({ titulo: undefined })],
    ['no moment', one({ em: undefined })],
    ['a moment that is a number', one({ em: 1_763_766_000_000 })],
    ['a moment that is a Timestamp', one({ em: { seconds: 1_763_766_000, nanoseconds: 0 } })],
    ['a moment that is words', one({ em: 'ontem' })],
    ['a moment that is a day only', one({ em: '2026-11-21' })],
    ['a moment of no month', one({ em: '2026-13-21T23:00:00.000Z' })],
    ['a moment whose zone no browser reads', one({ em: '2026-11-21T23:00:00.000+23' })],
  ])('%s', (_, value) => {
    expect(readOf(value)).toBeNull();
    expect(stored()).toBeNull();
  });

  it('a field that none has', () => {
    expect(readOf(one({ admin: true }))).toEqual([natal]);
  });
});

describe('a tampered value breaks no page', () => {
  const original = JSON.stringify({ uid: UID, participations: [natal, casa] });
  const place = fc.nat(original.length - 1);
  const letter = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });

  it.each([
    ['its end cut off', place.map((end) => original.slice(0, end))],
    [
      'one letter replaced',
      fc.tuple(place, letter).map(([at, by]) => original.slice(0, at) + by + original.slice(at + 1)),
    ],
    ['a part left out', fc.tuple(place, place).map(([a, b]) => original.slice(0, a) + original.slice(b))],
    ['any text', fc.string({ unit: 'binary', maxLength: 200 })],
    ['any JSON', fc.json()],
    [
      'any values in a participation',
      fc.dictionary(fc.constantFrom('promocao', 'titulo', 'em'), fc.jsonValue()).map(one),
    ],
    [
      'moments with any zone',
      fc
        .tuple(
          fc.constantFrom('Z', '+', '-', ' +', ' -'),
          fc.integer({ min: 0, max: 23 }),
          fc.constantFrom('', ':30', '59'),
        )
        .map(([sign, hours, minutes]) =>
          one({
            em: `2026-11-21T23:00:00${sign}${sign === 'Z' ? '' : String(hours).padStart(2, '0') + minutes}`,
          }),
        ),
    ],
  ])('%s', (_, values) => {
    fc.assert(
      fc.property(values, (value) => expectPresentable(readOf(value))),
      { numRuns: 500 },
    );
  });

  it("whatever it says, another person's is not shown", () => {
    fc.assert(
      fc.property(fc.string(), (uid) => {
        fc.pre(uid !== UID);
        expect(readOf(JSON.stringify({ uid, participations: [natal] }))).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

describe('where the storage is blocked', () => {
  beforeEach(() => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  });

  it('there are none', () => {
    expect(cachedParticipations(UID)).toBeNull();
  });

  it('nothing is kept, and nobody is told', () => {
    expect(() => cacheParticipations(UID, [natal])).not.toThrow();
    expect(cachedParticipations(UID)).toBeNull();
  });
});

it('where the storage is full, nothing is kept and nobody is told', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => cacheParticipations(UID, [natal])).not.toThrow();
  expect(cachedParticipations(UID)).toBeNull();
});
