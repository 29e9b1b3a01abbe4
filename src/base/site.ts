import { requestInTime } from './request';
import { growingPause, RETRY_PAUSES_MS, sleep } from './timeouts';

/** How long the site may take to answer the request by which a page finds out whether it can be reached. */
const SITE_LIMIT_MS = 5_000;

/** Whether the site answers, and without an error. */
export async function siteAnswers(): Promise<boolean> {
  try {
    return await requestInTime(SITE_LIMIT_MS, '/', { method: 'HEAD', cache: 'no-store' }, ({ ok }) => ok);
  } catch {
    return false;
  }
}

/**
 * Waits before a page that does not work is reloaded. Resolves when the site answers: after 1 s at the
 * earliest, or after 30 s if the page has been reloaded before, so that a reload that does not help is not
 * repeated all the time.
 */
export async function untilSiteAnswers(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let failures = visit?.type === 'reload' ? Infinity : 0;
  do await sleep(growingPause(failures++, RETRY_PAUSES_MS));
  while (!(await siteAnswers()));
}
