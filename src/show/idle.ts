/** The longest wait for a page that is never idle, and the wait in WebKit, which does not tell, ms. */
const LONGEST_WAIT_MS = 2_000;

/** Resolves when the page has done what its visitor waits for. */
export function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
