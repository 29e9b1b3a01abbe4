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
    ['truncated JSON', storedWith({}).slice(0, 40)],
    ['null', 'null'],
    ['a list', JSON.stringify([natal])],
    ['a uid that is not a string', JSON.stringify({ uid: 7, participations: [natal] })],
    ['participations that are not a list', JSON.stringify({ uid: UID, participations: natal })],
    ['a participation that is null', JSON.stringify({ uid: UID, participations: [natal, null] })],
    ['a promotion that is not a string', storedWith({ promocao: 7 })],
    ['a title that is not a string', storedWith({ titulo: { html: '<b>' } })],
    ['no time', storedWith({ em: undefined })],
    ['rules that are not a string', storedWith({ regulamento: 7 })],
    ['rules at an unsafe address', storedWith({ regulamento: 'javascript:alert(1)' })],
    ['a time that is a Timestamp', storedWith({ em: { seconds: 1_763_766_000, nanoseconds: 0 } })],
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
