import { NoAnswerError } from '../firebase/within';

/**
 * What the promotions need of Firestore, asked for after the first paint.
 * @throws NoAnswerError when it could not be fetched
 */
export async function loadPromotions() {
  try {
    return await import('./data');
  } catch (cause) {
    throw new NoAnswerError('A página não foi carregada por inteiro.', { cause });
  }
}
