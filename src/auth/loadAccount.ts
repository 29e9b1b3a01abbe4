import { NoAnswerError } from '../firebase/within';

/**
 * Auth, Firestore and what needs them, in one chunk that is asked for after the first paint.
 * @throws NoAnswerError when it could not be fetched
 */
export async function loadAccount() {
  try {
    return await import('./account');
  } catch (cause) {
    throw new NoAnswerError('A página não foi carregada por inteiro.', { cause });
  }
}
