// The commits of the part 'Ao vivo', besides those of addresses and earlier shows. Each throws the SDK's
// errors, or NoAnswerError, after which it may still have succeeded.
import { doc, serverTimestamp, Timestamp, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { isAllowedLink } from '../../base/link';
import { commitOnce, commitOrVerify, existsOnce, REPEATABLE, transact } from '../../firebase/once';
import { SHOW_LIMITS } from '../limits';
import { addressRef, OtherAddressError } from './address/addressCommits';
import { millisOf, type RoomAddress } from './liveDocuments';
import { NEXT_ADDRESS } from './roomName';

/** A room that is to be opened. */
export interface Release {
  /** The address to which the room leads. */
  link: string;
  /** The time of that address, `em`: each time that it is stored, it can be released once. */
  preparedAt: number;
  /** The id of the room and the name of its protected link, drawn anew for each release (roomName.ts). */
  name: string;
  /** When the button appears, in ms since 1970 by the server's clock; null: at once. */
  opensAt: number | null;
}

/**
 * Opens a room. The commit also stores the address anew, with a new time. So if two people press at once, or
 * a commit arrives twice or late, only one commit opens a room.
 * @throws OtherAddressError, also if the same address has been stored anew or used since the desk showed it
 */
export function commitRelease(db: Firestore, { link, preparedAt, name, opensAt }: Release): Promise<void> {
  return transact(db, async (transaction) => {
    const next = await transaction.get(addressRef(db, NEXT_ADDRESS));
    if (millisOf(next.get('em')) !== preparedAt || next.get('link') !== link || !isAllowedLink(link))
      throw new OtherAddressError(next);
    transaction.set(addressRef(db, NEXT_ADDRESS), { link, em: serverTimestamp() });
    transaction.set(addressRef(db, name), { link, em: serverTimestamp() });
    transaction.set(doc(db, documents.room(name)), newRoom(name, opensAt));
  });
}

/** The room has been removed, or somebody has a place in it. It has not been postponed. */
export class TooLateError extends Error {}

/**
 * Replaces a room that nobody can enter yet by one with the same address that opens later. It is another
 * room, because its name contains the time at which it opens.
 * @param before the address of the room that is replaced; its name is the room's id
 * @throws TooLateError
 */
export function replaceRoom(
  db: Firestore,
  before: RoomAddress,
  { name, opensAt }: { name: string; opensAt: number },
): Promise<void> {
  return transact(db, async (transaction) => {
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

/** Removes any room, with or without free places; it may be gone already, also by somebody else's commit. */
export async function removeRoom(db: Firestore, id: string): Promise<void> {
  const room = doc(db, documents.room(id));
  const commit = commitOnce(db, (batch) => void batch.delete(room));
  await commitOrVerify(commit, async () => !(await existsOnce(room)));
}

/** The longest message to the public, in letters; firestore.rules have the same limit. */
export const MAX_MESSAGE = SHOW_LIMITS.recado;

/**
 * Shows a message to everybody who waits; an empty one removes it. Reads the settings first, so that a commit
 * which arrives after a later one is refused.
 */
export function setMessage(db: Firestore, recado: string): Promise<void> {
  return transact(
    db,
    async (transaction) => {
      const settings = await transaction.get(doc(db, documents.settings));
      transaction.set(settings.ref, { recado }, { merge: true });
    },
    // If somebody else changes the show at the same moment, the last message stays.
    REPEATABLE,
  );
}
