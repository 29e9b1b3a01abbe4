import { collection, limit, onSnapshot, query, type Firestore } from 'firebase/firestore';
import { collections, documents } from '../../src/base/documentPaths';
import { sleep } from '../../src/base/timeouts';
import { connect, type Project } from '../shared/connect';
import { lock, LockRefusedError, type Unlock } from '../shared/lock';

/** When a stranger's lock on the room began and ended, by performance.now(). */
export interface Attack {
  from: number;
  until: number;
}

/**
 * The pause between the beginnings of two locks: shorter than the 20 s after which Firestore may release a
 * lock, so that the locks overlap. Firestore ends an idle transaction after 60 s.
 */
const RENEWAL_MS = 15_000;

/**
 * Checks whether a stranger can lock a document: locks one that does not exist, and unlocks it at once.
 * @returns the server's reason for refusing the lock; null if it was granted
 * @throws if the server does not answer, or refuses ordinary reads too
 */
export async function refusalOf(project: Project): Promise<string | null> {
  try {
    const unlock = await lock(project, documents.room('ensaio-da-trava'));
    await unlock();
    return null;
  } catch (error) {
    if (error instanceof LockRefusedError) return error.message;
    throw error;
  }
}

/**
 * Locks the room as soon as it appears, as a stranger could to delay everybody's clicks.
 * @param ms how long the lock lasts, unless the returned function ends it earlier
 * @returns a function that ends the attack, and resolves with null if the room was never locked
 */
export function attackRoom(project: Project, ms: number): () => Promise<Attack | null> {
  const ending = new AbortController();
  const { realtimeDb, close } = connect(project);
  const attack = firstRoom(realtimeDb, ending.signal).then((id) =>
    id === null ? null : hold(project, documents.room(id), ms, ending.signal),
  );
  // This handler only prevents an unhandled rejection: the returned function rethrows the error.
  attack.catch(() => {});
  return async () => {
    ending.abort();
    try {
      return await attack;
    } finally {
      await close();
    }
  };
}

/**
 * Keeps a document locked for `ms` after the server has granted the first lock, or until the signal aborts.
 */
async function hold(project: Project, document: string, ms: number, signal: AbortSignal): Promise<Attack> {
  const unlocks: Unlock[] = [await lock(project, document)];
  const from = performance.now();
  const left = () => from + ms - performance.now();
  try {
    for (;;) {
      await sleep(Math.min(RENEWAL_MS, left()), signal);
      if (left() <= 0 || signal.aborted) break;
      unlocks.push(await lock(project, document));
    }
  } catch {
    // The lock could not be renewed: the attack ends early, and the rehearsal reports what it has measured.
  }
  // Measures the attack's end before asking the server to unlock: clicks may already succeed while the answer
  // to this request is on its way.
  const until = performance.now();
  // Errors are ignored: the server refuses to roll back a transaction that it has already ended.
  await Promise.all(unlocks.map((unlock) => unlock().catch(() => {})));
  return { from, until };
}

/** Resolves with the id of the first room that appears; with null if the signal aborts before. */
function firstRoom(db: Firestore, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => resolve(null));
    onSnapshot(
      query(collection(db, collections.rooms), limit(1)),
      ({ docs: [room] }) => room && resolve(room.id),
      reject,
    );
  });
}
