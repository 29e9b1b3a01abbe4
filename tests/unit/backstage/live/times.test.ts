import { expect, it } from 'vitest';
import { ageText, countdownFigures } from '../../../../src/backstage/live/times';
import { SECOND_MS } from '../../../../src/base/durations';

it.each([
  [0, '0 s', '0 s'],
  [59, '59 s', '59 s'],
  [60, '1 min 00 s', '1 min'],
  [185, '3 min 05 s', '3 min'],
  [7_859, '130 min 59 s', '2 h'],
])('%d s are %s in a countdown, and in short %s', (seconds, countdown, short) => {
  expect(countdownFigures(seconds).flat().join(' ')).toBe(countdown);
  expect(ageText(seconds * SECOND_MS)).toBe(short);
});
