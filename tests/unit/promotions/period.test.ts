import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../src/base/durations';
import { deadlineText, endText, statusOf, timeLeftText } from '../../../src/promotions/period';
import { natal } from '../../support/natal';

const BEGINS = new Date('2026-11-01T03:00:00.000Z');
const ENDS = new Date('2026-11-22T02:59:59.000Z');

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
    expect(statusOf(natal, now)).toBe(status);
  });

  it.each([
    ['neither begin nor end', { inicio: null, fim: null }],
    ['no begin', { inicio: null }],
    ['no end', { fim: null }],
    ['an end at the beginning', { fim: BEGINS }],
    ['an end before the beginning', { fim: after(BEGINS, -MINUTE_MS) }],
  ])('is incomplete at any time with %s', (_, changed) => {
    for (const now of [after(BEGINS, -1), BEGINS, after(ENDS, -1), ENDS])
      expect(statusOf({ ...natal, ...changed }, now)).toBe('incomplete');
  });

  it('is open if the time is unknown, for the server to decide, unless the promotion is incomplete', () => {
    expect(statusOf(natal, null)).toBe('open');
    expect(statusOf({ ...natal, fim: null }, null)).toBe('incomplete');
    expect(statusOf({ ...natal, titulo: '' }, null)).toBe('incomplete');
  });
});

describe('the end of a promotion', () => {
  it.each([
    ['2026-12-01T23:00:00Z', '1º de dezembro, às 20h'],
    ['2026-12-01T03:00:00Z', '30 de novembro, às 23h59'],
    ['2026-12-01T02:59:59Z', '30 de novembro, às 23h59'],
    ['2027-01-01T03:00:00Z', '31 de dezembro, às 23h59'],
    ['2027-01-01T03:01:00Z', '1º de janeiro de 2027, à 0h01'],
  ])('at %s is shown as %s', (end, text) => {
    vi.useFakeTimers({ now: BEGINS, toFake: ['Date'] });
    expect(endText(new Date(end))).toBe(text);
  });
});

it.each([
  [20 * 24 + 23, 'Faltam 20 dias'],
  [47, 'Falta 1 dia'],
  [24, 'Falta 1 dia'],
  [23.9, 'Faltam 23 horas'],
  [1, 'Falta 1 hora'],
  [0.99, 'Falta menos de 1 hora'],
  [0, ''],
])('%d hours before a promotion ends, its card says: %s', (hours, text) => {
  const now = after(ENDS, -hours * HOUR_MS);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  expect(timeLeftText(ENDS, now)).toBe(text.replace(/(\d) /, '$1\u00a0'));
  expect(timeLeftText(ENDS, null)).toBe('');
  expect(deadlineText(ENDS)).toBe('21 de novembro, 23h59');
});
