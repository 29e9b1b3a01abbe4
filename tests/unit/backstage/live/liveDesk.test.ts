import { Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGate } from '../../../../scripts/shared/gate';
import { LiveAction, type Action } from '../../../../src/backstage/live/liveAction';
import { LiveDesk } from '../../../../src/backstage/live/liveDesk';
import type { DeskStream } from '../../../../src/backstage/live/liveFeed';
import * as roomName from '../../../../src/backstage/live/roomName';
import type { TeamAccount } from '../../../../src/backstage/teamAccount';
import type { TeamSession } from '../../../../src/backstage/teamSession';
import { MINUTE_MS } from '../../../../src/base/durations';
import type { StoredDocument } from '../../../../src/base/fields';

const NAME = 'show-2031-12-01-abcdef';
const ROOM = { id: NAME, fields: { link: `protegido:${NAME}`, cliques: 0 } };
const ADDRESS = { id: NAME, fields: { link: 'https://example.com', em: Timestamp.now() } };
const NEXT = { ...ADDRESS, id: 'proxima-sala' };

let desk: LiveDesk;
const run = vi.fn<TeamSession['run']>();
const readExactTime = vi.fn<() => Promise<number>>();
const account = { readExactTime } as Partial<TeamAccount> as TeamAccount;
/** These deliver documents to the desk, as a snapshot from the server does. */
let setRooms: (rooms: StoredDocument[]) => void;
let setTickets: (tickets: StoredDocument[]) => void;

/** The session of a team member, which each visit to the page 'Ao vivo' shares. */
let team: TeamSession;

beforeEach(() => {
  run.mockReset();
  readExactTime.mockReset().mockImplementation(async () => Date.now());
  team = { run: run as TeamSession['run'], account } as TeamSession;
  desk = openDesk();
});

function openDesk(): LiveDesk {
  const opened = new LiveDesk(team);
  opened.connect({
    keepStreamAlive: nothing,
    subscribeToDesk: (_, { onRooms, onSettings, onAddresses }) => {
      setRooms = onRooms;
      onSettings({});
      onAddresses([ADDRESS, NEXT]);
      return () => {};
    },
    subscribeToTickets: (_, __, onTickets) => {
      setTickets = onTickets;
      return () => {};
    },
    subscribeToWinners: nothing,
  } as Partial<DeskStream> as DeskStream);
  return opened;
}

/** Sets the clock of the device right, which was 5 minutes slow until now. */
function setClockRight(): void {
  vi.setSystemTime(Date.now() + 5 * MINUTE_MS);
}

function nothing() {
  return () => {};
}

/** Answers the reads after a refused release: its own room is not open; `empty` if no other is open, too. */
function answerReads({ empty }: { empty: boolean }): void {
  run.mockResolvedValueOnce(false).mockResolvedValueOnce({ empty });
}

const room = () => desk.getState().room;

it('does not say how many have won in a closed room before the server has said it', () => {
  setRooms([ROOM]);
  expect(desk.getState().known).toBe(true);
  setRooms([]);
  expect(desk.getState()).toMatchObject({ known: false, room: { open: false } });
  setTickets([]);
  expect(desk.getState().known).toBe(true);
});

it('"Preparar outra sala" that is pressed twice does not show the closed room again', () => {
  setRooms([]);
  expect(room()).toMatchObject({ id: NAME, open: false });
  desk.finish();
  desk.finish();
  expect(room()).toBeNull();
});

it('"Preparar outra sala" is not forgotten when the person comes back from another part', () => {
  setRooms([]);
  desk.finish();
  desk = openDesk();
  setRooms([]);
  expect(room()).toBeNull();
});

it('"Preparar outra sala" that is pressed as somebody else releases does not hide who wins in that room', () => {
  setRooms([ROOM]);
  desk.finish();
  setRooms([]);
  expect(room()).toMatchObject({ id: NAME, open: false });
});

it('a room made by hand that is removed does not bring back the winners of the room before it', () => {
  setRooms([{ ...ROOM, id: 'natal' }]);
  expect(room()).toMatchObject({ id: 'natal', open: true });
  setRooms([]);
  expect(desk.getState()).toMatchObject({ room: null, earlier: [{ name: NAME }] });
});

it('a release that is tried again stops once a room was there, even if that is closed again', async () => {
  run.mockRejectedValueOnce(Object.assign(new Error(), { code: 'aborted' }));
  answerReads({ empty: true });
  setRooms([]);
  const released = desk.release(0);
  expect(desk.getState().busy).toBe('release');
  setRooms([ROOM]);
  expect(desk.getState().busy).toBeNull();
  setRooms([]);
  await released;
  expect(run).toHaveBeenCalledTimes(3);
});

describe('a release that somebody else forestalls', () => {
  const CLICKED = { ...ROOM, fields: { ...ROOM.fields, cliques: 1 } };

  it.each(['before its refusal', 'after its refusal'])(
    'says that it opened nothing if the room of the other appears %s, until that room is closed',
    async (order) => {
      run.mockImplementationOnce(async () => {
        if (order === 'before its refusal') setRooms([ROOM]);
        throw Object.assign(new Error(), { code: 'aborted' });
      });
      answerReads({ empty: false });
      setRooms([]);
      await desk.release(0);
      for (const rooms of [[ROOM], [CLICKED]]) {
        setRooms(rooms);
        expect(desk.getState()).toMatchObject({
          room: { id: NAME },
          busy: null,
          issue: expect.stringMatching(/agiu no mesmo/),
        });
      }
      setRooms([]);
      expect(desk.getState().issue).toBe('');
    },
  );

  it('is not what a person is told whose own room appears before the answer', async () => {
    vi.spyOn(roomName, 'drawRoomName').mockReturnValue(NAME);
    run.mockImplementation(async () => setRooms([ROOM]));
    setRooms([]);
    await desk.release(0);
    expect(desk.getState()).toMatchObject({ room: { id: NAME }, busy: null, issue: '' });
  });
});

describe('the desk asks for the time of the server again', () => {
  const START = 1_900_000_000_000;

  beforeEach(async () => {
    vi.useFakeTimers({ now: START - 5 * MINUTE_MS });
    readExactTime.mockImplementation(async () => START);
    desk = openDesk();
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.now()).toBe(START);
    readExactTime.mockClear();
  });

  it('before it sets an opening time, if the clock of the device has been set', async () => {
    setRooms([]);
    setClockRight();
    run.mockResolvedValue(undefined);
    await desk.release(10_000);
    expect(readExactTime).toHaveBeenCalledOnce();
    expect(desk.now()).toBe(START);
  });

  it('when its documents arrive, if there was no answer, without which no opening time can be set', async () => {
    readExactTime.mockRejectedValue(new Error('no answer'));
    desk = openDesk();
    setRooms([]);
    const released = desk.release(10_000);
    await vi.advanceTimersByTimeAsync(2_000);
    await released;
    expect(run).not.toHaveBeenCalled();
    expect(desk.getState().issue).toMatch(/^Sem a hora do servidor, nada foi liberado/);
    readExactTime.mockImplementation(async () => START);
    setRooms([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.now()).toBe(START);
  });

  it('when a room appears, if the clock of the device has been set', async () => {
    setClockRight();
    setRooms([ROOM]);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.now()).toBe(START);
  });

  it('when it is older than 10 minutes, because clocks drift, and not before', async () => {
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    setRooms([ROOM]);
    expect(readExactTime).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    setRooms([]);
    expect(readExactTime).toHaveBeenCalledOnce();
  });
});

const fail = () => Promise.reject(new Error('failed'));

it('an action begins without the issue of the one before, and one that it replaces shows none', async () => {
  const action = new LiveAction(() => {});
  const press = (kind: Action['kind'], work: () => Promise<void>) =>
    action.run({ kind, isDone: () => false }, work, () => kind);
  await press('release', fail);
  expect(action.issue).toBe('release');
  const answer = makeGate();
  const postponement = press('postpone', () => answer.opened.then(fail));
  expect(action.issue).toBe('');
  void press('remove', () => new Promise(() => {}));
  answer.open();
  await postponement;
  expect(action).toMatchObject({ current: { kind: 'remove' }, issue: '' });
});
