import { describe, expect, it, vi } from 'vitest';
import { endAfter, localOf, momentOf } from '../../../src/backstage/brasiliaTime';
import { endText, lastMoment } from '../../../src/promotions/period';

// Time zones of devices: Brasília's own, others west and east of it, with and without summer time.
describe.each(['America/Sao_Paulo', 'UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'on a computer in %s',
  (computer) => {
    it.each([
      ['2026-12-01T20:30', '2026-12-01T23:30:00.000Z'],
      ['2026-12-01T00:00', '2026-12-01T03:00:00.000Z'],
      ['2026-12-31T23:59', '2027-01-01T02:59:00.000Z'],
      ['2026-07-01T01:30', '2026-07-01T04:30:00.000Z'],
      // Hours that do not exist in zones that begin summer time then, but do in Brasília.
      ['2026-03-29T02:30', '2026-03-29T05:30:00.000Z'],
      ['2026-03-08T02:30', '2026-03-08T05:30:00.000Z'],
      // The first and the last hours of Brazil's last summer time.
      ['2018-11-04T01:30', '2018-11-04T03:30:00.000Z'],
      ['2019-02-17T00:30', '2019-02-17T03:30:00.000Z'],
    ])('%s in Brasília is %s, and back', (local, utc) => {
      vi.stubEnv('TZ', computer);
      expect(momentOf(local)?.toISOString()).toBe(utc);
      expect(localOf(new Date(utc))).toBe(local);
    });
  },
);

// The last three are what browsers name while somebody types the year 2026.
it.each(['', '2026-12-01T', 'amanhã', '0002-12-01T20:00', '0020-12-01T20:00', '0202-12-01T20:00'])(
  '%j is no moment',
  (local) => {
    expect(momentOf(local)).toBeNull();
    expect(endAfter(local)).toBeNull();
  },
);

it.each([
  ['the whole last day', '2026-11-30T23:59', '2026-12-01T03:00:00.000Z', '30 de novembro, às 23h59'],
  ['an hour', '2026-11-30T20:00', '2026-11-30T23:00:00.000Z', '30 de novembro, às 20h'],
  ['the last day of a year', '2026-12-31T23:59', '2027-01-01T03:00:00.000Z', '31 de dezembro, às 23h59'],
])('an end after %s is what visitors read of it', (_, local, utc, text) => {
  const end = endAfter(local);
  expect(end?.toISOString()).toBe(utc);
  expect(end && localOf(lastMoment(end))).toBe(local);
  expect(end && endText(end)).toContain(text);
});

it('an end at midnight is shown as the end of the day before', () => {
  const end = endAfter('2026-12-01T00:00');
  expect(end?.toISOString()).toBe('2026-12-01T03:00:00.000Z');
  expect(end && localOf(lastMoment(end))).toBe('2026-11-30T23:59');
});
