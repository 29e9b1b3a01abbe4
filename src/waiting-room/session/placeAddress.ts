// Reads the address of a place in a protected room. It is a chunk of its own, because rooms with an ordinary
// link do not need it.
import { signInAnonymously, type Auth, type UserCredential } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { errorOf } from '../../base/errors';
import { loadChunk } from '../../base/loadChunk';
import { ANSWER_LIMIT_MS, sleep, withTimeout } from '../../base/timeouts';
import { startAppBeside } from '../../firebase/app';
import { authOf } from '../../firebase/authOf';
import { db as mainDb, firestoreOf } from '../../firebase/firestore';
import type { StoredTicket } from '../../show/storedTickets';
import { AddressError, becomeOwner, readAddress } from './protectedAddress';

/**
 * The name of the second Firebase app, under which browsers have stored its anonymous user, the winner. The
 * main app's user is the person's account.
 */
const APP_NAME = 'porta';

/** Where winners of an open show sign in. */
export const AUTH_ORIGIN: string = 'https://identitytoolkit.googleapis.com';

/** How long a tab waits for another one that signs in. */
const LOCK_LIMIT_MS = 30_000;

/** How long to wait for a user whom another tab has signed in. Auth looks into its storage every 0.8 s. */
const OTHER_TABS_MS = 1_000;

/**
 * The second app. It is created once: initializing Auth fetches the stored user again, and drops it if that
 * fails.
 */
let winnerApp: { auth: Auth; db: Firestore } | undefined;
let signingIn: Promise<UserCredential> | undefined;

/**
 * Reads the address of a place that this browser has won. In an open show, it first makes the browser the
 * place's owner, by an anonymous user. Calling again is safe, also in another tab.
 * @param readMeanwhile the address, if another tab has read it while this one waited
 * @throws AddressError or the SDK's errors
 */
export function readPlaceAddress(
  ticket: StoredTicket,
  readMeanwhile: () => string | undefined,
): Promise<string> {
  return ticket.dono === undefined
    ? inOneTab(() => readAsOwner(ticket, readMeanwhile))
    : readAsRegistered(ticket);
}

/** Lets tabs take turns: two that sign in at once would be two users, of whom only one can own the place. */
async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  let begun = false;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LOCK_LIMIT_MS);
  try {
    return await navigator.locks.request(APP_NAME, { signal: waiting.signal }, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    // The browser has no locks (for example, it blocks site data), or the other tab takes too long.
    if (begun) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

async function readAsOwner(ticket: StoredTicket, readMeanwhile: () => string | undefined): Promise<string> {
  const kept = readMeanwhile();
  if (kept !== undefined) return kept;
  const again = winnerApp !== undefined;
  winnerApp ??= startWinnerApp();
  const { auth, db } = winnerApp;
  await auth.authStateReady();
  // Another tab may have signed in the anonymous user; Auth notices that within a second.
  if (again && !auth.currentUser) await sleep(OTHER_TABS_MS);
  const { uid } = auth.currentUser ?? (await withTimeout(ANSWER_LIMIT_MS, signIn(auth))).user;
  if (ticket.endereco !== undefined) return readAddress(db, ticket.link);
  // A refusal may mean that this user already owns the place. Then the read below succeeds.
  const refusal = await errorOf(becomeOwner(db, uid, ticket));
  return readAddress(db, ticket.link).catch((error: unknown) => {
    throw error instanceof AddressError ? error : (refusal ?? error);
  });
}

/** Never starts a second sign-in while one is pending, which would create another user. */
function signIn(auth: Auth): Promise<UserCredential> {
  signingIn ??= signInAnonymously(auth).finally(() => (signingIn = undefined));
  return signingIn;
}

function startWinnerApp() {
  const app = startAppBeside(APP_NAME);
  return { auth: authOf(app), db: firestoreOf(app) };
}

async function readAsRegistered({ link }: StoredTicket): Promise<string> {
  // After a reload, Auth may still be restoring the account.
  const { auth } = await loadChunk(() => import('../../firebase/auth'), 'never');
  await auth.authStateReady();
  return readAddress(mainDb, link);
}
