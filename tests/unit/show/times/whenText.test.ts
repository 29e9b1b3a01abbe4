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
  ['2026-11-24T02:00:00Z', 'dia 23 de novembro, às 23h'],
  ['+012026-11-25T02:45:00Z', 'dia 24 de novembro de 12026, às 23h45'],
])('a show at %s is "%s"', (begin, text) => {
  expect(whenText(new Date(begin), now)).toBe(text);
});

// Brazil's last summer time began at 0h of 4 November 2018, and the one before ended at 0h of 18 February.
it.each([
  ['before a day of 23 hours', '2018-11-03T23:30-03:00', '2018-11-04T20:00-02:00', 'amanhã, às 20h'],
  [
    'before a day of 23 hours',
    '2018-11-03T23:30-03:00',
    '2018-11-05T20:00-02:00',
    'segunda\u2011feira, às 20h',
  ],
  ['on a day of 25 hours', '2018-02-17T00:30-02:00', '2018-02-18T20:00-03:00', 'amanhã, às 20h'],
  ['on a day of 25 hours', '2018-02-17T00:30-02:00', '2018-02-23T20:00-03:00', 'sexta\u2011feira, às 20h'],
])('%s, at %s, a show at %s is "%s"', (_, present, begin, text) => {
  expect(whenText(new Date(begin), new Date(present))).toBe(text);
});
