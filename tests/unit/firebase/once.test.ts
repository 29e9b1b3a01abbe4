import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../../../scripts/shared/ports';
import { codeOf, errorOf } from '../../../src/base/errors';
import { NoAnswerError, sleep } from '../../../src/base/timeouts';
import { commitOnce, readOnce, transact } from '../../../src/firebase/once';
import { eventually, hurryTimers } from '../../support/timers';

type Work = Parameters<typeof transact>[1];
type Answer = (response: ServerResponse) => void;

const status = (code: number, body: string): Answer => {
  return (response) => response.writeHead(code).end(body);
};
const REFUSAL = JSON.stringify({ error: { message: 'No.' } });
const PROXY_PAGE = '<!doctype html><title>Log in to this network</title>';

const DOCUMENT = 'outra/documento';

let app: FirebaseApp;
let server: Server;

beforeEach(() => {
  setLogLevel('silent');
  // The app has a name, because another test file may have started the default app in the same process.
  app = initializeApp({ projectId: 'demo-once' }, 'once');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await deleteApp(app);
});

/** A database whose server gives this answer to every request. */
async function databaseOf(answer: Answer): Promise<Firestore> {
  server = createServer((_, response) => answer(response));
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', await listen(server));
  return db;
}

/** The error of reading a document from a server with this answer; null if there is none. */
async function readErrorOf(answer: Answer): Promise<unknown> {
  return errorOf(readOnce(await databaseOf(answer), DOCUMENT, 500));
}

it.each<[string, Answer]>([
  ['closes the connection', (response) => response.destroy()],
  ['does not answer in time', () => {}],
  ['answers with status 500', status(500, REFUSAL)],
  ['answers with the page of a proxy', status(200, PROXY_PAGE)],
  ['answers with the page of a proxy, and status 502', status(502, PROXY_PAGE)],
])('a server that %s has not answered', async (_, answer) => {
  expect(await readErrorOf(answer)).toBeInstanceOf(NoAnswerError);
});

it.each([
  [403, 'permission-denied'],
  [404, 'not-found'],
  [429, 'resource-exhausted'],
  [503, 'unavailable'],
])('the answer with status %d remains the error %s of the SDK', async (code, expected) => {
  const error = await readErrorOf(status(code, REFUSAL));
  expect(error).not.toBeInstanceOf(NoAnswerError);
  expect(codeOf(error)).toBe(expected);
});

it('a commit is sent without a timer, for which the browser might paint a frame first', async () => {
  const db = await databaseOf(status(200, '{}'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await expect(commitOnce(db, (batch) => void batch.delete(doc(db, DOCUMENT)))).resolves.toBeUndefined();
});

it('a transaction that had no answer in time is not repeated: it would replace what was written since', async () => {
  hurryTimers();
  const commits: ServerResponse[] = [];
  const db = await databaseOf((response) => void commits.push(response));
  const write = vi.fn<Work>((transaction) => void transaction.set(doc(db, DOCUMENT), {}));
  await expect(transact(db, write, { maxAttempts: 2, limitMs: 500 })).rejects.toBeInstanceOf(NoAnswerError);
  await eventually(() => expect(commits).toHaveLength(1));
  commits[0]?.destroy();
  await eventually(() => expect(write).toHaveBeenCalledTimes(2));
  await sleep(500);
  expect(commits).toHaveLength(1);
});
