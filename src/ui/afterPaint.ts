/** An effect may come before the frame that paints what it belongs to, and the next one before that is on the screen. */
const FRAMES = 3;

/** Resolves when what is rendered is on the screen. A page that nobody looks at is not painted until it is. */
export async function afterPaint(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) await new Promise(requestAnimationFrame);
}
