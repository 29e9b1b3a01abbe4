// The commits of the addresses to which winners are led. Each throws the SDK's errors, or NoAnswerError,
// after which it may still have succeeded.
import { doc, serverTimestamp, type DocumentSnapshot, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../../base/documentPaths';
import { textOf } from '../../../base/fields';
import { transact } from '../../../firebase/once';
import { millisOf } from '../liveDocuments';
import { NEXT_ADDRESS } from '../roomName';

/** Somebody else has stored another address than the one that the desk showed. Nothing has been written. */
export class OtherAddressError extends Error {
  /** The address that is stored now; empty if there is none. */
  readonly link: string;
  /** The e-mail address of the person who stored it; empty if that is not known. */
  readonly by: string;
  /** When it was stored, in ms since 1970; null if that is not known. */
  readonly at: number | null;

  constructor(stored: DocumentSnapshot) {
    super('Another address is stored.');
    this.link = textOf(stored.get('link'));
    this.by = textOf(stored.get('por'));
    this.at = millisOf(stored.get('em'));
  }
}

/** An address that somebody of the team has typed. */
export interface TypedAddress {
  link: string;
  /** The address that was stored when the person began to type; empty if there was none. */
  seen: string;
  /** The person's e-mail address. */
  by: string;
}

/**
 * Stores the address to which the next room leads.
 * @throws OtherAddressError
 */
export function prepareAddress(db: Firestore, typed: TypedAddress): Promise<void> {
  return transact(db, async (transaction) => {
    expectSeen(await transaction.get(addressRef(db, NEXT_ADDRESS)), typed);
    transaction.set(addressRef(db, NEXT_ADDRESS), nextAddress(typed));
  });
}

/**
 * Corrects the address of a room, and that of the next room, unless somebody has prepared another one for it.
 * @param name the name of the room's protected link
 * @throws OtherAddressError
 */
export function correctAddress(db: Firestore, name: string, typed: TypedAddress): Promise<void> {
  return transact(db, async (transaction) => {
    expectSeen(await transaction.get(addressRef(db, name)), typed);
    const next = await transaction.get(addressRef(db, NEXT_ADDRESS));
    // Without the person's e-mail address, because winners read this document.
    transaction.set(addressRef(db, name), { link: typed.link, em: serverTimestamp() });
    if (next.get('link') === typed.seen) transaction.set(addressRef(db, NEXT_ADDRESS), nextAddress(typed));
  });
}

/**
 * Throws unless the stored address is the one that the person has seen, or already the typed one: that is
 * stored if the answer to an earlier commit was lost, or if two people have typed the same.
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
