import { deleteField, doc, type DocumentData, type Firestore } from 'firebase/firestore/lite';
import { isSame, type Fields } from '../base/fields';
import { REPEATABLE, transact } from '../firebase/once';
import { withoutMissing } from './documentFields';

/**
 * Groups of fields that firestore.rules check together. saveFields refuses to change a field if somebody
 * else has meanwhile changed another field of its group.
 */
const TOGETHER = [
  ['inicio', 'fim'],
  ['titulo', 'publicada'],
];

/**
 * Thrown without writing if somebody else has changed the same fields, or others of their group (TOGETHER),
 * since this person saw them.
 */
export class OthersChangeError extends Error {
  /**
   * @param stored the document's fields as they are now
   * @param names the fields that somebody else has changed
   */
  constructor(
    readonly stored: Fields,
    readonly names: string[],
  ) {
    super('Somebody else has changed these fields.');
  }
}

export interface Change {
  /** The document's fields as the person has seen them; none if there was no document. */
  seen: Fields;
  /** The new values of the fields that change; `undefined` removes a field. */
  wanted: Fields;
}

/**
 * Changes some fields of a document, and keeps the others as they are stored.
 * @returns the document's fields afterwards
 * @throws OthersChangeError, or as commitInDocument does
 */
export async function saveFields(db: Firestore, path: string, { seen, wanted }: Change): Promise<Fields> {
  let after: Fields = {};
  await commitInDocument(db, path, (stored = {}) => {
    const names = withPartners(Object.keys(wanted)).filter(
      (name) => !isSame(stored[name], seen[name]) && !(name in wanted && isSame(stored[name], wanted[name])),
    );
    if (names.length > 0) throw new OthersChangeError(stored, names);
    after = withoutMissing({ ...stored, ...wanted });
    return wanted;
  });
  return after;
}

/**
 * Writes some fields of a document, and keeps the others as they are stored.
 * @param write returns the fields to write, given the stored ones; `undefined` removes a field
 * @throws the SDK's errors, or NoAnswerError, after which the write may still have succeeded
 */
export function commitInDocument(
  db: Firestore,
  path: string,
  write: (stored: Fields | undefined) => Fields,
): Promise<void> {
  const ref = doc(db, path);
  return transact(
    db,
    async (transaction) => {
      const stored = (await transaction.get(ref)).data();
      const fields = Object.entries(write(stored));
      const written = fields.map(([name, value]) => [name, value === undefined ? deleteField() : value]);
      transaction.set(ref, Object.fromEntries(written) as DocumentData, { merge: true });
    },
    // May be repeated: each attempt reads the document again, and finding its own values is no conflict.
    REPEATABLE,
  );
}

/** The given field names, and the fields that firestore.rules check together with one of them. */
function withPartners(names: string[]): string[] {
  const partners = TOGETHER.filter((group) => group.some((name) => names.includes(name)));
  return [...new Set([...names, ...partners.flat()])];
}
