import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../../src/base/durations';
import { isFarAhead, phaseOf } from '../../../../src/show/times/phase';

const begin = new Date('2026-12-01T23:00:00Z');
const end = new Date('2026-12-02T00:00:00Z');
const at = (ms: number) => new Date(begin.getTime() + ms);

it.each([
  [-60_001, 'upcoming'],
  [-MINUTE_MS, 'soon'],
  [-1, 'soon'],
  [0, 'live'],
  [3_599_999, 'live'],
  [HOUR_MS, 'over'],
] as const)('%i ms after the beginning of an hour-long show it is %s', (ms, phase) => {
  expect(phaseOf({ begin, end }, at(ms), false)).toBe(phase);
});

it('the show is live while a room is open, whatever its times', () => {
  expect(phaseOf({ begin, end }, at(-1e9), true)).toBe('live');
  expect(phaseOf({ begin, end }, at(1e9), true)).toBe('live');
  expect(phaseOf(null, begin, true)).toBe('live');
});

it('without times nothing is said of the show', () => {
  expect(phaseOf(null, begin, false)).toBe('none');
});

it('the show is far ahead until ten minutes before its beginning', () => {
  expect(isFarAhead({ begin, end }, at(-600_001))).toBe(true);
  expect(isFarAhead({ begin, end }, at(-10 * MINUTE_MS))).toBe(false);
});
