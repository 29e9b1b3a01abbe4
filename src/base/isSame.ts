/**
 * Whether two values have the same JSON. Two Timestamps of one moment do, although they are different
 * objects.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
