// Opens the door of a protected room, in a chunk of its own: a room with an ordinary link needs none of it.
import { signInAnonymously, type Auth, type UserCredential } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { preconnect } from 'react-dom';
import { startAppBeside } from '../firebase/app';
import { authOf } from '../firebase/authOf';
import { db as mainDb, firestoreOf } from '../firebase/firestore';
import { loadPart } from '../loadPart';
import { ANSWER_LIMIT_MS, sleep, withTimeout } from '../timeouts';
import { AddressError, becomeOwner, readAddress } from './address';
import type { StoredTicket } from '../storedTickets';

/** A Firebase app beside the main one, whose user belongs to the accounts. */
const APP_NAME = 'porta';

/** Where winners of an open show sign in. */
const AUTH_ORIGIN = 'https://identitytoolkit.googleapis.com';

/** How long a tab waits for another one that signs in, ms. */
const LOCK_LIMIT_MS = 30_000;

/** Connects to Auth, so that a winner does not wait for it. */
export function prepareDoor(): void {
  preconnect(AUTH_ORIGIN, { crossOrigin: 'anonymous' });
}

/** Auth looks every 0.8 s for a user whom another tab has stored, ms. */
const OTHER_TABS_MS = 1_000;

/** One instance: starting Auth fetches the stored user again, and drops it if that fails. */
let door: { auth: Auth; db: Firestore } | undefined;
let signingIn: Promise<UserCredential> | undefined;

/**
 * Reads the address of a place that this browser has won. In an open show, it first makes the browser the place's owner, by
 * an anonymous user. Calling again is safe, also in another tab.
 * @param readMeanwhile the address, if another tab has read it while this one waited
 * @throws AddressError or the SDK's errors
 */
export function openDoor(ticket: StoredTicket, readMeanwhile: () => string | undefined): Promise<string> {
  return ticket.dono === undefined
    ? inOneTab(() => openAsOwner(ticket, readMeanwhile))
    : openAsRegistered(ticket);
}

/** Two tabs that sign in at once would be two users, of whom only one can own the place. */
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
    // Without locks, as where a browser blocks what sites store, or if the other tab takes too long.
    if (begun) throw error;
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

async function openAsOwner(ticket: StoredTicket, readMeanwhile: () => string | undefined): Promise<string> {
  const kept = readMeanwhile();
  if (kept !== undefined) return kept;
  const again = door !== undefined;
  door ??= startDoor();
  const { auth, db } = door;
  await auth.authStateReady();
  // Another tab may have signed this browser's anonymous user in, of whom Auth hears a little later.
  if (again && !auth.currentUser) await sleep(OTHER_TABS_MS);
  const { uid } = auth.currentUser ?? (await withTimeout(ANSWER_LIMIT_MS, signIn(auth))).user;
  if (ticket.endereco !== undefined) return readAddress(db, ticket.link);
  // After a refusal the place may already be this user's, who then reads the address.
  const refusal = await becomeOwner(db, uid, ticket).then(
    () => null,
    (error: unknown) => error,
  );
  return readAddress(db, ticket.link).catch((error: unknown) => {
    throw error instanceof AddressError ? error : (refusal ?? error);
  });
}

/** One sign-in at a time, however late its answer: a second one would be another user. */
function signIn(auth: Auth): Promise<UserCredential> {
  signingIn ??= signInAnonymously(auth).finally(() => (signingIn = undefined));
  return signingIn;
}

function startDoor() {
  const app = startAppBeside(APP_NAME);
  return { auth: authOf(app), db: firestoreOf(app) };
}

async function openAsRegistered({ link }: StoredTicket): Promise<string> {
  // After a reload the account is not known yet.
  const { auth } = await loadPart(() => import('../firebase/auth'), 'never');
  await auth.authStateReady();
  return readAddress(mainDb, link);
}
