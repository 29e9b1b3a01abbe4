import { describe, expect, it, vi } from 'vitest';
import { useMissingPart } from '../support/missingPart';

const { reload, fetchSite, GONE, gone, outcomeOf } = useMissingPart();

const PART = { name: 'the part' };
type Load = () => Promise<typeof PART>;

/** Of a page that has just been opened. */
async function loadPartAnew(load: Load, beforeReload?: () => void): Promise<unknown> {
  vi.resetModules();
  const { loadPart } = await import('../../src/loadPart');
  return outcomeOf(loadPart(load, beforeReload));
}

it('is the part, and asks nothing of the site', async () => {
  expect(await loadPartAnew(() => Promise.resolve(PART))).toBe(PART);
  expect(fetchSite).not.toHaveBeenCalled();
});

it('is asked for once more where the site answers', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(PART)).mockImplementationOnce(gone);
  expect(await loadPartAnew(load)).toBe(PART);
  expect(reload).not.toHaveBeenCalled();
});

describe('that does not come at all', () => {
  it('is awaited by the page that is loaded again, and no error is shown meanwhile', async () => {
    expect(await loadPartAnew(gone)).toBe('nothing yet');
    expect(reload).toHaveBeenCalled();
  });

  it('does not load the page a second time', async () => {
    await loadPartAnew(gone);
    reload.mockReset();
    expect(await loadPartAnew(gone)).toBe(GONE);
    expect(reload).not.toHaveBeenCalled();
  });

  it('has no page loaded again by a browser that would not know of it afterwards', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await loadPartAnew(gone)).toBe(GONE);
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page as it is where somebody has a reason', async () => {
    const reason = new Error('unfinished');
    const veto = () => {
      throw reason;
    };
    expect(await loadPartAnew(gone, veto)).toBe(reason);
    expect(reload).not.toHaveBeenCalled();
    await loadPartAnew(gone, () => {});
    expect(reload).toHaveBeenCalled();
  });

  it.each<[string, typeof fetch]>([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site is out of order', async () => new Response('', { status: 503 })],
  ])('is no reason to load the page again where %s', async (_, answer) => {
    fetchSite.mockImplementation(answer);
    const load = vi.fn<Load>(gone);
    expect(await loadPartAnew(load)).toBe(GONE);
    expect(load).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('is given up where the site is silent', async () => {
  vi.useFakeTimers();
  fetchSite.mockReturnValue(new Promise(() => {}));
  vi.resetModules();
  const { loadPart } = await import('../../src/loadPart');
  const given = loadPart(gone).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await given).toBe(GONE);
  vi.useRealTimers();
});
