// What the sign-up page needs if the visitor also joins a promotion, in a chunk that other sign-ups do not
// load.
import { isDenied } from '../../base/errors';
import { report } from '../../base/reporting';
import type { Promotion } from '../../model';
import { loadPromotions, readPromotionNow } from '../loadPromotions';
import { cacheJoined } from '../participations/participationsCache';
import { statusOf } from '../period';

export { addStyles, PrizeStrip, RulesNote } from './PrizeStrip';

/** The navigation state of the page after a sign-up. */
export interface SignUpState {
  signedUp: true;
}

/**
 * Reads the promotion that a visitor wants to join by signing up; null if it is not open.
 * @throws the SDK's errors, or NoAnswerError after 10 s
 */
export async function readOpenPromotion(id: string): Promise<Promotion | null> {
  const { promotion, now } = await readPromotionNow(id);
  // If the server's time is unknown, the device's will do: it decides only what the form shows, and the
  // server checks the participation.
  return promotion && statusOf(promotion, now ?? new Date()) === 'open' ? promotion : null;
}

/**
 * Joins a promotion for a person who has just registered, and accepts the rules that the sign-up has shown.
 * If that fails, the registration stands, and the promotion's page, which opens next, says what is missing.
 */
export async function joinBySignUp(promotion: Promotion, uid: string): Promise<void> {
  try {
    const { db, participate } = await loadPromotions();
    await participate(db, promotion, uid);
    cacheJoined(uid, promotion);
  } catch (error) {
    // A refusal is no error of the app: while the form was filled in, the promotion may have ended or changed
    // its rules.
    if (!isDenied(error)) report('A participação não foi registrada no cadastro:', error);
  }
}
