import { sleep } from '../base/timeouts';

const PAUSE_MS = 100;

/** The longest wait, in pauses: Firefox may take a link for pressed long after somebody has dragged it. */
const MAX_PAUSES = 20;

/**
 * Resolves when the visitor presses nothing, or after 2 s. What appears during a press could move the pressed
 * element away, and the click would be lost.
 */
export async function untilPressEnds(): Promise<void> {
  for (let pause = 0; pause < MAX_PAUSES && document.querySelector(':active'); pause++) await sleep(PAUSE_MS);
}
