/** Compares two values by their JSON, so that two Timestamp objects of the same moment are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
