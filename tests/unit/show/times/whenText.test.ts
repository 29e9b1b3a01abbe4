import { expect, it } from 'vitest';
import { whenText } from '../../../../src/show/times/whenText';

/** A Tuesday, 23:30 in Brasília; in UTC it is already Wednesday. */
const now = new Date('2026-11-25T02:30:00Z');

it.each([
  ['2026-11-25T02:45:00Z', 'hoje, às 23h45'],
  ['2026-11-25T04:00:00Z', 'amanhã, à 1h'],
  ['2026-11-26T02:59:00Z', 'amanhã, às 23h59'],
  ['2026-11-26T21:00:00Z', 'quinta\u2011feira, às 18h'],
  ['2026-11-30T21:00:00Z', 'segunda\u2011feira, às 18h'],
  ['2026-12-01T21:00:00Z', 'dia 1º de dezembro, às 18h'],
])('a show at %s is "%s"', (begin, text) => {
  expect(whenText(new Date(begin), now)).toBe(text);
});
