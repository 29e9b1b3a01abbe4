import { LEAVING_LIMIT_MS, untilStaying, watchLeaving } from './leaving';
import { onReturnFromPageCache } from './listenTo';
import { hasTypedText, noteReload, siteAnswers, untilSiteAnswers } from './site';
import { NoAnswerError, sleep } from './timeouts';

const NOT_LOADED = 'Uma parte do site não foi carregada.';

/** How long an `import()` under way may take once the page has come back from the browser's page cache. */
const RETURN_LIMIT_MS = 1_000;

/** Whether the page may reload itself if a chunk cannot be loaded without a reload. */
type Reload = 'always' | 'unlessTyped' | 'never';

/** Thrown if the chunk cannot be loaded without a reload, which would lose what was typed. */
class OutdatedPageError extends Error {
  readonly code = 'app/outdated';
}

/** Thrown if the chunk could not be loaded because the site does not answer; the chunk may load later. */
export class UnreachableError extends NoAnswerError {}

/** The error for an `import()` that never settles because the page has been in the browser's page cache. */
const FORGOTTEN = new NoAnswerError(NOT_LOADED);

let reloading = false;

/**
 * Loads a chunk of the app; every `import()` that a page needs goes through this function. A deploy removes
 * the previous build's chunks, and some browsers remember a failed import until the page is reloaded. So if
 * the site answers and the chunk is missing, the page is reloaded, but not again and again. Vite's own event
 * for such failures, `vite:preloadError`, does not serve: its listener could not wait for the site's answer.
 * @throws UnreachableError or NoAnswerError if the chunk could not be loaded; OutdatedPageError if a reload
 * would lose what was typed
 */
export async function loadChunk<T>(load: () => Promise<T>, reload: Reload = 'unlessTyped'): Promise<T> {
  // There is no window while the build prerenders the pages.
  if (typeof window === 'undefined') return load();
  const endWatch = watchLeaving();
  const chunk = await loadOrReload(load, reload).finally(endWatch);
  // Lets the caller continue in a new task: evaluating Firestore takes long on a cheap phone, and taps are
  // handled only between tasks.
  await sleep(0);
  return chunk;
}

function loadOrReload<T>(load: () => Promise<T>, reload: Reload): Promise<T> {
  return unlessForgotten(load()).catch(async (cause: unknown) => {
    // Firefox ends an `import()` when the visitor follows a link.
    await untilStaying();
    const reachable = await siteAnswers();
    if (cause === FORGOTTEN) {
      // Another `import()` would only wait for the same request, which never settles.
      if (!reachable) await untilSiteAnswers();
      return reloadFor(cause, reload);
    }
    if (!reachable) throw new UnreachableError(NOT_LOADED, { cause });
    return unlessForgotten(load()).catch((again: unknown) => reloadFor(again, reload));
  });
}

/** Loads a chunk and its separate style sheet. Rejects if either cannot be loaded. */
export async function withStyles<T extends { addStyles: () => Promise<void> }>(
  loading: Promise<T>,
): Promise<T> {
  const chunk = await loading;
  await chunk.addStyles();
  return chunk;
}

/**
 * Rejects if an `import()` never settles. WebKit and Firefox never settle some `import()`s during which the
 * page went into the page cache.
 */
function unlessForgotten<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let limit: ReturnType<typeof setTimeout>;
    const endListening = onReturnFromPageCache(() => {
      limit = setTimeout(() => reject(FORGOTTEN), RETURN_LIMIT_MS);
    });
    void loading.then(resolve, reject).finally(() => {
      clearTimeout(limit);
      endListening();
    });
  });
}

/**
 * Reloads the page, or throws if the page may not be reloaded. While the page is reloading, the promise stays
 * pending, so that no error is shown; it rejects if the page stays all the same.
 */
async function reloadFor(cause: unknown, reload: Reload): Promise<never> {
  // A reload would cancel the visitor's navigation.
  await untilStaying();
  if (!reloading) {
    if (reload === 'unlessTyped' && hasTypedText()) throw new OutdatedPageError(NOT_LOADED, { cause });
    // Reloads after FORGOTTEN do not repeat for ever: a reloaded page does not come from the page cache.
    if (reload === 'never' || !(cause === FORGOTTEN || noteReload()))
      throw new NoAnswerError(NOT_LOADED, { cause });
    reloading = true;
    window.location.reload();
  }
  // The browser may ask whether to leave the page: there is text that the desk keeps while it is not shown.
  await sleep(LEAVING_LIMIT_MS);
  reloading = false;
  throw new OutdatedPageError(NOT_LOADED, { cause });
}
