// Opens the door of a protected room, in a chunk of its own: a room with an ordinary link needs none of it.
import { deleteApp } from 'firebase/app';
import { signInAnonymously, type Auth } from 'firebase/auth';
import { startApp } from '../firebase/app';
import { authOf } from '../firebase/authOf';
import { db as mainDb } from '../firebase/firestore';
import { firestoreOf } from '../firebase/firestoreOf';
import { loadPart } from '../loadPart';
import { ANSWER_LIMIT_MS, withTimeout } from '../timeouts';
import { AddressError, own, readAddress } from './address';
import type { StoredTicket } from './tickets';

/** A Firebase app beside the main one, whose user belongs to the accounts. */
const APP_NAME = 'porta';

/**
 * Reads the address of a place that this browser has won. In an open show, it first makes the browser the place's owner, by
 * an anonymous user. Calling again is safe, also in another tab.
 * @throws AddressError or the SDK's errors
 */
export function openDoor(ticket: StoredTicket): Promise<string> {
  // One tab at a time: two that sign in at once would be two users, of whom only one can own the place.
  return navigator.locks.request(APP_NAME, () =>
    ticket.dono === undefined ? openAsOwner(ticket) : openAsRegistered(ticket),
  );
}

async function openAsOwner(ticket: StoredTicket): Promise<string> {
  // A new app at each attempt, which reads the user that another tab may have stored.
  const app = startApp(APP_NAME);
  try {
    const uid = await signIn(authOf(app));
    const db = firestoreOf(app);
    // After a refusal the place may already be this user's, who then reads the address.
    const refusal = await own(db, uid, ticket).then(
      () => null,
      (error: unknown) => error,
    );
    return await readAddress(db, ticket.link).catch((error: unknown) => {
      throw error instanceof AddressError ? error : (refusal ?? error);
    });
  } finally {
    await deleteApp(app);
  }
}

/** The uid of this browser's anonymous user. */
async function signIn(auth: Auth): Promise<string> {
  await auth.authStateReady();
  const user = auth.currentUser ?? (await withTimeout(ANSWER_LIMIT_MS, signInAnonymously(auth))).user;
  return user.uid;
}

async function openAsRegistered({ link }: StoredTicket): Promise<string> {
  // After a reload the account is not known yet.
  const { auth } = await loadPart(() => import('../firebase/auth'), 'never');
  await auth.authStateReady();
  return readAddress(mainDb, link);
}
