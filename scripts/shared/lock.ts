// Locks a document as a stranger can: by a read in a read-write transaction that stays open, which security
// rules cannot tell from another read. It uses plain HTTP with the site's public API key and an anonymous
// account, because a stranger has nothing else.
import { restParent } from '../../src/firebase/rest';
import type { Project } from './connect';
import { fetchInTime } from './fetchInTime';
import { unsignedToken } from './unsignedToken';

/** Thrown if the server refuses strangers the transaction, although it allows them to read the document. */
export class LockRefusedError extends Error {}

export type Unlock = () => Promise<void>;

const SIGN_UP = 'https://identitytoolkit.googleapis.com/v1/accounts:signUp';

/** HTTP statuses that do not tell if strangers can lock: 409, already locked; 429, too many requests. */
const BUSY = new Set([409, 429]);

/** ID tokens by project id, so that one account makes all locks of a rehearsal. */
const tokens = new Map<string, Promise<string>>();

/**
 * Locks a document, which need not exist, until the returned function is called or the server ends the
 * transaction (the emulator after 60 s). Tries several ways until one works: without an account, then with
 * one; each with the database's own concurrency mode, then with the pessimistic one.
 * @throws LockRefusedError with the answers to all attempts; another error if the server does not answer, or
 * refuses also to read the document without a lock
 */
export async function lock(project: Project, path: string): Promise<Unlock> {
  const refusals: string[] = [];
  const noted = (who: string) => (error: unknown) => {
    if (!(error instanceof LockRefusedError)) throw error;
    refusals.push(`${who}: ${error.message}`);
    return null;
  };
  // The emulator has no concurrency modes.
  const modes = project.emulator === undefined ? [{}, { concurrencyMode: 'PESSIMISTIC' }] : [{}];
  for (const [who, tokenOf] of [
    ['sem conta', () => Promise.resolve('')],
    ['com uma conta anônima', tokenOfAccount],
  ] as const) {
    const token = await tokenOf(project).catch(noted(`${who}, que não pôde ser criada`));
    if (token === null) continue;
    for (const mode of modes) {
      const name = [who, ...Object.values(mode)].join(', ');
      const unlock = await lockAs(token, project, path, mode).catch(noted(name));
      if (unlock) return unlock;
    }
  }
  throw new LockRefusedError(refusals.join('\n'));
}

/**
 * Signs up as anybody can in a project that allows anonymous accounts. The emulator needs no account: it
 * accepts a token without a signature.
 */
function tokenOfAccount({ projectId, apiKey, emulator }: Project): Promise<string> {
  const signUp = async () => {
    if (emulator !== undefined) return unsignedToken('estranho', projectId);
    const { idToken } = (await post(`${SIGN_UP}?key=${apiKey}`, '', { returnSecureToken: true })) as {
      idToken: string;
    };
    return idToken;
  };
  const token = tokens.get(projectId) ?? signUp();
  tokens.set(projectId, token);
  return token;
}

async function lockAs(token: string, project: Project, path: string, mode: object): Promise<Unlock> {
  const { apiKey, projectId, emulator } = project;
  const server = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const root = restParent(projectId);
  const ask = (method: string, body: object) =>
    post(`${server}/v1/${root}:${method}?key=${apiKey}`, token, body);
  const read = { documents: [`${root}/${path}`] };
  const answer = await ask('batchGet', { ...read, newTransaction: { readWrite: mode } }).catch(
    async (refusal: unknown) => {
      if (refusal instanceof LockRefusedError) await ask('batchGet', read).catch(throwUnreadable);
      throw refusal;
    },
  );
  const [{ transaction }] = answer as [{ transaction: string }];
  return async () => void (await ask('rollback', { transaction }));
}

function throwUnreadable(cause: unknown): never {
  if (!(cause instanceof LockRefusedError)) throw cause;
  throw new Error(
    `O banco recusa também a mesma leitura sem trava, e por isso o ensaio nada diz da trava. Confira se as regras foram publicadas, se a chave de API aceita pedidos sem endereço e se o App Check não é imposto. ${cause.message}`,
    { cause },
  );
}

async function post(url: string, token: string, body: object): Promise<unknown> {
  const answer = await fetchInTime(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new Error('O Firestore não respondeu à trava. Verifique a internet e tente de novo.', { cause });
  });
  if (answer.ok) return answer.json();
  const text = await answer.text();
  // Google's APIs explain errors in JSON, which may be wrapped in a list.
  const reason = `HTTP ${answer.status}: ${/"message": *"([^"]*)"/.exec(text)?.[1] ?? text.slice(0, 200)}`;
  if (answer.status < 500 && !BUSY.has(answer.status)) throw new LockRefusedError(reason);
  throw new Error(`O Firestore não respondeu à trava: ${reason}`);
}
