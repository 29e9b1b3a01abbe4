// Reads the address behind a protected link for its winner. A separate chunk, because rooms with an ordinary
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
import { AddressError, becomeOwner, readAddress, withAdvice } from './protectedAddress';

/**
 * The name of the second Firebase app, in which an anonymous user is the winner; the main app's user is the
 * person's account. Browsers store the anonymous user under this name, so do not change it.
 */
const APP_NAME = 'porta';

/** The server at which winners of an open show sign in. */
export const AUTH_ORIGIN: string = 'https://identitytoolkit.googleapis.com';

/** How long a tab waits for another tab of this browser that is signing in. */
const LOCK_LIMIT_MS = 30_000;

/** How long a tab waits to notice the user of another tab: Auth looks into its storage every 0.8 s. */
const OTHER_TABS_MS = 1_000;

/**
 * The second app; undefined until it is needed. Created only once, because at each start Auth looks the
 * stored user up on the server, and drops the user if the answer is an error.
 */
let winnerApp: { auth: Auth; db: Firestore } | undefined;
let signingIn: Promise<UserCredential> | undefined;

/**
 * Reads the address of a place that this browser has won. In an open show, first signs in an anonymous user
 * and makes it the place's owner. Calling again is safe, even in another tab.
 * @param storedAddress returns the address that this browser has stored; another tab may have read it
 * @throws AddressError or the SDK's errors, with advice for the team
 */
export async function readPlaceAddress(
  ticket: StoredTicket,
  storedAddress: () => string | undefined,
): Promise<string> {
  try {
    if (ticket.dono !== undefined) return await readAsRegistered(ticket);
    return await inOneTab(() => readAsOwner(ticket, storedAddress));
  } catch (error) {
    throw withAdvice(error);
  }
}

/**
 * Lets tabs take turns: two tabs that sign in at once would create two users, but a place can have only one
 * owner.
 */
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
    // Works without the lock if the browser gives none (for example, because it blocks site data), or if the
    // other tab takes too long.
    if (begun) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

async function readAsOwner(ticket: StoredTicket, storedAddress: () => string | undefined): Promise<string> {
  const readMeanwhile = ticket.endereco === undefined ? storedAddress() : undefined;
  if (readMeanwhile !== undefined) return readMeanwhile;
  const again = winnerApp !== undefined;
  winnerApp ??= startWinnerApp();
  const { auth, db } = winnerApp;
  await auth.authStateReady();
  // Gives Auth time to notice an anonymous user that another tab has signed in.
  if (again && !auth.currentUser) await sleep(OTHER_TABS_MS);
  const { uid } = auth.currentUser ?? (await withTimeout(ANSWER_LIMIT_MS, signIn(auth))).user;
  if (ticket.endereco !== undefined) return readAddress(db, ticket.link);
  // Continues after a refusal: if this user already owns the place, the read below succeeds.
  const refusal = await errorOf(becomeOwner(db, uid, ticket));
  return readAddress(db, ticket.link).catch((error: unknown) => {
    throw error instanceof AddressError ? error : (refusal ?? error);
  });
}

/** Signs in anonymously, but never twice at once, because two sign-ins would create two users. */
function signIn(auth: Auth): Promise<UserCredential> {
  signingIn ??= signInAnonymously(auth).finally(() => (signingIn = undefined));
  return signingIn;
}

function startWinnerApp() {
  const app = startAppBeside(APP_NAME);
  return { auth: authOf(app), db: firestoreOf(app) };
}

async function readAsRegistered({ link }: StoredTicket): Promise<string> {
  // Waits for Auth, which after a reload may still be restoring the account.
  const { auth } = await loadChunk(() => import('../../firebase/auth'), 'never');
  await auth.authStateReady();
  return readAddress(mainDb, link);
}
