import { describe, expect, it, vi } from 'vitest';
import { useMissingPart } from '../support/missingPart';

const { reload, fetchSite, GONE, gone, outcomeOf } = useMissingPart();

const PART = { name: 'the part' };
type Load = () => Promise<typeof PART>;

/** Calls loadPart as in a newly opened page. */
async function loadInNewPage(load: Load, beforeReload?: () => void): Promise<unknown> {
  vi.resetModules();
  const { loadPart } = await import('../../src/loadPart');
  return outcomeOf(loadPart(load, beforeReload));
}

it('loadPart returns the module without a request to the site', async () => {
  expect(await loadInNewPage(() => Promise.resolve(PART))).toBe(PART);
  expect(fetchSite).not.toHaveBeenCalled();
});

it('loadPart retries the import once if the site responds', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(PART)).mockImplementationOnce(gone);
  expect(await loadInNewPage(load)).toBe(PART);
  expect(reload).not.toHaveBeenCalled();
});

describe('loadPart for a module that is missing on the site', () => {
  it('reloads the page and stays pending meanwhile', async () => {
    expect(await loadInNewPage(gone)).toBe('nothing yet');
    expect(reload).toHaveBeenCalled();
  });

  it('does not reload the page a second time', async () => {
    await loadInNewPage(gone);
    reload.mockReset();
    expect(await loadInNewPage(gone)).toBe(GONE);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload the page if the browser cannot store that it did', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await loadInNewPage(gone)).toBe(GONE);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload the page if the callback throws', async () => {
    const reason = new Error('unfinished');
    const veto = () => {
      throw reason;
    };
    expect(await loadInNewPage(gone, veto)).toBe(reason);
    expect(reload).not.toHaveBeenCalled();
    await loadInNewPage(gone, () => {});
    expect(reload).toHaveBeenCalled();
  });

  it.each<[string, typeof fetch]>([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site is out of order', async () => new Response('', { status: 503 })],
  ])('does not reload the page if %s', async (_, answer) => {
    fetchSite.mockImplementation(answer);
    const load = vi.fn<Load>(gone);
    expect(await loadInNewPage(load)).toBe(GONE);
    expect(load).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('loadPart fails if the site does not respond in time', async () => {
  vi.useFakeTimers();
  fetchSite.mockReturnValue(new Promise(() => {}));
  vi.resetModules();
  const { loadPart } = await import('../../src/loadPart');
  const given = loadPart(gone).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await given).toBe(GONE);
  vi.useRealTimers();
});
