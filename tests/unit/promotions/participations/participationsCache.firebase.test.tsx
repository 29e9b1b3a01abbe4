import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Participation } from '../../../../src/model';
import { isJoinedHere } from '../../../../src/promotions/participations/isJoinedHere';
import {
  cacheJoined,
  cacheParticipations,
  cachedParticipations,
  uncacheParticipation,
} from '../../../../src/promotions/participations/participationsCache';
import { natal as promotion } from '../../../support/natal';
import { BROKEN_STORAGES } from '../../../support/storage';

const KEY = '@minhasParticipacoes';
const UID = 'uid-da-maria';

const em = new Date('2026-11-21T23:00:00.123Z');
const regulamento = 'https://example.com/regulamento';
const natal: Participation = { promocao: 'natal', titulo: 'Natal premiado', em, regulamento };
const casa: Participation = { promocao: 'casa', titulo: 'A casa toda', em: null, regulamento: null };

const stored = () => localStorage.getItem(KEY);

function readOf(value: string): Participation[] | null {
  localStorage.setItem(KEY, value);
  return cachedParticipations(UID);
}

/**
 * A stored list, as the cache writes it.
 * @param changed fields of its only participation that differ
 */
function storedWith(changed: Record<string, unknown>): string {
  return JSON.stringify({ uid: UID, participations: [{ ...natal, ...changed }] });
}

/** Expects values that a page can display: strings and valid dates. */
function expectPresentable(participations: Participation[] | null): void {
  for (const { promocao, titulo, ...rest } of participations ?? []) {
    expect(typeof promocao).toBe('string');
    expect(typeof titulo).toBe('string');
    expect(rest.em?.getTime()).not.toBeNaN();
    expect(rest.regulamento ?? 'https://').toMatch(/^https:\/\//);
  }
}

describe('cached participations', () => {
  it('are returned unchanged and in order, on every read', () => {
    cacheParticipations(UID, [natal, casa]);
    cachedParticipations(UID);
    expect(cachedParticipations(UID)).toEqual([natal, casa]);
  });

  it('begin with the promotion that was joined last, once, and tell which ones were', () => {
    cacheParticipations(UID, [casa, natal]);
    expect(isJoinedHere('natal')).toBe(true);
    cacheJoined(UID, promotion);
    const joined = { promocao: 'natal', titulo: 'Natal premiado', em: null, regulamento: null };
    expect(cachedParticipations(UID)).toEqual([joined, casa]);
    uncacheParticipation(UID, 'natal');
    expect(isJoinedHere('natal')).toBe(false);
    expect(isJoinedHere('casa')).toBe(true);
  });

  it.each(['', 'null', '{}', '[]', '{"participations":[null]}', 'x'])(
    'tell nothing if they are %j',
    (value) => {
      localStorage.setItem(KEY, value);
      expect(isJoinedHere('natal')).toBe(false);
    },
  );

  it('are those of the person who joins, not of another one', () => {
    cacheParticipations('outra', [casa]);
    cacheJoined(UID, promotion);
    expect(cachedParticipations(UID)?.map(({ promocao }) => promocao)).toEqual(['natal']);
  });

  it('are null at first, which differs from an empty list', () => {
    expect(cachedParticipations(UID)).toBeNull();
    cacheParticipations(UID, []);
    expect(cachedParticipations(UID)).toEqual([]);
  });

  it('are returned unchanged whatever text they contain', () => {
    const text = fc.string({ unit: 'binary' });
    const moment = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    const rules = fc.option(text.map((path) => `https://${path}`));
    const lists = fc.array(
      fc.record({ promocao: text, titulo: text, em: fc.option(moment), regulamento: rules }),
    );
    fc.assert(
      fc.property(text, lists, (uid, participations) => {
        cacheParticipations(uid, participations);
        expect(cachedParticipations(uid)).toEqual(participations);
      }),
    );
  });
});

it('participations that an earlier version stored without their rules have none', () => {
  expect(readOf(storedWith({ regulamento: undefined }))).toEqual([{ ...natal, regulamento: null }]);
});

describe('a participation that is removed from the cache', () => {
  it('leaves the others', () => {
    cacheParticipations(UID, [natal, casa]);
    uncacheParticipation(UID, 'natal');
    expect(cachedParticipations(UID)).toEqual([casa]);
    uncacheParticipation(UID, 'outra');
    expect(cachedParticipations(UID)).toEqual([casa]);
  });

  it('stores nothing where nothing is stored', () => {
    uncacheParticipation(UID, 'natal');
    expect(stored()).toBeNull();
  });
});

it("the participations cache does not return another user's participations, and removes them", () => {
  cacheParticipations(UID, [natal]);
  expect(cachedParticipations('uid-do-joao')).toBeNull();
  expect(stored()).toBeNull();
  expect(cachedParticipations(UID)).toBeNull();
});

describe('invalid stored participations are removed without an error', () => {
  it.each([
    ['an empty string', ''],
    ['plain text', 'qualquer coisa'],
    ['truncated JSON', storedWith({}).slice(0, 40)],
    ['null', 'null'],
    ['a number', '5'],
    ['a list', JSON.stringify([natal])],
    ['an empty object', '{}'],
    ['no uid', JSON.stringify({ participations: [natal] })],
    ['a uid that is not a string', JSON.stringify({ uid: 7, participations: [natal] })],
    ['no participations', JSON.stringify({ uid: UID })],
    ['participations that are not a list', JSON.stringify({ uid: UID, participations: natal })],
    ['a participation that is null', JSON.stringify({ uid: UID, participations: [natal, null] })],
    ['a participation that is a string', JSON.stringify({ uid: UID, participations: ['natal'] })],
    ['a promotion that is not a string', storedWith({ promocao: 7 })],
    ['no promotion', storedWith({ promocao: undefined })],
    ['a title that is not a string', storedWith({ titulo: { html: '<b>' } })],
    ['no title', storedWith({ titulo: undefined })],
    ['no time', storedWith({ em: undefined })],
    ['rules that are not a string', storedWith({ regulamento: 7 })],
    ['rules at an unsafe address', storedWith({ regulamento: 'javascript:alert(1)' })],
    ['a time that is a number', storedWith({ em: 1_763_766_000_000 })],
    ['a time that is a Timestamp', storedWith({ em: { seconds: 1_763_766_000, nanoseconds: 0 } })],
    ['a time that is plain text', storedWith({ em: 'ontem' })],
    ['a time that is only a date', storedWith({ em: '2026-11-21' })],
    ['a time with an invalid month', storedWith({ em: '2026-13-21T23:00:00.000Z' })],
    ['a time with an invalid zone', storedWith({ em: '2026-11-21T23:00:00.000+23' })],
  ])('%s', (_, value) => {
    expect(readOf(value)).toBeNull();
    expect(stored()).toBeNull();
  });

  it('a participation with an unknown field is returned without it', () => {
    expect(readOf(storedWith({ admin: true }))).toEqual([natal]);
  });
});

describe('stored participations after tampering can still be displayed', () => {
  const original = JSON.stringify({ uid: UID, participations: [natal, casa] });
  const anyPosition = fc.nat(original.length - 1);
  const anyCharacter = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });

  it.each([
    ['truncated at the end', anyPosition.map((end) => original.slice(0, end))],
    [
      'one letter replaced',
      fc
        .tuple(anyPosition, anyCharacter)
        .map(([at, by]) => original.slice(0, at) + by + original.slice(at + 1)),
    ],
    [
      'a part left out',
      fc.tuple(anyPosition, anyPosition).map(([a, b]) => original.slice(0, a) + original.slice(b)),
    ],
    ['any text', fc.string({ unit: 'binary', maxLength: 200 })],
    ['any JSON', fc.json()],
    [
      'any values in a participation',
      fc
        .dictionary(fc.constantFrom('promocao', 'titulo', 'em', 'regulamento'), fc.jsonValue())
        .map(storedWith),
    ],
    [
      'moments with any zone',
      fc
        .constantFrom('Z', '+00', '-03', '+23', ' +03:30', ' -2359')
        .map((zone) => storedWith({ em: `2026-11-21T23:00:00${zone}` })),
    ],
  ])('%s', (_, values) => {
    fc.assert(
      fc.property(values, (value) => expectPresentable(readOf(value))),
      { numRuns: 500 },
    );
  });

  it("another user's participations are never returned", () => {
    fc.assert(
      fc.property(fc.string(), (uid) => {
        fc.pre(uid !== UID);
        expect(readOf(JSON.stringify({ uid, participations: [natal] }))).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

it.each(BROKEN_STORAGES)(
  'the participations cache in a storage that is %s lasts until the page is closed',
  (_, breakStorage) => {
    breakStorage();
    cacheParticipations(UID, [natal]);
    expect(cachedParticipations(UID)).toHaveLength(1);
  },
);
