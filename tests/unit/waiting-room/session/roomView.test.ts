import { expect, it } from 'vitest';
import {
  callingRelease,
  connectionOf,
  isBeforeRelease,
  NOTHING_YET,
  type RoomView,
} from '../../../../src/waiting-room/session/roomView';

const shared = { connected: true, personName: null, needsAccount: false };
const place = { code: null, speed: null };

const VIEWS: { name: string; room: RoomView; calls: boolean; before: boolean }[] = [
  { name: 'nothing yet calls nobody, before a release', room: NOTHING_YET, calls: false, before: true },
  {
    name: 'a show that one has to sign in for calls nobody, before a release',
    room: { ...shared, view: 'signIn', full: false, releaseId: null },
    calls: false,
    before: true,
  },
  {
    name: 'a countdown calls nobody',
    room: { ...shared, view: 'countdown', seconds: 3, releaseId: null },
    calls: false,
    before: false,
  },
  {
    name: 'the button calls visitors',
    room: { ...shared, view: 'released', full: false, releaseId: 'a' },
    calls: true,
    before: false,
  },
  {
    name: 'a release that one has to sign in for calls visitors',
    room: { ...shared, view: 'signIn', full: false, releaseId: 'a' },
    calls: true,
    before: false,
  },
  {
    name: 'a button whose places are taken calls nobody',
    room: { ...shared, view: 'released', full: true, releaseId: 'a' },
    calls: false,
    before: false,
  },
  {
    name: 'a click calls nobody',
    room: { ...shared, view: 'clicking', late: null, releaseId: 'a' },
    calls: false,
    before: false,
  },
  {
    name: 'a place calls nobody',
    room: { ...shared, ...place, view: 'returned', releaseId: 'a' },
    calls: false,
    before: false,
  },
  {
    name: 'a loss calls nobody',
    room: { ...shared, view: 'lost', speed: null, releaseId: null },
    calls: false,
    before: false,
  },
];

it.each(VIEWS)('$name', ({ room, calls, before }) => {
  expect(callingRelease(room)).toBe(calls ? room.releaseId : null);
  expect(isBeforeRelease(room)).toBe(before);
});

const released: RoomView = { ...shared, view: 'released', full: false, releaseId: 'a' };

it.each([
  ['ok', NOTHING_YET, false, true],
  ['offline', { ...NOTHING_YET, connected: false }, false, true],
  ['offline', NOTHING_YET, true, false],
  ['notLoaded', NOTHING_YET, true, true],
  ['offline', released, true, true],
] as const)('the connection is %s: %j, unloaded %s, online %s', (connection, room, unloaded, online) => {
  expect(connectionOf(room, unloaded, online)).toBe(connection);
});
