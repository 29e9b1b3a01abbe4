import { isDenied } from '../../base/errors';
import { report } from '../../base/reporting';
import type { Promotion } from '../../model';
import { loadPromotions, readPromotionNow } from '../loadPromotions';
import { statusOf } from '../period';
import { cacheJoined } from './participationsCache';

/**
 * The promotion for which a visitor signs up; null if nobody can take part in it now.
 * @throws the SDK's errors, or NoAnswerError after 10 s
 */
export async function readOpenPromotion(id: string): Promise<Promotion | null> {
  const { promotion, now } = await readPromotionNow(id);
  // Without the server's time the device's is good enough for what the form shows: the server decides about
  // the participation.
  return promotion && statusOf(promotion, now ?? new Date()) === 'open' ? promotion : null;
}

/**
 * Takes part for a person who has just registered, in the promotion and by the rules that the sign-up has
 * shown.
 * @returns false if that failed: the registration stands, and the promotion's page offers the rest
 */
export async function joinBySignUp(promotion: Promotion, uid: string): Promise<boolean> {
  try {
    const { db, participate } = await loadPromotions();
    await participate(db, promotion, uid);
    cacheJoined(uid, promotion);
    return true;
  } catch (error) {
    // The promotion may have ended, or its rules may have changed, while the form was filled in.
    if (!isDenied(error)) report('A participação não foi registrada no cadastro:', error);
    return false;
  }
}
