import { siteAnswers, untilSiteAnswers } from './site';
import { NoAnswerError, sleep } from './timeouts';
import { hasTypedText } from './typed';

/** In sessionStorage: the build whose page was reloaded. */
const STORAGE_KEY = '@recarregada';

const NOT_LOADED = 'Uma parte do site não foi carregada.';

/** How long a part may still take after the browser has brought the page back from its page cache, ms. */
const RETURN_LIMIT_MS = 1_000;

/** When the page may be reloaded for a part that is missing. */
type Reload = 'always' | 'unlessTyped' | 'never';

/** A deploy has removed the part, and the page keeps what was typed instead of being reloaded. */
class OutdatedPageError extends Error {
  readonly code = 'app/outdated';
}

/** The site did not answer when a part failed; it may be there when the site answers again. */
export class UnreachableError extends NoAnswerError {}

/** The part was under way when the page was put into the page cache, and has not come since. */
class ForgottenError extends NoAnswerError {}

let reloading = false;

/**
 * Loads a part of the app; every `import()` that a page needs goes through it. A deploy removes the parts of the build
 * before it, and some browsers remember a failed import until the page is reloaded. So if the site answers and the part is
 * missing, the page is reloaded, once for each build. `vite:preloadError` would come too early: it cannot wait for the
 * site's answer.
 * @throws UnreachableError or NoAnswerError if the part could not be loaded; OutdatedPageError if a reload would lose what
 * was typed
 */
export async function loadPart<T>(load: () => Promise<T>, reload: Reload = 'unlessTyped'): Promise<T> {
  const part = await unlessForgotten(load()).catch(async (cause: unknown) => {
    if (cause instanceof ForgottenError) {
      // Another `import()` would wait for the same request.
      await untilSiteAnswers();
      return reloadFor(cause, reload);
    }
    if (!(await siteAnswers())) throw new UnreachableError(NOT_LOADED, { cause });
    return load().catch((again: unknown) => reloadFor(again, reload));
  });
  // The caller goes on in another task: evaluating Firestore takes long on a cheap phone, and taps wait for the task's end.
  await sleep(0);
  return part;
}

/** WebKit never answers an `import()` that was under way when it put the page into its page cache. */
function unlessForgotten<T>(part: Promise<T>): Promise<T> {
  // The build prerenders pages without a browser.
  if (typeof window === 'undefined') return part;
  return new Promise((resolve, reject) => {
    let limit: ReturnType<typeof setTimeout>;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) limit = setTimeout(() => reject(new ForgottenError(NOT_LOADED)), RETURN_LIMIT_MS);
    };
    window.addEventListener('pageshow', onShow);
    void part.then(resolve, reject).finally(() => {
      clearTimeout(limit);
      window.removeEventListener('pageshow', onShow);
    });
  });
}

/** Never resolves if the page is reloaded, so that no error is shown meanwhile. */
async function reloadFor(cause: unknown, reload: Reload): Promise<never> {
  if (reload === 'unlessTyped' && hasTypedText())
    throw new OutdatedPageError('A deploy removed it.', { cause });
  // A page that is reloaded does not come from the page cache, so its reloads cannot repeat without end.
  const mayReload = () => reloading || cause instanceof ForgottenError || noteReload();
  if (reload === 'never' || !mayReload()) throw new NoAnswerError(NOT_LOADED, { cause });
  reloading = true;
  window.location.reload();
  return new Promise(() => {});
}

/** Returns false if this build was reloaded before, or if that cannot be stored and reloads could repeat without end. */
function noteReload(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === import.meta.url) return false;
    sessionStorage.setItem(STORAGE_KEY, import.meta.url);
    return true;
  } catch {
    return false;
  }
}
