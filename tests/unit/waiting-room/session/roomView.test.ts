import { expect, it } from 'vitest';
import {
  callingRelease,
  connectionOf,
  isBeforeRelease,
  NOTHING_YET,
  type RoomView,
} from '../../../../src/waiting-room/session/roomView';

const released: RoomView = { ...NOTHING_YET, view: 'released', releaseId: 'a' };

it.each<[what: string, shown: Partial<RoomView>, calls: boolean, before: boolean]>([
  ['nothing yet', {}, false, true],
  ['a show that one has to sign in for', { view: 'signIn' }, false, true],
  ['a countdown', { view: 'countdown', seconds: 3 }, false, false],
  ['the button', released, true, false],
  ['a release that one has to sign in for', { view: 'signIn', releaseId: 'a' }, true, false],
  ['a button whose places are taken', { ...released, full: true }, false, false],
  ['a click', { view: 'clicking', releaseId: 'a' }, false, false],
  ['a place', { view: 'returned', releaseId: 'a' }, false, false],
  ['a loss', { view: 'lost' }, false, false],
])('%s: %j calls visitors: %s, is before a release: %s', (_, shown, calls, before) => {
  const room = { ...NOTHING_YET, ...shown };
  expect(callingRelease(room)).toBe(calls ? room.releaseId : null);
  expect(isBeforeRelease(room)).toBe(before);
});

it.each([
  ['ok', NOTHING_YET, false, true],
  ['offline', { ...NOTHING_YET, connected: false }, false, true],
  ['offline', NOTHING_YET, true, false],
  ['notLoaded', NOTHING_YET, true, true],
  ['offline', released, true, true],
] as const)('the connection is %s: %j, unloaded %s, online %s', (connection, room, unloaded, online) => {
  expect(connectionOf(room, unloaded, online)).toBe(connection);
});
