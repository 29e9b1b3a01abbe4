import { DATABASE_LIMIT_MS } from '../base/timeouts';

/**
 * Auth's database has no timeout here, because authPersistence.ts has its own, and uses answers that come
 * after it.
 */
const AUTH_DATABASE = 'firebaseLocalStorageDb';

/**
 * Gives `indexedDB.open` a timeout. In Safari, IndexedDB may not answer until the browser is restarted. The
 * Firebase SDKs and idb do without a database that fails to open, but wait without limit for one that does
 * not answer.
 */
export function limitDatabaseOpening(): void {
  const open = window.indexedDB?.open.bind(indexedDB);
  if (!open) return;
  indexedDB.open = (name, version) => {
    const request = open(name, version);
    if (name !== AUTH_DATABASE) failAfterTimeout(request);
    return request;
  };
}

function failAfterTimeout(request: IDBOpenDBRequest): void {
  const limit = setTimeout(() => {
    const error = new DOMException('IndexedDB does not answer.', 'TimeoutError');
    Object.defineProperty(request, 'error', { value: error });
    request.dispatchEvent(new Event('error'));
    // A database that opens after the timeout is closed, because nothing uses it.
    request.addEventListener('success', () => request.result.close());
  }, DATABASE_LIMIT_MS);
  for (const type of ['success', 'error', 'upgradeneeded', 'blocked'])
    request.addEventListener(type, () => clearTimeout(limit));
}
