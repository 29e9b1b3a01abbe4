import { disableNetwork, doc, enableNetwork } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect, type Client } from '../../../scripts/shared/connect';
import { SECOND_MS } from '../../../src/base/durations';
import { sleep } from '../../../src/base/timeouts';
import { subscribeToDocument } from '../../../src/firebase/subscribeWithRetry';
import { testProject } from '../../support/firestore';
import { admin, deleteDocuments, startProject } from '../../support/project';
import { eventually } from '../../support/timers';

startProject('subscribe-with-retry');

const PROMOTION = 'promocoes/natal';

let client: Client;
let onRefusal: ReturnType<typeof vi.fn<() => void>>;
let onServer: ReturnType<typeof vi.fn<() => void>>;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await deleteDocuments();
  await admin.write(PROMOTION, { publicada: false });
  client = connect(testProject());
  onRefusal = vi.fn<() => void>();
  onServer = vi.fn<() => void>();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await client.close();
});

const subscribe = (more: { onCache?: () => void } = {}) =>
  subscribeToDocument('Teste', doc(client.realtimeDb, PROMOTION), {
    onServer,
    onRefusal,
    ...more,
  });

it('the pauses after refusals double until the server allows it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  // The delays of all timers, the SDK's too. That of a pause is the first after the refusal.
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const timersBefore: number[] = [];
  onRefusal.mockImplementation(() => void timersBefore.push(timers.mock.calls.length));
  const unsubscribe = subscribe();
  await eventually(() => expect(timersBefore).toHaveLength(3));
  await admin.write(PROMOTION, { publicada: true });
  await eventually(() => expect(onServer).toHaveBeenCalled());
  await admin.write(PROMOTION, { publicada: false });
  await eventually(() => expect(timersBefore).toHaveLength(4));
  unsubscribe();
  expect(timersBefore.map((index) => timers.mock.calls[index]?.[1])).toEqual([500, 1_000, 2_000, 500]);
});

it('tells what only the cache says from what the server confirms, also after a reconnection', async () => {
  await admin.write(PROMOTION, { publicada: true });
  const onCache = vi.fn<() => void>();
  const unsubscribe = subscribe({ onCache });
  await eventually(() => expect(onServer).toHaveBeenCalledOnce());
  await disableNetwork(client.realtimeDb);
  await eventually(() => expect(onCache).toHaveBeenCalled());
  expect(onServer).toHaveBeenCalledOnce();
  await enableNetwork(client.realtimeDb);
  await eventually(() => expect(onServer).toHaveBeenCalledTimes(2));
  unsubscribe();
});

it('subscribes again until the server allows it, and no more once it is ended', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let unsubscribe = subscribe();
  await eventually(() => expect(onRefusal).toHaveBeenCalled());
  await admin.write(PROMOTION, { publicada: true });
  await eventually(() => expect(onServer).toHaveBeenCalled());
  unsubscribe();

  await admin.write(PROMOTION, { publicada: false });
  onRefusal.mockClear();
  unsubscribe = subscribe();
  await eventually(() => expect(onRefusal).toHaveBeenCalled());
  unsubscribe();
  await sleep(SECOND_MS);
  expect(onRefusal).toHaveBeenCalledOnce();
});
