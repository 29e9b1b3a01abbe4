// Writes of the addresses to which winners are led. Each function throws the SDK's errors, or NoAnswerError,
// after which the write may still have succeeded.
import {
  doc,
  serverTimestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import { documents } from '../../../base/documentPaths';
import { textOf } from '../../../base/fields';
import { REPEATABLE, transact } from '../../../firebase/once';
import { millisOf, type NextAddress } from '../liveDocuments';
import { NEXT_ADDRESS } from '../roomName';

/**
 * Thrown without writing if the stored address is not the one that this desk showed; by commitRelease also
 * if the same address has been stored again or used for a room.
 */
export class OtherAddressError extends Error {
  /** The address that is stored now; empty if there is none. */
  readonly link: string;
  /** The e-mail address of the person who stored it; empty if that is not known. */
  readonly by: string;
  /** When the other address was stored, in ms since 1970; null if that is not known. */
  readonly at: number | null;

  constructor(stored: DocumentSnapshot) {
    super('Another address is stored.');
    this.link = textOf(stored.get('link'));
    this.by = textOf(stored.get('por'));
    this.at = millisOf(stored.get('em'));
  }
}

/** Thrown without writing if a room has opened with the address that this desk wanted to replace. */
export class UsedAddressError extends Error {}

/** Thrown without writing if the room to correct is not open any more: it was postponed or closed. */
export class GoneRoomError extends Error {}

/** An address that a team member has typed. */
export interface TypedAddress {
  link: string;
  /**
   * The stored address that the person saw last: before typing, or since then in the error about somebody
   * else's change. Empty if none was stored.
   */
  seen: string;
  /** The team member's e-mail address. */
  by: string;
}

/**
 * Stores the address to which the winners of the next room are led.
 * @param shown the prepared address that the desk shows, if any
 * @throws OtherAddressError or UsedAddressError
 */
export function prepareAddress(db: Firestore, typed: TypedAddress, shown: NextAddress | null): Promise<void> {
  return transact(db, async (transaction) => {
    const stored = await transaction.get(addressRef(db, NEXT_ADDRESS));
    expectSeen(stored, typed);
    // A release stores the address again, and without the e-mail address of whoever prepared it.
    const isUsed = shown && !stored.get('por') && millisOf(stored.get('em')) !== shown.preparedAt;
    if (isUsed && stored.get('link') !== typed.link) throw new UsedAddressError('A room has opened.');
    transaction.set(addressRef(db, NEXT_ADDRESS), nextAddress(typed));
  });
}

/**
 * Corrects the address of a room. If the same wrong address is prepared for the next room, corrects it there,
 * too.
 * @param name the name of the room's protected link
 * @param open whether the room was open. If it has been removed since, nothing is written, because a
 * postponement may have copied the wrong address to another room
 * @throws OtherAddressError or GoneRoomError
 */
export function correctAddress(
  db: Firestore,
  name: string,
  typed: TypedAddress,
  open: boolean,
): Promise<void> {
  const correct = async (transaction: Transaction) => {
    const stored = await transaction.get(addressRef(db, name));
    // An earlier attempt whose answer was lost may have stored the typed address while the room was open.
    const needsRoom = open && textOf(stored.get('link')) !== typed.link;
    if (needsRoom && !(await transaction.get(doc(db, documents.room(name)))).exists())
      throw new GoneRoomError('The room is not open any more.');
    expectSeen(stored, typed);
    const next = await transaction.get(addressRef(db, NEXT_ADDRESS));
    // The document has no e-mail address of a team member, because winners can read it.
    transaction.set(addressRef(db, name), { link: typed.link, em: serverTimestamp() });
    if (next.get('link') === typed.seen) transaction.set(addressRef(db, NEXT_ADDRESS), nextAddress(typed));
  };
  // Repeated, because each click changes the room that the transaction has read.
  return transact(db, correct, REPEATABLE);
}

/**
 * Throws OtherAddressError unless the stored address is the one that the person has seen, or the typed one:
 * the answer to an earlier attempt may have been lost, or two people may have typed the same.
 */
function expectSeen(stored: DocumentSnapshot, { link, seen }: TypedAddress): void {
  const now = textOf(stored.get('link'));
  if (now !== seen && now !== link) throw new OtherAddressError(stored);
}

function nextAddress({ link, by }: TypedAddress) {
  return { link, em: serverTimestamp(), por: by };
}

export function addressRef(db: Firestore, name: string) {
  return doc(db, documents.address(name));
}
