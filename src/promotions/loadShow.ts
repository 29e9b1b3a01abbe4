import { untilIdle } from '../base/idle';
import { loadPromotions } from './loadPromotions';

/** Reads the show at once, for the home page, which begins with it. */
export async function loadShow() {
  const promotions = await loadPromotions();
  void promotions.showWatch.read();
  return promotions;
}

/** Reads the show when the browser is idle, unless this visit has read it: for pages that only mention it. */
export async function loadShowWhenIdle() {
  await untilIdle();
  const promotions = await loadPromotions();
  void promotions.showWatch.readOnce();
  return promotions;
}
