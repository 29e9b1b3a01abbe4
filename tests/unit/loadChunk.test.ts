import { beforeEach, describe, expect, it, vi } from 'vitest';

const GONE = new TypeError('Failed to fetch dynamically imported module');
const gone = () => Promise.reject(GONE);

const reload = vi.fn<() => void>();
const fetchSite = vi.fn<typeof fetch>();

/** Of a page that has just been opened. */
async function loadChunkAnew(load: () => Promise<unknown>): Promise<unknown> {
  vi.resetModules();
  const { loadChunk } = await import('../../src/firebase/loadChunk');
  const nothing = new Promise((resolve) => setTimeout(resolve, 20, 'nothing yet'));
  return Promise.race([loadChunk(load), nothing]).catch((error: unknown) => error);
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  reload.mockReset();
  fetchSite.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', fetchSite);
  // jsdom loads nothing.
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue({ reload } as unknown as Location);
});

it('is the chunk', async () => {
  const chunk = { name: 'the chunk' };
  expect(await loadChunkAnew(() => Promise.resolve(chunk))).toBe(chunk);
});

it('is no answer where there is no network', async () => {
  fetchSite.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadChunkAnew(gone)).toMatchObject({ code: 'unavailable', cause: GONE });
});

describe('that is gone with a deploy', () => {
  it.each([
    '',
    '<input value="">',
    '<input type="checkbox" value="sim">',
    '<select><option value="">Escolha</option></select>',
  ])('has the page loaded again over %j', async (form) => {
    document.body.innerHTML = form;
    expect(await loadChunkAnew(gone)).toBe('nothing yet');
    expect(reload).toHaveBeenCalled();
  });

  it.each([
    '<input value="Maria">',
    '<select><option value="">Escolha</option><option value="SP" selected>São Paulo</option></select>',
  ])('leaves what has been typed: %j', async (form) => {
    document.body.innerHTML = form;
    expect(await loadChunkAnew(gone)).toMatchObject({ code: 'app/outdated', cause: GONE });
    expect(reload).not.toHaveBeenCalled();
  });
});
