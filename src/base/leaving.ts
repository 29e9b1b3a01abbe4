import { listenTo, onReturnFromPageCache } from './listenTo';
import { sleep } from './timeouts';

/** How long a browser may take to leave the page. After this time, the page counts as staying. */
export const LEAVING_LIMIT_MS = 10_000;

/** Resolves when the page turns out to stay; undefined if the browser has not begun to leave it. */
let staying: Promise<unknown> | undefined;

/**
 * Notes whether the browser begins to leave the page. Listens only while a caller needs it, because some
 * browsers do not keep a page with such a listener in their page cache.
 * @returns a function that ends the watch
 */
export function watchLeaving(): () => void {
  return listenTo(window, ['beforeunload'], () => {
    staying = Promise.race([sleep(LEAVING_LIMIT_MS), new Promise<void>(onReturnFromPageCache)]);
  });
}

/**
 * Resolves at once on a page that stays; on a page that the browser is leaving, when it has come back from
 * the page cache, or was not left after all.
 */
export async function untilStaying(): Promise<void> {
  let awaited: unknown;
  do await (awaited = staying);
  while (awaited !== staying);
}
