import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Promotion } from '../../../src/model';
import { day, moment, statusOf } from '../../../src/promotions/period';

const BEGINS = new Date('2026-11-01T03:00:00.000Z');
const ENDS = new Date('2026-11-22T02:59:59.000Z');

const promotion: Promotion = {
  id: 'natal',
  titulo: 'Natal premiado',
  descricao: '',
  imagem: '',
  inicio: BEGINS,
  fim: ENDS,
  regulamento: null,
};

/** This many milliseconds after the date. */
const after = (date: Date, ms: number) => new Date(date.getTime() + ms);

describe('the status of a promotion', () => {
  it.each([
    ['a year before it begins', new Date('2025-11-01T03:00:00Z'), 'notBegun'],
    ['a millisecond before it begins', after(BEGINS, -1), 'notBegun'],
    ['at the moment when it begins', BEGINS, 'open'],
    ['a millisecond after that', after(BEGINS, 1), 'open'],
    ['a millisecond before it ends', after(ENDS, -1), 'open'],
    ['at the moment when it ends', ENDS, 'ended'],
    ['a millisecond after that', after(ENDS, 1), 'ended'],
    ['a year later', new Date('2027-11-22T03:00:00Z'), 'ended'],
  ])('%s', (_, now, status) => {
    expect(statusOf(promotion, now)).toBe(status);
  });

  it.each([
    ['neither begin nor end', { inicio: null, fim: null }],
    ['no begin', { inicio: null }],
    ['no end', { fim: null }],
  ])('with %s is incomplete at any time', (_, changed) => {
    for (const now of [after(BEGINS, -1), BEGINS, after(ENDS, -1), ENDS])
      expect(statusOf({ ...promotion, ...changed }, now)).toBe('incomplete');
  });

  it('is open if the time is unknown, for the server to decide, unless the promotion is incomplete', () => {
    expect(statusOf(promotion, null)).toBe('open');
    expect(statusOf({ ...promotion, fim: null }, null)).toBe('incomplete');
    expect(statusOf({ ...promotion, titulo: '' }, null)).toBe('incomplete');
  });

  it.each([
    ['ends as it begins', BEGINS],
    ['ends before it begins', after(BEGINS, -60_000)],
  ])('that %s is never open', (_, fim) => {
    expect(statusOf({ ...promotion, fim }, after(BEGINS, -1))).toBe('notBegun');
    expect(statusOf({ ...promotion, fim }, BEGINS)).toBe('ended');
  });
});

describe.each([
  ['America/Sao_Paulo', 180],
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['America/Los_Angeles', 480],
])("dates are shown in Brazil's time zone on a device in %s", (zone, minutesBehindUtc) => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['2026-11-22T02:59:59Z', '21/11/2026', '21 de novembro de 2026', '23:59'],
    ['2026-11-22T03:00:00Z', '22/11/2026', '22 de novembro de 2026', '00:00'],
    ['2026-11-21T23:00:00Z', '21/11/2026', '21 de novembro de 2026', '20:00'],
    ['2027-01-01T02:30:00Z', '31/12/2026', '31 de dezembro de 2026', '23:30'],
    ['2026-03-05T12:05:00Z', '05/03/2026', '5 de março de 2026', '09:05'],
  ])('%s', (instant, date, longDate, time) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(instant).getTimezoneOffset(), 'the device follows TZ').toBe(minutesBehindUtc);
    expect(day(new Date(instant))).toBe(date);
    // The text between date and time depends on the version of the browser's locale data.
    const text = moment(new Date(instant));
    expect(text.startsWith(longDate)).toBe(true);
    expect(text.endsWith(` ${time}`)).toBe(true);
  });
});
