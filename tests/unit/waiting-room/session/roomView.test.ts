import { expect, it } from 'vitest';
import {
  callingRelease,
  connectionOf,
  isBeforeRelease,
  NOTHING_YET,
  type RoomView,
} from '../../../../src/waiting-room/session/roomView';

const VIEWS: { name: string; room: RoomView; calls: boolean; before: boolean }[] = [
  { name: 'nothing yet calls nobody, before a release', room: NOTHING_YET, calls: false, before: true },
  {
    name: 'a show that one has to sign in for calls nobody, before a release',
    room: { ...NOTHING_YET, view: 'signIn' },
    calls: false,
    before: true,
  },
  {
    name: 'a countdown calls nobody',
    room: { ...NOTHING_YET, view: 'countdown', seconds: 3 },
    calls: false,
    before: false,
  },
  {
    name: 'the button calls visitors',
    room: { ...NOTHING_YET, view: 'released', releaseId: 'a' },
    calls: true,
    before: false,
  },
  {
    name: 'a release that one has to sign in for calls visitors',
    room: { ...NOTHING_YET, view: 'signIn', releaseId: 'a' },
    calls: true,
    before: false,
  },
  {
    name: 'a button whose places are taken calls nobody',
    room: { ...NOTHING_YET, view: 'released', full: true, releaseId: 'a' },
    calls: false,
    before: false,
  },
  {
    name: 'a click calls nobody',
    room: { ...NOTHING_YET, view: 'clicking', releaseId: 'a' },
    calls: false,
    before: false,
  },
  {
    name: 'a place calls nobody',
    room: { ...NOTHING_YET, view: 'returned', releaseId: 'a' },
    calls: false,
    before: false,
  },
  {
    name: 'a loss calls nobody',
    room: { ...NOTHING_YET, view: 'lost' },
    calls: false,
    before: false,
  },
];

it.each(VIEWS)('$name', ({ room, calls, before }) => {
  expect(callingRelease(room)).toBe(calls ? room.releaseId : null);
  expect(isBeforeRelease(room)).toBe(before);
});

const released: RoomView = { ...NOTHING_YET, view: 'released', releaseId: 'a' };

it.each([
  ['ok', NOTHING_YET, false, true],
  ['offline', { ...NOTHING_YET, connected: false }, false, true],
  ['offline', NOTHING_YET, true, false],
  ['notLoaded', NOTHING_YET, true, true],
  ['offline', released, true, true],
] as const)('the connection is %s: %j, unloaded %s, online %s', (connection, room, unloaded, online) => {
  expect(connectionOf(room, unloaded, online)).toBe(connection);
});
