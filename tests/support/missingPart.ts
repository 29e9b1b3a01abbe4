import { beforeEach, vi } from 'vitest';

const GONE = new TypeError('Failed to fetch dynamically imported module');

/** Mocks a page that cannot import a module while the site responds. */
export function useMissingPart() {
  const reload = vi.fn<() => void>();
  const fetchSite = vi.fn<typeof fetch>();

  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML = '';
    reload.mockReset();
    fetchSite.mockReset().mockImplementation(async () => new Response());
    vi.stubGlobal('fetch', fetchSite);
    // jsdom cannot navigate.
    vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ reload } as unknown as Location);
  });

  return { reload, fetchSite, GONE, gone: () => Promise.reject(GONE), outcomeOf };
}

/** The module or the error; 'nothing yet' while a reload keeps the promise pending. */
function outcomeOf(part: Promise<unknown>): Promise<unknown> {
  const nothing = new Promise((resolve) => setTimeout(resolve, 20, 'nothing yet'));
  return Promise.race([part, nothing]).catch((error: unknown) => error);
}
