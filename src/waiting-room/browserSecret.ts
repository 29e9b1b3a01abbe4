import { openDB } from 'idb';
import { withTimeout } from '../timeouts';

const DATABASE = 'salaDeEspera';
const STORE = 'navegador';
const KEY = 'segredo';

/** How long the browser's database may take, ms; after that, this page has a secret of its own. */
const DATABASE_LIMIT_MS = 10_000;

const SECRET = /^[\da-f-]{36}$/;

/**
 * A random text that every tab of this browser has in common, made at the first visit; where the browser stores nothing,
 * the page's own. In IndexedDB, whose transactions follow one another in all tabs: a value that a tab has written to
 * localStorage may reach the others only after they have looked for it.
 */
export async function browserSecret(): Promise<string> {
  const fresh = crypto.randomUUID();
  return withTimeout(DATABASE_LIMIT_MS, keptSecret(fresh)).catch(() => fresh);
}

async function keptSecret(fresh: string): Promise<string> {
  const database = await openDB(DATABASE, 1, { upgrade: (created) => void created.createObjectStore(STORE) });
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    const kept: unknown = await transaction.store.get(KEY);
    if (typeof kept === 'string' && SECRET.test(kept)) return kept;
    await transaction.store.put(fresh, KEY);
    await transaction.done;
    return fresh;
  } finally {
    database.close();
  }
}
