type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Calls the listener with every error that is reported from now on. */
export function onReport(listener: Listener): void {
  listeners.add(listener);
}

/**
 * Logs an error on the console and passes it to the listeners.
 * @param what the first words of the line on the console, in Portuguese
 */
export function report(what: string, error: unknown): void {
  console.error(what, error);
  for (const listener of listeners) listener(error);
}

/**
 * Logs a mistake of the admin. The listeners are not called: it is no error of the app.
 * @param mistake begins with the path of the document
 */
export function reportMistake(mistake: string, ...values: unknown[]): void {
  console.error(mistake, ...values);
}
