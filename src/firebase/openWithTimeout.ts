import { DATABASE_LIMIT_MS } from '../timeouts';

/** The database of Auth, which uses late answers too (authPersistence.ts). */
const OF_AUTH = 'firebaseLocalStorageDb';

/**
 * Gives `indexedDB.open` a timeout. In Safari, IndexedDB may not answer until the browser is restarted. The Firebase SDKs
 * and idb work without a database that fails, and wait without limit for one that is silent.
 */
export function limitDatabaseOpening(): void {
  const open = window.indexedDB?.open.bind(indexedDB);
  if (!open) return;
  indexedDB.open = (name, version) => {
    const request = open(name, version);
    if (name !== OF_AUTH) failAfterTimeout(request);
    return request;
  };
}

function failAfterTimeout(request: IDBOpenDBRequest): void {
  const limit = setTimeout(() => {
    const error = new DOMException('IndexedDB does not answer.', 'TimeoutError');
    Object.defineProperty(request, 'error', { value: error });
    request.dispatchEvent(new Event('error'));
    // Nobody waits for it any more.
    request.addEventListener('success', () => request.result.close());
  }, DATABASE_LIMIT_MS);
  for (const type of ['success', 'error', 'upgradeneeded', 'blocked'])
    request.addEventListener(type, () => clearTimeout(limit));
}
