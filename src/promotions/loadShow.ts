import { untilIdle } from '../base/idle';
import { loadPromotions } from './loadPromotions';

/** Loads the show for a page that begins with it. */
export async function loadShow() {
  const part = await loadPromotions();
  void part.show.read();
  return part;
}

/** Loads the show for a page that only says whether it is on. */
export async function loadShowWhenIdle() {
  await untilIdle();
  const part = await loadPromotions();
  void part.show.readOnce();
  return part;
}
