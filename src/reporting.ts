/**
 * Tells the team of an error.
 * @param what begins the line on the console, in Portuguese
 */
export function report(what: string, error: unknown): void {
  console.error(what, error);
}
