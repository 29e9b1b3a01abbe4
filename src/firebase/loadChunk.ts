import { loadPart } from '../loadPart';
import { NoAnswerError } from '../timeouts';

/** The part is gone with a deploy, and the page stays for what somebody has typed. */
export class OutdatedPageError extends Error {
  readonly code = 'app/outdated';
}

/**
 * A part of the app that needs Firebase, asked for after the first paint.
 * @throws NoAnswerError when it could not be fetched, or OutdatedPageError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    const chunk = await loadPart(load, keepTyped);
    // Begins in a task of its own: evaluating Firestore is a long one on a cheap phone, and taps wait for its end.
    await new Promise((begin) => setTimeout(begin));
    return chunk;
  } catch (cause) {
    if (cause instanceof OutdatedPageError) throw cause;
    throw new NoAnswerError('A página não foi carregada por inteiro.', { cause });
  }
}

function keepTyped(cause: unknown): void {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), select');
  if ([...fields].some(({ value }) => value !== ''))
    throw new OutdatedPageError('A new build is on the air.', { cause });
}
