import { approximateNowIfKnown } from '../base/approximateTime';
import { untilIdle } from '../base/idle';
import { loadChunk } from '../base/loadChunk';
import type { Promotion } from '../model';

/** Loads Firestore Lite and the functions for promotions. */
export const loadPromotions = () => loadChunk(() => import('./firebase'));

/** A promotion, with the time at which it was read. */
export interface PromotionNow {
  /** The promotion; null if it does not exist or is not published. */
  promotion: Promotion | null;
  /** The server's time; null if it is not known. */
  now: Date | null;
}

/** @throws the SDK's errors, or NoAnswerError */
export async function readPromotionNow(id: string): Promise<PromotionNow> {
  const { db, readPromotion } = await loadPromotions();
  const [promotion, now] = await Promise.all([readPromotion(db, id), approximateNowIfKnown()]);
  return { promotion, now };
}

/** Reads the show at once, for the home page, which begins with the show. */
export async function loadShow() {
  const promotions = await loadPromotions();
  promotions.showWatch.read();
  return promotions;
}

/** Reads the show when idle, unless this visit has read it before. For pages that only mention the show. */
export async function loadShowWhenIdle() {
  await untilIdle();
  const promotions = await loadPromotions();
  promotions.showWatch.readOnce();
  return promotions;
}
