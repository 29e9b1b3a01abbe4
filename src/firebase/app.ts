import { initializeApp } from 'firebase/app';
import { DATABASE_LIMIT_MS } from '../base/timeouts';
import { config } from '../config';
import { headersOf, keepTokenFresh, shareAppCheck, startAppCheck } from './appCheck';
import { sendVerifiedBy } from './sendVerified';

/**
 * The name of Auth's database. It is opened without the timeout of limitDatabaseOpening, because
 * authPersistence.ts has a timeout of its own, and can also use an answer that comes late.
 */
const AUTH_DATABASE = 'firebaseLocalStorageDb';

// This must come first, because the SDKs open their databases as soon as they start.
limitDatabaseOpening();

export const app = initializeApp(config.firebase);

// App Check starts before Auth and Firestore: requests sent before App Check has started have no token.
const appCheck = import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY
  ? startAppCheck(app, import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY)
  : null;

/** Gets an App Check token in advance, so that a login or a click need not wait for it. */
export function prepareAppCheck(): void {
  if (appCheck) keepTokenFresh(appCheck);
}

/** The App Check headers for requests that the SDK does not send. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  return appCheck ? headersOf(appCheck) : {};
}

/**
 * Sends a request whose refusal is an answer: if it was refused for want of an App Check token, sends it
 * again with one.
 * @param publicRead a request that firestore.rules allow everybody
 * @throws the request's error, or NoAnswerError if no token comes
 */
export function sendVerified<T>(request: () => Promise<T>, publicRead: () => Promise<unknown>): Promise<T> {
  return appCheck ? sendVerifiedBy(appCheck, request, publicRead) : request();
}

/** Starts a second Firebase app with the same settings, in which another user can be signed in. */
export function startAppBeside(name: string) {
  const other = initializeApp(config.firebase, name);
  if (appCheck) shareAppCheck(appCheck, other);
  return other;
}

/**
 * Gives `indexedDB.open` a timeout. In Safari, IndexedDB may not answer until the browser is restarted. The
 * Firebase SDKs and idb continue without a database that fails to open, but wait for ever for one that does
 * not answer.
 */
function limitDatabaseOpening(): void {
  const database = unblockedDatabase();
  if (!database) return;
  const open = database.open.bind(database);
  database.open = (name, version) => {
    const request = open(name, version);
    if (name !== AUTH_DATABASE) failAfterTimeout(request);
    return request;
  };
}

function unblockedDatabase(): IDBFactory | undefined {
  try {
    return window.indexedDB;
  } catch {
    // Firefox throws if the visitor has blocked the site's data.
    return undefined;
  }
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
