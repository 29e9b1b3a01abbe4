import { expect, it } from 'vitest';
import { drawRoomName, isDrawn, openingOf } from '../../../../src/backstage/live/roomName';
import { MINUTE_MS } from '../../../../src/base/durations';

const NOW = Date.parse('2031-12-01T23:00:00Z');

it.each([
  ['at once', NOW, null],
  ['in 20 s', NOW, NOW + 20_000],
  ['at once, without the time of the server', null, null],
])('the name of a room that opens %s fits into a protected link', (_, now, opensAt) => {
  const name = drawRoomName(now, opensAt);
  expect(name).toMatch(/^[a-z0-9-]{1,40}$/);
  expect(isDrawn(name)).toBe(true);
});

it('the name of a room has the day in Brasília, also late in the evening', () => {
  expect(drawRoomName(Date.parse('2031-12-02T01:30:00Z'), null)).toMatch(/^show-2031-12-01-/);
});

it.each([
  ['the server says', NOW + 800, NOW + 800],
  ['the server says after a slow commit', NOW + 4_000, NOW + 4_000],
  ['its name says once the address has been corrected', NOW + MINUTE_MS, NOW],
  ['its name says, also if the address was corrected at once', NOW + 8_000, NOW],
])('a room that opened at once did so when %s', (_, em, opening) => {
  expect(openingOf(drawRoomName(NOW, null), em)).toBe(opening);
});

it('a room that opens later does so when its name says, also after a correction', () => {
  const name = drawRoomName(NOW, NOW + 10_000);
  expect([openingOf(name, NOW), openingOf(name, NOW + MINUTE_MS)]).toEqual([NOW + 10_000, NOW + 10_000]);
});

it.each(['natal', 'show-natal', 'proxima-sala'])('the name %s is of no room of the desk', (name) => {
  expect(isDrawn(name)).toBe(false);
  expect(openingOf(name, NOW)).toBe(NOW);
});
