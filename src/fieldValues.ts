// What the app makes of a field's value, which the console may have written with any type. A mistake in one field must not hide
// the whole document.

/** The value if it is text, else ''. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value if it is a number, else 0, as in firestore.rules. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** The value if firestore.rules accept it as the address of a promotion's rules; else null. */
export function httpsOf(value: unknown): string | null {
  const text = textOf(value);
  return text.startsWith('https://') ? text : null;
}

/** The date of a Timestamp of any Firestore SDK, recognised without importing Firestore; null for other values. */
export function dateOf(value: unknown): Date | null {
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return null;
  return typeof value.toDate === 'function' ? (value.toDate() as Date) : null;
}
