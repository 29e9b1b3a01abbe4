import { openDB } from 'idb';
import { DATABASE_LIMIT_MS, withTimeout } from '../../base/timeouts';
import { replaceStoredTickets, storedTickets } from '../../show/storedTickets';
import { Tickets } from './tickets';

/** This browser's tickets, shared by all its tabs. */
export const browserTickets = new Tickets({
  read: storedTickets,
  write: replaceStoredTickets,
  secret: browserSecret,
});

const DATABASE = 'salaDeEspera';
const STORE = 'navegador';
const KEY = 'segredo';

const SECRET = /^[\da-f-]{36}$/;

const pageSecret = crypto.randomUUID();
let sharedSecret: Promise<string> | undefined;

/**
 * A random secret shared by all tabs of this browser, created at the first visit; if IndexedDB does not work,
 * or not in time, each page has its own. Not in localStorage, because only IndexedDB has transactions: two
 * tabs could each create a secret in localStorage before they see the other's.
 */
function browserSecret(): Promise<string> {
  return (sharedSecret ??= withTimeout(DATABASE_LIMIT_MS, storedSecret(pageSecret)).catch(() => pageSecret));
}

async function storedSecret(fresh: string): Promise<string> {
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
