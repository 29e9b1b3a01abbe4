import { expect, it } from 'vitest';
import { ageText, clockText } from '../../../../src/backstage/live/times';

it.each([
  [0, '0:00', '0 s'],
  [59, '0:59', '59 s'],
  [60, '1:00', '1 min'],
  [185, '3:05', '3 min'],
  [7_859, '130:59', '2 h'],
])('%d s are %s on a clock, and in short %s', (seconds, clock, short) => {
  expect(clockText(seconds)).toBe(clock);
  expect(ageText(seconds)).toBe(short);
});
