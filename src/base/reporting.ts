type Listener = (error: unknown) => void;

let onError: Listener | undefined;

/** Calls the listener with every error that `report` gets from now on. There is only one listener. */
export function onReport(listener: Listener): void {
  onError = listener;
}

/**
 * Logs an error on the console and passes it to the listener, which sends statistics.
 * @param what the first words of the line on the console, in Portuguese
 */
export function report(what: string, error: unknown): void {
  console.error(what, error);
  onError?.(error);
}

/**
 * Logs a mistake that somebody has made in Firebase's console. Statistics leave such a mistake out, because
 * it is no error of the app.
 * @param mistake a text that begins with the document's path
 */
export function reportMistake(mistake: string, ...values: unknown[]): void {
  console.error(mistake, ...values);
}
