import { untilIdle } from '../base/idle';
import { loadPromotions } from './loadPromotions';

/** Reads the show at once, for the home page, which begins with it. */
export async function loadShow() {
  const promotions = await loadPromotions();
  void promotions.show.read();
  return promotions;
}

/** Reads the show when the browser is idle, for pages that only say whether it is on. */
export async function loadShowWhenIdle() {
  await untilIdle();
  const promotions = await loadPromotions();
  void promotions.show.readOnce();
  return promotions;
}
