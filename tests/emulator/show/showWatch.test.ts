import { deleteDoc, doc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, type Client } from '../../../scripts/shared/connect';
import { MINUTE_MS } from '../../../src/base/durations';
import { subscribeToRooms, subscribeToShow } from '../../../src/show/subscriptions';
import { readShow } from '../../../src/show/watch/readShow';
import { ShowWatch } from '../../../src/show/watch/showWatch';
import { asAdmin, projectOf, seed } from '../../support/firestore';
import { deleteDocuments, env, startProject } from '../../support/project';

startProject('show');

const SETTINGS = 'configuracoes/salaDeEspera';
const ROOM = 'salaDeEspera/sala';
const OPEN = { link: 'https://example.com/ao-vivo', cliques: 0 };
/** How soon a page must show that a room was opened or removed. */
const SOON = { timeout: 3_000, interval: 20 };

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
/** The times of a show that has begun and is not over. */
const NOW = { inicio: inMinutes(-1), fim: inMinutes(60) };

let client: Client;
let watch: ShowWatch;
let reads: number;
/** How many subscriptions are active, and how many snapshots they have delivered. */
let subscriptions: number;
let heard: number;

beforeEach(async () => {
  await deleteDocuments();
  client = connect(projectOf(env));
  reads = subscriptions = heard = 0;
  watch = new ShowWatch({
    read: () => {
      reads++;
      return readShow(client.db);
    },
    readOffset: async () => 0,
    subscribe: (onSettings, onRooms) => {
      subscriptions++;
      const { realtimeDb } = client;
      const stops = [
        subscribeToShow(realtimeDb, (settings) => {
          heard++;
          onSettings(settings);
        }),
        subscribeToRooms(realtimeDb, (rooms) => {
          heard++;
          onRooms(rooms);
        }),
      ];
      return () => {
        subscriptions--;
        stops.forEach((stop) => stop());
      };
    },
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  watch.stop();
  await client.close();
});

const close = () => asAdmin(env, (db) => deleteDoc(doc(db, ROOM)));

/**
 * Resolves when both subscriptions have answered. Write only then: the emulator may garble earlier writes.
 */
const subscribed = () => vi.waitUntil(() => heard >= 2, { timeout: 20_000 });

it('a page that is open says within 3 s that the button was released, and that it is gone', async () => {
  await seed(env, SETTINGS, NOW);
  await watch.read();
  expect(watch.getState()).toMatchObject({ phase: 'live', on: true, released: false });
  await subscribed();
  await seed(env, ROOM, OPEN);
  await vi.waitFor(() => expect(watch.getState().released).toBe(true), SOON);
  await close();
  await vi.waitFor(() => expect(watch.getState()).toMatchObject({ phase: 'live', released: false }), SOON);
});

it('a show that could not be read is read again', async () => {
  vi.stubGlobal('window', new EventTarget());
  await seed(env, SETTINGS, NOW);
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await watch.read();
  expect(watch.getState()).toMatchObject({ phase: 'live' });
  expect(reads).toBe(2);
});

it('a page that is open says within 3 s that the show is over, and hears of it no more', async () => {
  const fim = new Date(Date.now() + 1_500);
  await seed(env, SETTINGS, { ...NOW, fim });
  await watch.read();
  await vi.waitFor(() => expect(watch.getState()).toMatchObject({ phase: 'over', on: false }), {
    ...SOON,
    timeout: 4_500,
  });
  expect(Date.now()).toBeGreaterThanOrEqual(fim.getTime());
  expect(subscriptions).toBe(0);
  // After the show nothing is subscribed, so the next page reads again.
  await watch.read();
  expect(reads).toBe(2);
});

it('without times, a room that the first read finds makes the show live until it is closed', async () => {
  await seed(env, ROOM, OPEN);
  await watch.read();
  expect(watch.getState()).toMatchObject({ phase: 'live', on: true, released: true });
  await subscribed();
  await close();
  await vi.waitFor(() => expect(watch.getState()).toMatchObject({ phase: 'none', on: false }), SOON);
});

it('the team changes the prize and the times, and every page follows', async () => {
  await seed(env, SETTINGS, NOW);
  await watch.read();
  await subscribed();
  await seed(env, SETTINGS, { inicio: inMinutes(5), fim: inMinutes(60), premio: 'Um carro' });
  await vi.waitFor(() => expect(watch.getState().settings.premio).toBe('Um carro'), SOON);
  expect(watch.getState()).toMatchObject({ phase: 'upcoming', on: true });
});

it.each([
  ['a show in 11 minutes', 'upcoming', 0, { inicio: inMinutes(11), fim: inMinutes(60) }, null],
  ['a show in 9 minutes', 'upcoming', 1, { inicio: inMinutes(9), fim: inMinutes(60) }, null],
  ['a show that is over', 'over', 0, { inicio: inMinutes(-60), fim: inMinutes(-1) }, null],
  ['no show', 'none', 0, {}, null],
  ['a room that opens in 11 minutes', 'none', 0, {}, { abreEm: inMinutes(11) }],
  ['a room that opens in 9 minutes', 'live', 1, {}, { abreEm: inMinutes(9) }],
  ['a room that is full', 'live', 1, {}, { cliques: 5 }],
])('with %s the page shows %s, with %i subscriptions', async (_, phase, count, settings, room) => {
  await seed(env, SETTINGS, settings);
  if (room) await seed(env, ROOM, { ...OPEN, link: 'protegido:show', ...room });
  await watch.readOnce();
  await watch.readOnce();
  expect(watch.getState()).toMatchObject({ phase, on: count === 1, released: false });
  expect([reads, subscriptions]).toEqual([1, count]);
});
