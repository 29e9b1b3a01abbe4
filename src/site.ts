import { withTimeout } from './timeouts';

/** How long the site may take to answer whether it is there, ms. */
const ANSWER_LIMIT_MS = 5_000;
/** The pause between two requests doubles from the first value to the second, ms. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Whether the site can be reached and works. */
export async function siteAnswers(): Promise<boolean> {
  try {
    return (await withTimeout(ANSWER_LIMIT_MS, fetch('/', { method: 'HEAD', cache: 'no-store' }))).ok;
  } catch {
    return false;
  }
}

/**
 * For a page that cannot work before it is loaded again. Resolves when the site answers: after 1 s at the earliest, or
 * after 30 s if the page has been reloaded, so that a reload that does not help is not repeated all the time.
 */
export async function untilSiteAnswers(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let pause = visit?.type === 'reload' ? LONGEST_PAUSE_MS : FIRST_PAUSE_MS;
  do {
    await new Promise((wake) => setTimeout(wake, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  } while (!(await siteAnswers()));
}
