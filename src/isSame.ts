/** Whether two values have the same JSON. So have timestamps of the same time, which are never the same object. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
