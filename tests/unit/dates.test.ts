import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayText, momentText } from '../../src/dates';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-12-01T23:00:00Z', '1º de dezembro'],
  ['2026-12-02T02:59:00Z', '1º de dezembro'],
  ['2026-12-02T03:00:00Z', '2 de dezembro'],
  ['2027-01-31T12:00:00Z', '31 de janeiro de 2027'],
])('dayText of %s is %j, in Brasília', (date, text) => {
  expect(dayText(new Date(date))).toBe(text);
});

it.each([
  ['2026-12-01T23:00:00Z', '1º de dezembro, às 20h'],
  ['2026-12-01T23:05:00Z', '1º de dezembro, às 20h05'],
  ['2026-12-01T04:00:00Z', '1º de dezembro, à 1h'],
  ['2026-12-01T03:30:00Z', '1º de dezembro, às 0h30'],
])('momentText of %s is %j', (date, text) => {
  expect(momentText(new Date(date))).toBe(text);
});
