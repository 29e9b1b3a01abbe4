import { expect, it } from 'vitest';
import { ageText, timeText } from '../../../../src/backstage/live/times';

it.each([
  [0, '0 s', '0 s'],
  [59, '59 s', '59 s'],
  [60, '1 min', '1 min'],
  [185, '3 min 5 s', '3 min'],
  [7_200, '2 h', '2 h'],
  [7_859, '2 h 10 min', '2 h'],
])('%d s are %s, and in short %s', (seconds, text, short) => {
  expect(timeText(seconds)).toBe(text);
  expect(ageText(seconds)).toBe(short);
});
