import { siteAnswers } from './site';
import { NoAnswerError } from './timeouts';
import { hasTypedText } from './typed';

/** In sessionStorage: the build whose page was reloaded. */
const STORAGE_KEY = '@recarregada';

const NOT_LOADED = 'Uma parte do site não foi carregada.';

/** When the page may be reloaded for a part that is missing. */
type Reload = 'always' | 'unlessTyped' | 'never';

/** A deploy has removed the part, and the page keeps what was typed instead of being reloaded. */
class OutdatedPageError extends Error {
  readonly code = 'app/outdated';
}

/** The site did not answer when a part failed; it may be there when the site answers again. */
export class UnreachableError extends NoAnswerError {}

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
  const part = await load().catch(async (cause: unknown) => {
    if (!(await siteAnswers())) throw new UnreachableError(NOT_LOADED, { cause });
    return load().catch((again: unknown) => reloadFor(again, reload));
  });
  // The caller goes on in another task: evaluating Firestore takes long on a cheap phone, and taps wait for the task's end.
  await new Promise((resolve) => setTimeout(resolve));
  return part;
}

/** Never resolves if the page is reloaded, so that no error is shown meanwhile. */
async function reloadFor(cause: unknown, reload: Reload): Promise<never> {
  if (reload === 'unlessTyped' && hasTypedText())
    throw new OutdatedPageError('A deploy removed it.', { cause });
  if (reload === 'never' || !(reloading || noteReload())) throw new NoAnswerError(NOT_LOADED, { cause });
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
