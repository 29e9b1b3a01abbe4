import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import {
  nextAddressIn,
  NO_DOCUMENTS,
  type LiveDocuments,
} from '../../../../src/backstage/live/liveDocuments';
import { liveStateOf } from '../../../../src/backstage/live/liveState';
import { drawRoomName, NEXT_ADDRESS, postponedName } from '../../../../src/backstage/live/roomName';
import { earlierRoomsIn, roomOnDesk } from '../../../../src/backstage/live/roomOnDesk';
import { HOUR_MS } from '../../../../src/base/durations';
import type { Fields } from '../../../../src/base/fields';

const NOW = Date.parse('2031-12-01T23:00:00Z');
const DRAWN = 'show-2031-12-01-abcdef';

const room = (id: string, fields: Fields = {}) => ({
  id,
  fields: { link: `protegido:${id}`, cliques: 0, ...fields },
});
const address = (hoursAgo: number) => ({
  id: DRAWN,
  fields: { link: 'https://example.com', em: Timestamp.fromMillis(NOW - hoursAgo * HOUR_MS) },
});

/** A room of the desk that has opened so many hours ago, as the desk shows it. */
const openedAgo = (hours: number, more = {}) => ({
  id: DRAWN,
  link: `protegido:${DRAWN}`,
  open: true,
  clicks: 0,
  opensAt: NOW - hours * HOUR_MS,
  ...more,
});
const closedAgo = (hours: number) => openedAgo(hours, { open: false });
/** The address of a room that somebody has written in the console. */
const byHand = { ...address(-1), id: 'natal' };
/** An open room of the console, as the desk shows it. */
const ofConsole = { id: 'a', link: 'protegido:a', open: true, clicks: 0, opensAt: null };
const later = NOW + 10_000;
const abreEm = Timestamp.fromMillis(later);

describe('the desk shows', () => {
  it.each([
    ['no room before the server has answered', null, [address(1)], null, null],
    ['no room if there was none', [], [], null, null],
    ['an open room', [room(DRAWN)], [address(1)], null, openedAgo(1)],
    ['an open room for longer than six hours', [room(DRAWN)], [address(7)], null, openedAgo(7)],
    ['an open room although it had finished it', [room(DRAWN)], [address(5)], DRAWN, openedAgo(5)],
    ['when a room opens', [room(DRAWN, { abreEm })], [address(0)], null, openedAgo(0, { opensAt: later })],
    ['the clicks', [room(DRAWN, { cliques: 5 })], [address(5)], null, openedAgo(5, { clicks: 5 })],
    ["the console's room, of no known time", [room('a')], [], null, ofConsole],
    ['the first of two open rooms', [room('a'), room('b')], [], null, ofConsole],
    ['the last room after its removal', [], [address(5)], null, closedAgo(5)],
    ['the last room although the console has later addresses', [], [byHand, address(5)], null, closedAgo(5)],
    ['no removed room after six hours', [], [address(6.01)], null, null],
    ['no removed room once the team has gone on', [], [address(5)], DRAWN, null],
  ])('%s', (_, rooms, addresses, finished, shown) => {
    expect(roomOnDesk({ rooms, addresses }, NOW, finished)).toEqual(shown);
  });
});

it.each([
  ['open', [room(DRAWN)], true],
  ['removed', [], false],
])('a room that five have filled is full, also when it is %s', (_, rooms, open) => {
  const tickets = Array.from({ length: 5 }, (__, index) => ({ id: `${index}`, fields: {} }));
  const documents = { ...NO_DOCUMENTS, rooms, addresses: [address(1)], tickets };
  expect(liveStateOf(documents, NOW, null).room).toMatchObject({ id: DRAWN, open, full: true });
});

const nextOf = (fields: Fields) => nextAddressIn([{ id: NEXT_ADDRESS, fields }]);

describe('the address of the next room', () => {
  const by = 'ana@example.com';
  const prepared = { link: 'https://example.com/chamada', em: Timestamp.fromMillis(NOW), por: by };

  it('is there with its time and whoever prepared it', () => {
    expect(nextOf(prepared)).toEqual({ link: prepared.link, preparedAt: NOW, by, reused: false });
  });

  it('is called used if a release has left it, also when the data of that room are deleted', () => {
    expect(nextOf({ ...prepared, por: undefined })).toMatchObject({ by: '', reused: true });
  });

  it.each([
    { link: `${prepared.link} senha 123` },
    { link: ` ${prepared.link}` },
    { link: 'https://ana@example.com' },
    { link: 'http://example.com' },
    { link: 5 },
    { em: '2031-12-01' },
  ])('is not there if the console has left %j, with which no room can be released', (odd) => {
    expect(nextOf({ ...prepared, ...odd })).toBeNull();
  });
});

/** The address document of a room that the desk opened some hours ago; it may have been corrected later. */
function released(letters: string, hoursAgo: number, correctedHoursAgo = hoursAgo) {
  const time = NOW - hoursAgo * HOUR_MS;
  const name = `show-2031-12-01-${letters}-em-${time.toString(36)}`;
  return { ...address(correctedHoursAgo), id: name };
}

const names = (...args: Parameters<typeof earlierRoomsIn>) => earlierRoomsIn(...args).map(({ name }) => name);

describe('the earlier rooms', () => {
  const [first, second, third] = [released('aaaaaa', 4), released('bbbbbb', 3), released('cccccc', 2)];
  const addresses = [third, second, first];

  it('are all but the shown one, the newest first, with their addresses and times', () => {
    expect(names({ rooms: [], addresses }, NOW, third.id)).toEqual([second.id, first.id]);
    expect(earlierRoomsIn({ rooms: [], addresses }, NOW, third.id)[1]).toEqual({
      name: first.id,
      link: 'https://example.com',
      opensAt: NOW - 4 * HOUR_MS,
    });
  });

  it('are all that are over once the team has gone on, for a day, and never one that is open', () => {
    const older = released('dddddd', 25);
    expect(names({ rooms: [room(third.id)], addresses: [...addresses, older] }, NOW, undefined)).toEqual([
      second.id,
      first.id,
    ]);
  });

  it('stay earlier when their address is corrected: the last room is still the one that is shown', () => {
    const corrected = [released('aaaaaa', 4, 0), third, second];
    expect(roomOnDesk({ rooms: [], addresses: corrected }, NOW, null)?.id).toBe(third.id);
    expect(roomOnDesk({ rooms: [], addresses: corrected }, NOW, third.id)).toBeNull();
  });

  it('have no room that was postponed before it opened, even if its address was corrected later', () => {
    const before = drawRoomName(NOW, NOW + 10_000);
    const after = postponedName(before, NOW + 20_000);
    const postponed = [
      { ...address(0), id: before },
      { ...address(1), id: after },
    ];
    expect(names({ rooms: [room(after)], addresses: postponed }, NOW, after)).toEqual([]);
    expect(roomOnDesk({ rooms: [], addresses: postponed }, NOW, null)?.id).toBe(after);
  });
});

/** The state with an open room that was made in Firebase's console. */
function stateOf(documents: Partial<LiveDocuments>, fields: Fields = {}) {
  const rooms = [room('a', { link: 'protegido:natal', ...fields })];
  return liveStateOf({ ...NO_DOCUMENTS, rooms, settings: {}, ...documents }, NOW, null);
}

describe('a room made in the console', () => {
  it.each([
    ['is not called wrong before its address is known', null, []],
    ['is right with an address', { link: 'https://example.com' }, []],
    ['says that it has no address', {}, [expect.stringMatching(/“natal”, que não está guardado/)]],
    ['says that its address cannot be opened', { link: 'zoom.us' }, [expect.stringMatching(/não abre/)]],
  ])('%s', (_, stored, mistakes) => {
    // `addresses` is empty, because the list leaves out documents without a time.
    const { room: shown, problems } = stateOf({ addresses: [], address: stored });
    expect(problems.shown).toEqual(mistakes);
    expect(shown?.broken).toBe(mistakes.length > 0);
  });

  it('with other text in its link or its address is said to be so, but lets people win', () => {
    const link = 'https://example.com/1 senha 123';
    for (const { room: shown, problems } of [stateOf({ address: { link } }), stateOf({}, { link })]) {
      expect(problems.shown).toEqual([expect.stringMatching(/outro texto ou caracteres invisíveis/)]);
      expect(shown?.broken).toBe(false);
    }
  });

  it.each([
    ['as many as have won', 1, 2, 2],
    ['as many as the console has counted', 3, 1, 3],
    ['all', 5, 0, 5],
    ['no more than there are', 7, 0, 5],
    ['none of a wrong count', 2.5, 0, 0],
    ['none of a negative count', -1, 0, 0],
    ['none of a count that is a text', '5', 0, 0],
  ])('has taken places: %s', (_, cliques, won, taken) => {
    const tickets = Array.from({ length: won }, (__, index) => ({ id: `${index}`, fields: {} }));
    expect(stateOf({ tickets }, { cliques }).room).toMatchObject({ taken, full: taken === 5 });
  });

  it.each([
    ['an ordinary link, which needs no address', 'https://example.com/outra', 'https://example.com/outra'],
    ['no link that cannot be opened', 'zoom.us', null],
    ['no link that is no text', 5, null],
  ])('has %s', (_, stored, link) => {
    expect(stateOf({ addresses: [] }, { link: stored })).toMatchObject({ room: { link }, address: null });
  });

  it('is right as soon as its address is in the list, which may come first', () => {
    const listed = { ...address(1), id: 'natal' };
    expect(stateOf({ addresses: [listed] }).address).toEqual({ name: 'natal', link: 'https://example.com' });
  });
});

it('the desk says the show in words', () => {
  const settings = { paraCadastrados: true, video: 'x', recado: 'Já voltamos!' };
  const { show, check } = liveStateOf({ ...NO_DOCUMENTS, settings }, NOW, null);
  expect(show.recado).toBe('Já voltamos!');
  expect(check).toContainEqual({ kind: 'right', text: 'O show é só para cadastrados.' });
  expect(check[0]).toMatchObject({ kind: 'wrong', text: expect.stringContaining('YouTube') });
});
