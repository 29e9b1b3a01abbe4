import { doc, serverTimestamp, Timestamp, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../documentPaths';
import { commitOnce } from '../../firebase/once';
import { isAllowedLink } from '../../link';
import { addressRef, OtherAddressError } from './addressCommits';
import { millisOf, type RoomAddress } from './liveDocuments';
import { NEXT_ADDRESS } from './roomName';

/** The commits of the part 'Ao vivo', besides those of addresses. Each throws the SDK's errors, or NoAnswerError: then it may still have succeeded. */

/** What the person at the desk sees and releases. */
export interface Release {
  /** The address to which the room leads. */
  link: string;
  /** `em` of that address: each write of it is the ground for one release at most. */
  preparedAt: number;
  /** Of the room and its protected link, drawn for this release (roomName.ts). */
  name: string;
  /** When the button appears, ms since 1970 by the server's clock; null: at once. */
  opensAt: number | null;
}

/**
 * Opens a room with a name of its own. The commit also renews the address that it has read, so that of two presses at once, and
 * of one commit that arrives twice or late, only one opens a room.
 * @throws OtherAddressError also if the same address has been stored anew, or used, since the desk showed it
 */
export function openRoom(db: Firestore, { link, preparedAt, name, opensAt }: Release): Promise<void> {
  return commitOnce(db, async (transaction) => {
    const next = await transaction.get(addressRef(db, NEXT_ADDRESS));
    if (millisOf(next.get('em')) !== preparedAt || next.get('link') !== link || !isAllowedLink(link))
      throw new OtherAddressError(next);
    transaction.set(addressRef(db, NEXT_ADDRESS), { link, em: serverTimestamp() });
    transaction.set(addressRef(db, name), { link, em: serverTimestamp() });
    transaction.set(doc(db, documents.room(name)), newRoom(name, opensAt));
  });
}

/** The room is gone, or somebody has a place in it: it has not been postponed. */
export class TooLateError extends Error {}

/**
 * Replaces a room that nobody can enter yet by one with the same address that opens later. The name says when a room opens, so
 * it is another room.
 * @param before the room's address; it has the name of the room
 * @throws TooLateError
 */
export function replaceRoom(
  db: Firestore,
  before: RoomAddress,
  { name, opensAt }: { name: string; opensAt: number },
): Promise<void> {
  return commitOnce(db, async (transaction) => {
    const room = await transaction.get(doc(db, documents.room(before.name)));
    if (room.get('cliques') !== 0) throw new TooLateError('The room cannot be replaced any more.');
    transaction.delete(room.ref);
    transaction.set(addressRef(db, name), { link: before.link, em: serverTimestamp() });
    transaction.set(doc(db, documents.room(name)), newRoom(name, opensAt));
  });
}

function newRoom(name: string, opensAt: number | null) {
  return {
    link: `protegido:${name}`,
    cliques: 0,
    ...(opensAt !== null && { abreEm: Timestamp.fromMillis(opensAt) }),
  };
}

/** Removes any room, with or without free places. */
export function removeRoom(db: Firestore, id: string): Promise<void> {
  return commitOnce(db, (transaction) => void transaction.delete(doc(db, documents.room(id))));
}

/** The longest message to the public, in letters; firestore.rules have the same limit. */
export const MAX_MESSAGE = 120;

/** Says something to everybody who waits; empty: nothing. */
export function setMessage(db: Firestore, recado: string): Promise<void> {
  return commitOnce(db, (transaction) => {
    transaction.set(doc(db, documents.settings), { recado }, { merge: true });
  });
}
