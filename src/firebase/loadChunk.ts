import { NoAnswerError } from './within';

/**
 * A part of the app that needs Firebase, asked for after the first paint.
 * @throws NoAnswerError when it could not be fetched
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new NoAnswerError('A página não foi carregada por inteiro.', { cause });
  }
}
