import { requestInTime } from './request';
import { growingPause, RETRY_PAUSES_MS, sleep } from './timeouts';

/** How long the site may take to answer a request that only tests whether it can be reached. */
const SITE_LIMIT_MS = 5_000;

/** Whether the site can be reached and answers without an error. */
export async function siteAnswers(): Promise<boolean> {
  try {
    return await requestInTime(SITE_LIMIT_MS, '/', { method: 'HEAD', cache: 'no-store' }, ({ ok }) => ok);
  } catch {
    return false;
  }
}

/**
 * Waits until a broken page should be reloaded: until the site answers, but at least 1 s. If this page was
 * already reloaded, at least 30 s, so that a reload that does not help is not repeated all the time.
 */
export async function untilSiteAnswers(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let failures = visit?.type === 'reload' ? Infinity : 0;
  do await sleep(growingPause(failures++, RETRY_PAUSES_MS));
  while (!(await siteAnswers()));
}

/** Whether the page has filled-in fields that a reload would lose. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [hidden]), select, textarea',
  );
  return [...fields].some(({ value }) => value !== '');
}
