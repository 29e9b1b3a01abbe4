import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, type Client } from '../../../scripts/shared/connect';
import { MINUTE_MS } from '../../../src/base/durations';
import { subscribeToRooms, subscribeToShow } from '../../../src/show/subscriptions';
import { readShow } from '../../../src/show/watch/readShow';
import { ShowWatch } from '../../../src/show/watch/showWatch';
import { testProject } from '../../support/firestore';
import { admin, deleteDocuments, startProject } from '../../support/project';
import { eventually, WAIT } from '../../support/timers';

startProject('show');

const SETTINGS = 'configuracoes/salaDeEspera';
const ROOM = 'salaDeEspera/sala';
const OPEN = { link: 'https://example.com/ao-vivo', cliques: 0 };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
/** The times of a show that has begun and is not over. */
const NOW = { inicio: inMinutes(-1), fim: inMinutes(60) };

let client: Client;
let watch: ShowWatch;
/** How many snapshots the subscriptions have delivered. */
let heard: number;

beforeEach(async () => {
  await deleteDocuments();
  client = connect(testProject());
  heard = 0;
  watch = new ShowWatch({
    read: () => readShow(client.db),
    readOffset: async () => 0,
    subscribe: (onSettings, onRooms) => {
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
      return () => stops.forEach((stop) => stop());
    },
  });
});

afterEach(async () => {
  watch.stop();
  await client.close();
});

/**
 * Resolves when both subscriptions have answered. Write only then: the emulator may garble earlier writes.
 */
const subscribed = () => vi.waitUntil(() => heard >= 2, WAIT);

it('a page that is open says that the button was released, and that it is gone', async () => {
  await admin.write(SETTINGS, NOW);
  watch.read();
  await eventually(() =>
    expect(watch.getState()).toMatchObject({ phase: 'live', on: true, released: false }),
  );
  await subscribed();
  await admin.write(ROOM, OPEN);
  await eventually(() => expect(watch.getState().released).toBe(true));
  await admin.remove(ROOM);
  await eventually(() => expect(watch.getState()).toMatchObject({ phase: 'live', released: false }));
});

it('without times, a room that the first read finds makes the show live until it is closed', async () => {
  await admin.write(ROOM, OPEN);
  watch.read();
  await eventually(() => expect(watch.getState()).toMatchObject({ phase: 'live', on: true, released: true }));
  await subscribed();
  await admin.remove(ROOM);
  await eventually(() => expect(watch.getState()).toMatchObject({ phase: 'none', on: false }));
});

it('the team changes the prize and the times, and every page follows', async () => {
  await admin.write(SETTINGS, NOW);
  watch.read();
  await subscribed();
  await admin.write(SETTINGS, { inicio: inMinutes(5), fim: inMinutes(60), premio: 'Um carro' });
  await eventually(() => expect(watch.getState().settings.premio).toBe('Um carro'));
  expect(watch.getState()).toMatchObject({ phase: 'upcoming', on: true });
});
