import { setTimeout as pause } from 'node:timers/promises';
import { collection, limit, onSnapshot, query, type Firestore } from 'firebase/firestore';
import { collections } from '../../src/documentPaths';
import { connect, type Project } from './connect';
import { lock, LockRefusedError, type Unlock } from './lock';

/** While the room was locked, by performance.now(). */
export interface Attack {
  from: number;
  until: number;
}

/** Firestore ends an idle transaction after 60 s, and may release its locks after 20 s. */
const RENEWAL_MS = 15_000;

/**
 * Tries the lock on a document that does not exist, and ends it at once.
 * @returns why the server refuses it; null if it does not
 * @throws if the server does not answer, or refuses ordinary reads too
 */
export async function refusalOf(project: Project): Promise<string | null> {
  try {
    const unlock = await lock(project, 'salaDeEspera/ensaio-da-trava');
    await unlock();
    return null;
  } catch (error) {
    if (error instanceof LockRefusedError) return error.message;
    throw error;
  }
}

/**
 * Locks the room as soon as it appears.
 * @param ms how long, unless the returned function ends it earlier
 * @returns ends the attack; resolves with null if the room was never locked
 */
export function attackRoom(project: Project, ms: number): () => Promise<Attack | null> {
  const stopping = new AbortController();
  const { realtimeDb, close } = connect(project);
  const attack = firstRoom(realtimeDb, stopping.signal).then((id) =>
    id === null ? null : hold(project, `salaDeEspera/${id}`, ms, stopping.signal),
  );
  // Thrown where the attack is ended.
  attack.catch(() => undefined);
  return async () => {
    stopping.abort();
    try {
      return await attack;
    } finally {
      await close();
    }
  };
}

/** Locks the document for `ms`, counted from the server's first answer, or until the signal. */
async function hold(project: Project, document: string, ms: number, stopping: AbortSignal): Promise<Attack> {
  const unlocks: Unlock[] = [await lock(project, document)];
  const from = performance.now();
  const left = () => from + ms - performance.now();
  try {
    for (;;) {
      await pause(Math.min(RENEWAL_MS, left()), undefined, { signal: stopping }).catch(() => undefined);
      if (left() <= 0 || stopping.aborted) break;
      unlocks.push(await lock(project, document));
    }
  } catch {
    // Without a renewal the attack ends earlier, and its figures are still worth knowing.
  } finally {
    // A transaction that the server has already ended cannot be rolled back.
    await Promise.all(unlocks.map((unlock) => unlock().catch(() => undefined)));
  }
  return { from, until: performance.now() };
}

/** Resolves with its id, or with null when the signal comes first. */
function firstRoom(db: Firestore, stopping: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    stopping.addEventListener('abort', () => resolve(null));
    onSnapshot(
      query(collection(db, collections.rooms), limit(1)),
      ({ docs: [room] }) => room && resolve(room.id),
      reject,
    );
  });
}
