import { growingPause, sleep, withTimeout } from './timeouts';

/** How long the site may take to answer whether it is there, ms. */
const SITE_LIMIT_MS = 5_000;
/** Between two requests. */
const PAUSES_MS = { first: 1_000, longest: 30_000 };

/** Whether the site can be reached and works. */
export async function siteAnswers(): Promise<boolean> {
  try {
    return (await withTimeout(SITE_LIMIT_MS, fetch('/', { method: 'HEAD', cache: 'no-store' }))).ok;
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
  let failures = visit?.type === 'reload' ? Infinity : 0;
  do await sleep(growingPause(failures++, PAUSES_MS));
  while (!(await siteAnswers()));
}
