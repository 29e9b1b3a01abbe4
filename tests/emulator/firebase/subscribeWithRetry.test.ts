import { doc } from 'firebase/firestore';
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
/** The times at which the server has refused the subscription. */
let refusals: number[];
let onServer: ReturnType<typeof vi.fn<() => void>>;

const pauses = () => refusals.slice(1).map((at, index) => at - (refusals[index] ?? 0));

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await deleteDocuments();
  await admin.write(PROMOTION, { publicada: false });
  client = connect(testProject());
  refusals = [];
  onServer = vi.fn<() => void>();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await client.close();
});

const subscribe = () =>
  subscribeToDocument('Teste', doc(client.realtimeDb, PROMOTION), {
    onServer,
    onRefusal: () => void refusals.push(performance.now()),
  });

it('the pauses after refusals double', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const unsubscribe = subscribe();
  await eventually(() => expect(refusals).toHaveLength(3));
  unsubscribe();
  for (const [index, pause] of pauses().entries()) {
    const planned = [500, 1_000][index] ?? 0;
    expect(pause).toBeGreaterThanOrEqual(planned - 5);
    expect(pause).toBeLessThan(2 * planned);
  }
});

it('subscribes again until the server allows it, and no more once it is ended', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let unsubscribe = subscribe();
  await eventually(() => expect(refusals).toHaveLength(1));
  await admin.write(PROMOTION, { publicada: true });
  await eventually(() => expect(onServer).toHaveBeenCalled());
  unsubscribe();

  await admin.write(PROMOTION, { publicada: false });
  unsubscribe = subscribe();
  await eventually(() => expect(refusals).toHaveLength(2));
  unsubscribe();
  await sleep(SECOND_MS);
  expect(refusals).toHaveLength(2);
});
