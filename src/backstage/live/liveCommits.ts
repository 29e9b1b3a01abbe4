// The writes of the page 'Ao vivo' that open and postpone rooms, and the one of the message. Each function
// throws the SDK's errors, or NoAnswerError, after which the write may still have succeeded.
import { doc, serverTimestamp, Timestamp, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { textOf } from '../../base/fields';
import { isAllowedLink } from '../../base/link';
import { transact } from '../../firebase/once';
import { commitInDocument } from '../savedFields';
import { addressRef, OtherAddressError } from './address/addressCommits';
import { millisOf } from './liveDocuments';
import { NEXT_ADDRESS } from './roomName';

/**
 * How long a press on a room's buttons waits for its answer, and then for the read that finds out what it has
 * done. Short, because the show waits, and a second press is safe: it does nothing twice.
 */
export const PRESS_LIMIT_MS = 8_000;
export const CHECK_LIMIT_MS = 3_000;

/** A room that is to be opened. */
export interface Release {
  /** The address to which the room's winners are led. */
  link: string;
  /** When `link` was stored (`em`), in ms since 1970. A release changes it: each value opens one room. */
  preparedAt: number;
  /** The id of the room and the name of its protected link, drawn anew for each release (roomName.ts). */
  name: string;
  /** When the button 'Entrar' appears, in ms since 1970 by the server's clock; null for at once. */
  opensAt: number | null;
}

/**
 * Opens a room. The commit fails unless the stored address's time `em` is `preparedAt`, and sets `em` anew.
 * So if two people press at once, or if a commit arrives twice, only one room opens.
 * @throws OtherAddressError, also if the same address has been stored again or used meanwhile
 */
export function commitRelease(db: Firestore, { link, preparedAt, name, opensAt }: Release): Promise<void> {
  const release = async (transaction: Transaction) => {
    const next = await transaction.get(addressRef(db, NEXT_ADDRESS));
    if (millisOf(next.get('em')) !== preparedAt || next.get('link') !== link || !isAllowedLink(link))
      throw new OtherAddressError(next);
    transaction.set(addressRef(db, NEXT_ADDRESS), { link, em: serverTimestamp() });
    transaction.set(addressRef(db, name), { link, em: serverTimestamp() });
    transaction.set(doc(db, documents.room(name)), newRoom(name, opensAt));
  };
  return transact(db, release, { limitMs: PRESS_LIMIT_MS });
}

/**
 * Thrown if a room cannot be postponed any more: it has been removed, somebody has a place in it, or its
 * button is about to appear.
 */
export class TooLateError extends Error {}

interface Postponement {
  /** The name of the room that is counting down. */
  before: string;
  /** The name of the room that replaces it. */
  name: string;
  /** When the button 'Entrar' appears in the replacing room, in ms since 1970. */
  opensAt: number;
  /** Returns the time until the button would appear in the room that is counting down, ms. */
  untilOpen: () => number;
}

/**
 * A postponement must be sent at least this long before the button appears: later, it might arrive too late.
 */
const LATEST_POSTPONEMENT_MS = 1_500;

/**
 * Postpones a room by replacing it with another one, which has the same address and opens later. A room's
 * name contains its opening time, so a postponed room needs a new name.
 * @throws TooLateError
 */
export function replaceRoom(db: Firestore, postponement: Postponement): Promise<void> {
  const { before, name, opensAt, untilOpen } = postponement;
  const replace = async (transaction: Transaction) => {
    // Reads the address, too, because somebody may have corrected it.
    const [room, address] = await Promise.all([
      transaction.get(doc(db, documents.room(before))),
      transaction.get(addressRef(db, before)),
    ]);
    // Asks for the time only now, because the read may have taken long.
    if (room.get('cliques') !== 0 || untilOpen() < LATEST_POSTPONEMENT_MS)
      throw new TooLateError('The room cannot be replaced any more.');
    transaction.delete(room.ref);
    transaction.set(addressRef(db, name), { link: textOf(address.get('link')), em: serverTimestamp() });
    transaction.set(doc(db, documents.room(name)), newRoom(name, opensAt));
  };
  return transact(db, replace, { limitMs: PRESS_LIMIT_MS });
}

/**
 * Shows a message in the waiting room; an empty text removes it. The message sent last stays: the transaction
 * reads the settings first, so that Firestore refuses a delayed commit, and is not repeated after a timeout.
 */
export function setMessage(db: Firestore, recado: string): Promise<void> {
  return commitInDocument(db, documents.settings, () => ({ recado }));
}

function newRoom(name: string, opensAt: number | null) {
  return {
    link: `protegido:${name}`,
    cliques: 0,
    ...(opensAt !== null && { abreEm: Timestamp.fromMillis(opensAt) }),
  };
}
