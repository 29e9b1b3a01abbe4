/**
 * The longest wait for an idle moment. WebKit has no requestIdleCallback, so there every wait takes this
 * long.
 */
const IDLE_LIMIT_MS = 2_000;

/** Resolves when the browser has nothing more urgent to do for the page. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS });
    else setTimeout(resolve, IDLE_LIMIT_MS);
  });
}
