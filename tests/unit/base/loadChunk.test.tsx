import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../../src/base/durations';
import { errorOf } from '../../../src/base/errors';

type LoadChunk = typeof import('../../../src/base/loadChunk').loadChunk;

const CHUNK = { name: 'the chunk' };
const MISSING = new TypeError('Failed to fetch dynamically imported module');
const missing = () => Promise.reject(MISSING);

const reload = vi.fn<() => void>();
const fetchSite = vi.fn<typeof fetch>();
let loadChunk: LoadChunk;
let UnreachableError: typeof import('../../../src/base/loadChunk').UnreachableError;

beforeEach(async () => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  reload.mockReset();
  fetchSite.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', fetchSite);
  // A mocked location, because jsdom cannot reload a page.
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ reload } as unknown as Location);
  await openPage();
});

/** Imports the module anew, as a newly loaded page does. */
async function openPage(): Promise<void> {
  vi.resetModules();
  ({ loadChunk, UnreachableError } = await import('../../../src/base/loadChunk'));
}

/** The loaded chunk, or its error; 'nothing' if the promise is still pending after 200 ms. */
function outcomeOf(chunk: Promise<unknown>): Promise<unknown> {
  const nothing = new Promise((resolve) => setTimeout(resolve, 200, 'nothing'));
  return Promise.race([chunk, nothing]).catch((error: unknown) => error);
}

it('a chunk that is there is loaded without asking the site', async () => {
  expect(await outcomeOf(loadChunk(async () => CHUNK))).toBe(CHUNK);
  expect(fetchSite).not.toHaveBeenCalled();
});

it('a chunk that failed once is loaded at the second attempt', async () => {
  const load = vi.fn<() => Promise<typeof CHUNK>>(async () => CHUNK).mockImplementationOnce(missing);
  expect(await outcomeOf(loadChunk(load))).toBe(CHUNK);
  expect(reload).not.toHaveBeenCalled();
});

describe('a chunk that a deploy has removed', () => {
  it('reloads the page, and no error is shown meanwhile', async () => {
    expect(await outcomeOf(loadChunk(missing))).toBe('nothing');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('fails after 10 s if the person has refused to leave the page, as does every later one', async () => {
    vi.useFakeTimers();
    const outcome = errorOf(loadChunk(missing, 'always'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ code: 'app/outdated', cause: MISSING });
    await expect(loadChunk(missing, 'never')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(loadChunk(missing, 'always')).rejects.toMatchObject({ code: 'unavailable' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload the page again soon, but for a later deploy', async () => {
    await outcomeOf(loadChunk(missing));
    await openPage();
    expect(await outcomeOf(loadChunk(missing))).toMatchObject({ code: 'unavailable', cause: MISSING });
    expect(reload).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
    expect(await outcomeOf(loadChunk(missing))).toBe('nothing');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload the page where the reload cannot be noted', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await outcomeOf(loadChunk(missing))).toMatchObject({ code: 'unavailable', cause: MISSING });
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload the page if the page can do without it', async () => {
    expect(await outcomeOf(loadChunk(missing, 'never'))).toMatchObject({
      code: 'unavailable',
      cause: MISSING,
    });
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page for a caller who needs the chunk after one who can do without it', async () => {
    await outcomeOf(loadChunk(missing, 'never'));
    expect(await outcomeOf(loadChunk(missing))).toBe('nothing');
    expect(reload).toHaveBeenCalledOnce();
  });

  describe.each([
    '<input value="Maria">',
    '<textarea>Um carro zero</textarea>',
    '<select><option value="">Escolha</option><option value="SP" selected>São Paulo</option></select>',
  ])('and %s was filled in', (form) => {
    beforeEach(() => {
      document.body.innerHTML = form;
    });

    it('does not reload the page', async () => {
      expect(await outcomeOf(loadChunk(missing))).toMatchObject({ code: 'app/outdated', cause: MISSING });
      expect(reload).not.toHaveBeenCalled();
    });

    it('reloads the page for another one, which replaces the form', async () => {
      expect(await outcomeOf(loadChunk(missing, 'always'))).toBe('nothing');
      expect(reload).toHaveBeenCalledOnce();
    });
  });

  it.each([
    '<input value="">',
    '<input type="checkbox" value="sim">',
    '<textarea></textarea>',
    '<select><option value="">Escolha</option></select>',
  ])('reloads the page where nothing was typed: %s', async (form) => {
    document.body.innerHTML = form;
    expect(await outcomeOf(loadChunk(missing))).toBe('nothing');
    expect(reload).toHaveBeenCalledOnce();
  });
});

/** Expects the page to be reloaded in the `within` ms after the first `ms`. */
async function expectReloadAfter(ms: number, within: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(within);
  expect(reload).toHaveBeenCalledOnce();
}

const forgotten = () => new Promise<never>(() => {});
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

describe('a chunk that the browser has forgotten in its page cache', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // jsdom has no navigation timing.
    vi.stubGlobal('performance', { getEntriesByType: () => [] });
  });

  it('reloads the page after a second if the site answers', async () => {
    void loadChunk(forgotten);
    comeBack();
    await expectReloadAfter(900, 200);
  });

  it('reloads the page when the site answers again', async () => {
    fetchSite.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    void loadChunk(forgotten);
    comeBack();
    await expectReloadAfter(1_500, 1_000);
  });

  it('reloads the page, too, if it is forgotten at its second attempt', async () => {
    const load = vi.fn<() => Promise<never>>(forgotten).mockImplementationOnce(missing);
    void loadChunk(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(2);
    comeBack();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload the page if something was typed', async () => {
    document.body.innerHTML = '<input value="Maria">';
    const outcome = errorOf(loadChunk(forgotten));
    comeBack();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await outcome).toMatchObject({ code: 'app/outdated' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('is awaited if it comes all the same', async () => {
    const chunk = loadChunk(() => new Promise((resolve) => setTimeout(resolve, 900, CHUNK)));
    comeBack();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await chunk).toBe(CHUNK);
    expect(reload).not.toHaveBeenCalled();
  });
});

const followLink = () => window.dispatchEvent(new Event('beforeunload'));

describe('a chunk whose loading ends because the visitor follows a link does not reload the page', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    void loadChunk(missing);
    followLink();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(reload).not.toHaveBeenCalled();
  });

  it('until it comes back from the page cache', async () => {
    comeBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('until it is clear that a second link did not leave it either', async () => {
    followLink();
    await expectReloadAfter(9_900, 200);
  });

  it('until it is clear that the link did not leave it', async () => {
    await vi.advanceTimersByTimeAsync(200);
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('a page listens for being left only while a chunk is loading', async () => {
  const add = vi.spyOn(window, 'addEventListener');
  const remove = vi.spyOn(window, 'removeEventListener');
  const leaving = expect.arrayContaining(['beforeunload']) as unknown;
  const chunk = loadChunk(async () => CHUNK);
  expect(add.mock.calls).toContainEqual(leaving);
  expect(remove.mock.calls).not.toContainEqual(leaving);
  await chunk;
  expect(remove.mock.calls).toContainEqual(leaving);
});

it.each<[string, typeof fetch]>([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the site is out of order', async () => new Response('', { status: 503 })],
])('a chunk is not loaded again where %s', async (_, answer) => {
  fetchSite.mockImplementation(answer);
  const load = vi.fn<() => Promise<never>>(missing);
  const error = await outcomeOf(loadChunk(load));
  expect(error).toBeInstanceOf(UnreachableError);
  expect(error).toMatchObject({ code: 'unavailable', cause: MISSING });
  expect(load).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

it('a chunk fails after 5 s where the site does not answer', async () => {
  vi.useFakeTimers();
  fetchSite.mockReturnValue(new Promise(() => {}));
  const outcome = errorOf(loadChunk(missing));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toMatchObject({ code: 'unavailable', cause: MISSING });
});
