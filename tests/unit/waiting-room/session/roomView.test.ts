import { describe, expect, it } from 'vitest';
import {
  callingRelease,
  isBeforeRelease,
  NOTHING_YET,
  type RoomView,
} from '../../../../src/waiting-room/session/roomView';

const shared = { connected: true, personName: null, needsAccount: false };
const place = { code: null, speed: null };

const VIEWS: { name: string; room: RoomView; calls: boolean; before: boolean }[] = [
  { name: 'nothing yet', room: NOTHING_YET, calls: false, before: true },
  {
    name: 'a show that one has to sign in for',
    room: { ...shared, view: 'signIn', releaseId: null },
    calls: false,
    before: true,
  },
  {
    name: 'a countdown',
    room: { ...shared, view: 'countdown', seconds: 3, releaseId: null },
    calls: false,
    before: false,
  },
  {
    name: 'the button',
    room: { ...shared, view: 'released', full: false, releaseId: 'a' },
    calls: true,
    before: false,
  },
  {
    name: 'a release that one has to sign in for',
    room: { ...shared, view: 'signIn', releaseId: 'a' },
    calls: true,
    before: false,
  },
  {
    name: 'a click',
    room: { ...shared, view: 'clicking', late: null, releaseId: 'a' },
    calls: false,
    before: false,
  },
  {
    name: 'a place',
    room: { ...shared, ...place, view: 'returned', releaseId: 'a' },
    calls: false,
    before: false,
  },
  {
    name: 'a loss',
    room: { ...shared, view: 'lost', speed: null, releaseId: null },
    calls: false,
    before: false,
  },
];

describe.each(VIEWS)('$name', ({ room, calls, before }) => {
  it(calls ? 'calls visitors to its release' : 'calls nobody', () => {
    expect(callingRelease(room)).toBe(calls ? room.releaseId : null);
  });

  it(before ? 'is before a release' : 'is not before a release', () => {
    expect(isBeforeRelease(room)).toBe(before);
  });
});
