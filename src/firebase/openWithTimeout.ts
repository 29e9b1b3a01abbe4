import { DATABASE_LIMIT_MS } from '../base/timeouts';

/** Excluded here, because Auth's own timeout (authPersistence.ts) can also use answers that come later. */
const AUTH_DATABASE = 'firebaseLocalStorageDb';

/**
 * Gives `indexedDB.open` a timeout. In Safari, IndexedDB may not answer until the browser is restarted. The
 * Firebase SDKs and idb continue without a database that fails to open, but wait for ever for one that does
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
    // A database that opens after the timeout is not used any more: close it.
    request.addEventListener('success', () => request.result.close());
  }, DATABASE_LIMIT_MS);
  for (const type of ['success', 'error', 'upgradeneeded', 'blocked'])
    request.addEventListener(type, () => clearTimeout(limit));
}
