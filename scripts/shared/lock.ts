// Locks a document as a stranger can: with a read in a read-write transaction that stays open. Security rules cannot tell it
// from another read. It uses plain HTTP with the site's public API key, because that is all a stranger has.
import type { Project } from './connect';

/** The server does not let strangers begin the transaction, or read in it. */
export class LockRefusedError extends Error {}

export type Unlock = () => Promise<void>;

/** The longest that a request may take, ms. */
const REQUEST_LIMIT_MS = 10_000;

/**
 * Locks a document, whether it exists or not, until the returned function is called or the server ends the transaction; the
 * emulator does so after 60 s.
 * @throws {LockRefusedError}
 */
export async function lock(project: Project, path: string): Promise<Unlock> {
  const answer = await post(project, 'batchGet', {
    documents: [`${rootOf(project)}/${path}`],
    newTransaction: { readWrite: {} },
  });
  const [{ transaction }] = (await answer.json()) as [{ transaction: string }];
  return async () => void (await post(project, 'rollback', { transaction }));
}

async function post(project: Project, method: string, body: object): Promise<Response> {
  const { apiKey, emulator } = project;
  const server = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const answer = await fetch(`${server}/v1/${rootOf(project)}:${method}?key=${apiKey}`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  }).catch((cause: unknown) => {
    throw new Error('O Firestore não respondeu à trava. Verifique a internet e tente de novo.', { cause });
  });
  if (answer.ok) return answer;
  const text = await answer.text();
  // Google's APIs explain errors in JSON, which is in a list if the answer would have been a list.
  const reason = `HTTP ${answer.status}: ${/"message": *"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 200)}`;
  if (answer.status === 401 || answer.status === 403) throw new LockRefusedError(reason);
  throw new Error(`O Firestore não respondeu à trava: ${reason}`);
}

function rootOf({ projectId }: Project): string {
  return `projects/${projectId}/databases/(default)/documents`;
}
