import { Timestamp } from 'firebase/firestore/lite';
import { beforeEach, expect, it } from 'vitest';
import { LiveDesk } from '../../../../src/backstage/live/liveDesk';
import type { DeskStream } from '../../../../src/backstage/live/liveFeed';
import type { TeamSession } from '../../../../src/backstage/teamSession';
import type { StoredDocument } from '../../../../src/base/fields';

const NAME = 'show-2031-12-01-abcdef';
const ROOM = { id: NAME, fields: { link: `protegido:${NAME}`, cliques: 0 } };
const ADDRESS = { id: NAME, fields: { link: 'https://example.com', em: Timestamp.now() } };

let desk: LiveDesk;
/** Delivers rooms to the desk, as a snapshot from the server does. */
let setRooms: (rooms: StoredDocument[]) => void;

beforeEach(() => {
  desk = new LiveDesk({ account: { readExactTime: async () => Date.now() } } as TeamSession);
  desk.follow({
    keepStreamAlive: nothing,
    subscribeToDesk: (_, { onRooms, onSettings, onAddresses }) => {
      setRooms = onRooms;
      onSettings({});
      onAddresses([ADDRESS]);
      return () => {};
    },
    subscribeToTickets: nothing,
    subscribeToWinners: nothing,
  } as Partial<DeskStream> as DeskStream);
});

function nothing() {
  return () => {};
}

const room = () => desk.getState().room;

it('"Outra sala" that is pressed twice does not show the closed room again', () => {
  setRooms([]);
  expect(room()).toMatchObject({ id: NAME, open: false });
  desk.finish();
  desk.finish();
  expect(room()).toBeNull();
});

it('"Outra sala" that is pressed as somebody else releases does not hide who wins in that room', () => {
  setRooms([ROOM]);
  desk.finish();
  setRooms([]);
  expect(room()).toMatchObject({ id: NAME, open: false });
});
