/**
 * The fields of a document as they are stored. Somebody may have written them in Firebase's console, so each
 * may have any type.
 */
export type Fields = Record<string, unknown>;

/** A document as it is stored. */
export interface StoredDocument {
  id: string;
  fields: Fields;
}

/** The value if it is text, else ''. A mistake in one field must not hide the whole document. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value if it is a number, else 0. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** The date of a Timestamp of any Firestore SDK, recognised without importing one; null for other values. */
export function dateOf(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null;
  return typeof value.toDate === 'function' ? (value.toDate() as Date) : null;
}
