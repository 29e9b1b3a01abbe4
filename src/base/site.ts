import { MINUTE_MS } from './durations';
import { untilStaying, watchLeaving } from './leaving';
import { requestInTime } from './request';
import { growingPause, RETRY_PAUSES_MS, sleep } from './timeouts';

/** How long the site may take to answer a request that only tests whether it can be reached. */
const SITE_LIMIT_MS = 5_000;

/** The key in sessionStorage of the time at which the page has last reloaded itself, ms since 1970. */
const RELOADED_KEY = '@recarregada';
/** The pause between two reloads, so that reloads that do not help are not repeated all the time. */
const RELOAD_PAUSE_MS = 10 * MINUTE_MS;

/** Whether the site can be reached and answers without an error. */
export function siteAnswers(): Promise<boolean> {
  const request: RequestInit = { method: 'HEAD', cache: 'no-store' };
  return requestInTime(SITE_LIMIT_MS, '/', request, ({ ok }) => ok).catch(() => false);
}

/**
 * Waits until a broken page should be reloaded: until the site answers, but at least 1 s. If this page was
 * already reloaded, at least 30 s, so that a reload that does not help is not repeated all the time. While
 * the visitor is leaving, waits on, because a reload would keep them here.
 */
export async function untilSiteAnswers(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let failures = visit?.type === 'reload' ? Infinity : 0;
  const endWatch = watchLeaving();
  do await sleep(growingPause(failures++, RETRY_PAUSES_MS));
  while (!(await siteAnswers()));
  await untilStaying();
  endWatch();
}

/** Whether the page has filled-in fields that a reload would lose. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox], [hidden]), select, textarea',
  );
  return [...fields].some(({ value }) => value !== '');
}

/**
 * Notes that the page is about to reload itself because a file could not be loaded.
 * @returns false if the page may not reload itself: it has just done so, or nothing can be stored, and
 * without the note the reloads might never end
 */
export function noteReload(): boolean {
  try {
    const now = Date.now();
    if (Math.abs(now - Number(sessionStorage.getItem(RELOADED_KEY))) < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
