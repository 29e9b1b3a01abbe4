import { beforeEach, expect, it, vi } from 'vitest';
import { dayText, momentText, shortDay, zoneNote } from '../../../src/base/dates';
import { hasCome } from '../../../src/base/day';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));

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
  ['2026-12-01T03:30:00Z', '1º de dezembro, à 0h30'],
])('momentText of %s is %j', (date, text) => {
  expect(momentText(new Date(date))).toBe(text);
});

it.each([
  ['America/Sao_Paulo', '2026-12-01T23:00:00Z', ''],
  ['America/Recife', '2026-12-01T23:00:00Z', ''],
  ['America/Manaus', '2026-12-01T23:00:00Z', ' (horário de Brasília)'],
  // In Brazil's last summer time, which the Northeast did not have.
  ['America/Sao_Paulo', '2018-12-10T22:00:00Z', ''],
  ['America/Recife', '2018-12-10T22:00:00Z', ' (horário de Brasília)'],
])('on a device in %s, the time of day at %s is followed by %j', (zone, date, note) => {
  vi.stubEnv('TZ', zone);
  expect(zoneNote(new Date(date))).toBe(note);
});

it.each([
  ['2026-12-01T02:59:59Z', '30/11/2026', false],
  ['2026-12-01T03:00:00Z', '01/12/2026', true],
  ['2026-12-02T03:00:00Z', '02/12/2026', true],
  ['2027-01-01T12:00:00Z', '01/01/2027', true],
  ['2025-12-31T12:00:00Z', '31/12/2025', false],
])('at %s it is %s in Brasília, and that 01/12/2026 has come is %s', (now, day, come) => {
  vi.setSystemTime(new Date(now));
  expect(shortDay(new Date())).toBe(day);
  expect(hasCome('01/12/2026')).toBe(come);
});
