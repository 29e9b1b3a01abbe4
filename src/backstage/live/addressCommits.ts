import { doc, serverTimestamp, type DocumentSnapshot, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../documentPaths';
import { textOf } from '../../fields';
import { commitOnce } from '../../firebase/once';
import { millisOf } from './liveDocuments';
import { NEXT_ADDRESS } from './roomName';

/** The commits of where winners get. Each throws the SDK's errors, or NoAnswerError: then it may still have succeeded. */

/** Another address is stored than the one that the desk showed: somebody else is at work, too. Nothing has been written. */
export class OtherAddressError extends Error {
  /** Empty if there is none any more. */
  readonly link: string;
  /** The e-mail address of who has stored it; empty where that is not kept. */
  readonly by: string;
  /** When, ms since 1970. */
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
 * Keeps the address to which the next room leads.
 * @throws OtherAddressError
 */
export function prepareAddress(db: Firestore, typed: TypedAddress): Promise<void> {
  return commitOnce(db, async (transaction) => {
    expectSeen(await transaction.get(addressRef(db, NEXT_ADDRESS)), typed);
    transaction.set(addressRef(db, NEXT_ADDRESS), nextAddress(typed));
  });
}

/**
 * Corrects where the winners of a room get, and the next room with it, unless somebody has prepared another address for that.
 * @param name of the room's protected link
 * @throws OtherAddressError
 */
export function correctAddress(db: Firestore, name: string, typed: TypedAddress): Promise<void> {
  return commitOnce(db, async (transaction) => {
    expectSeen(await transaction.get(addressRef(db, name)), typed);
    const next = await transaction.get(addressRef(db, NEXT_ADDRESS));
    // Winners read this document: it does not say who has written it.
    transaction.set(addressRef(db, name), { link: typed.link, em: serverTimestamp() });
    if (next.get('link') === typed.seen) transaction.set(addressRef(db, NEXT_ADDRESS), nextAddress(typed));
  });
}

/** Also if the typed address is stored: the answer to the commit before was lost, or two people have typed the same. */
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
