import { beforeEach, vi } from 'vitest';

const GONE = new TypeError('Failed to fetch dynamically imported module');

/** A page one of whose parts is gone, of a site that answers; what it does about that is for the test to see. */
export function useMissingPart() {
  const reload = vi.fn<() => void>();
  const fetchSite = vi.fn<typeof fetch>();

  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML = '';
    reload.mockReset();
    fetchSite.mockReset().mockImplementation(async () => new Response());
    vi.stubGlobal('fetch', fetchSite);
    // jsdom loads nothing.
    vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ reload } as unknown as Location);
  });

  return { reload, fetchSite, GONE, gone: () => Promise.reject(GONE), outcomeOf };
}

/** What comes of it, or its error; a page that is loaded again has neither. */
function outcomeOf(part: Promise<unknown>): Promise<unknown> {
  const nothing = new Promise((resolve) => setTimeout(resolve, 20, 'nothing yet'));
  return Promise.race([part, nothing]).catch((error: unknown) => error);
}
