import { withTimeout } from './timeouts';

/** In sessionStorage: the build whose page has been loaded again. */
const STORAGE_KEY = '@recarregada';

/** How long the site may take to say that it is there, ms. */
const ANSWER_LIMIT_MS = 5_000;

let reloading = false;

/**
 * Loads a part of the app. A deploy removes the parts of the build before it, and some browsers remember for good that
 * a part did not come once; so where the site answers and the part does not come, the page is loaded again: once
 * for each build.
 * @param beforeReload has a word before that: what it throws is thrown, and the page stays
 * @throws what `import()` throws, where the page stays
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  beforeReload?: (error: unknown) => void,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await siteAnswers())) throw error;
    return load().catch(() => {
      beforeReload?.(error);
      if (!reloading && !mayReload()) throw error;
      reloading = true;
      window.location.reload();
      return new Promise<never>(() => {});
    });
  }
}

async function siteAnswers(): Promise<boolean> {
  try {
    return (await withTimeout(ANSWER_LIMIT_MS, fetch('/', { method: 'HEAD', cache: 'no-store' }))).ok;
  } catch {
    return false;
  }
}

/** Notes that it was asked; where that cannot be noted, a reload could follow another without end. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === import.meta.url) return false;
    sessionStorage.setItem(STORAGE_KEY, import.meta.url);
    return true;
  } catch {
    return false;
  }
}
