// What the sign-up page needs if the visitor also joins a promotion, in a chunk that other sign-ups do not
// load.
import { isDenied } from '../../base/errors';
import { report } from '../../base/reporting';
import type { Promotion } from '../../model';
import { loadPromotions, readPromotionNow } from '../loadPromotions';
import { cacheJoined } from '../participations/participationsCache';
import { statusOf } from '../period';

export { addStyles, PrizeStrip, RulesNote } from './PrizeStrip';

/**
 * The navigation state of the page after a sign-up: `notJoined` if the person has registered, but has failed
 * to join the promotion.
 */
export interface SignUpState {
  signUp: 'done' | 'notJoined';
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
 * @returns false if that failed: the registration stands, and the person can join on the promotion's page
 */
export async function joinBySignUp(promotion: Promotion, uid: string): Promise<boolean> {
  try {
    const { db, participate } = await loadPromotions();
    await participate(db, promotion, uid);
    cacheJoined(uid, promotion);
    return true;
  } catch (error) {
    // A refusal is no error of the app: while the form was filled in, the promotion may have ended or changed
    // its rules.
    if (!isDenied(error)) report('A participação não foi registrada no cadastro:', error);
    return false;
  }
}
