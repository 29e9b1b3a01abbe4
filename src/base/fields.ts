/**
 * The fields of a document as they are stored. Each may have any type, because people also write documents in
 * Firebase's console.
 */
export type Fields = Record<string, unknown>;

export interface StoredDocument {
  id: string;
  fields: Fields;
}

/** The value if it is a text, else '', so that one wrong field does not hide the whole document. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** Converts a Timestamp of any Firestore SDK to a Date, without importing an SDK; null for other values. */
export function dateOf(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null;
  return typeof value.toDate === 'function' ? (value.toDate() as Date) : null;
}

/** Compares two values by their JSON, so that two Timestamp objects of the same moment are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
