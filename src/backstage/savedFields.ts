import { deleteField, doc, type DocumentData, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../documentPaths';
import { commitOnce } from '../firebase/once';
import type { Fields } from '../waiting-room/findings';
import { isSame, withoutMissing } from './documentFields';

/** The commits of the parts 'Promoções' and 'O show'. Each throws the SDK's errors, or NoAnswerError: then it may still have succeeded. */

/** A commit that is repeated reads again what is stored, and finds its own values there. */
const ATTEMPTS = 3;

/** Who changes one of them must have seen the others, because firestore.rules check them together. */
const TOGETHER = [
  ['inicio', 'fim'],
  ['titulo', 'publicada'],
];

/** Since the form was filled, somebody else has changed fields that this person changes, too: nothing has been written. */
export class OthersChangeError extends Error {
  /**
   * @param stored the document's fields as they are now
   * @param names the fields that have changed
   */
  constructor(
    readonly stored: Fields,
    readonly names: string[],
  ) {
    super('Somebody else has changed these fields.');
  }
}

/** There is another promotion with this id: nothing has been written. */
export class TakenIdError extends Error {}

export interface Change {
  /** The fields as the person has seen them; none if the document did not exist. */
  seen: Fields;
  /** The new values of the fields that change; undefined removes one. */
  wanted: Fields;
}

/**
 * Changes some fields of a document, and leaves the others as whoever else writes them.
 * @returns the document's fields afterwards
 * @throws OthersChangeError
 */
export async function saveFields(db: Firestore, path: string, { seen, wanted }: Change): Promise<Fields> {
  let after: Fields = {};
  await commitInDocument(db, path, (stored = {}) => {
    const names = seenWith(Object.keys(wanted)).filter(
      (name) => !isSame(stored[name], seen[name]) && !(name in wanted && isSame(stored[name], wanted[name])),
    );
    if (names.length > 0) throw new OthersChangeError(stored, names);
    after = withoutMissing({ ...stored, ...wanted });
    return Object.fromEntries(
      Object.entries(wanted).map(([name, value]) => [name, value === undefined ? deleteField() : value]),
    );
  });
  return after;
}

/**
 * Creates a promotion, which nobody sees until it is published.
 * @throws TakenIdError
 */
export async function createPromotion(db: Firestore, id: string, fields: Fields): Promise<Fields> {
  const created = withoutMissing({ ...fields, publicada: false });
  await commitInDocument(db, documents.promotion(id), (stored) => {
    // A commit whose answer was lost may have created it.
    const isOwn = Object.entries(created).every(([name, value]) => isSame(stored?.[name], value));
    if (stored && !isOwn) throw new TakenIdError('There is another promotion with this id.');
    return created;
  });
  return created;
}

/** @param write returns what to write into the document, of its stored fields */
function commitInDocument(
  db: Firestore,
  path: string,
  write: (stored: Fields | undefined) => DocumentData,
): Promise<void> {
  const ref = doc(db, path);
  return commitOnce(
    db,
    async (transaction) => {
      const stored = (await transaction.get(ref)).data();
      transaction.set(ref, write(stored), { merge: true });
    },
    undefined,
    ATTEMPTS,
  );
}

function seenWith(names: string[]): string[] {
  const partners = TOGETHER.filter((group) => group.some((name) => names.includes(name)));
  return [...new Set([...names, ...partners.flat()])];
}
