import { untilIdle } from '../base/idle';
import { loadPromotions } from './loadPromotions';

/** Loads the show for a page that begins with it. */
export async function loadShow() {
  const promotions = await loadPromotions();
  void promotions.show.read();
  return promotions;
}

/** Loads the show for a page that only says whether it is on. */
export async function loadShowWhenIdle() {
  await untilIdle();
  const promotions = await loadPromotions();
  void promotions.show.readOnce();
  return promotions;
}
