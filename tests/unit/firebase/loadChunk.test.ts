import { describe, expect, it, vi } from 'vitest';
import { useMissingPart } from '../../support/missingPart';

const { reload, fetchSite, GONE, gone, outcomeOf } = useMissingPart();

/** Of a page that has just been opened. */
async function loadChunkAnew(load: () => Promise<unknown>): Promise<unknown> {
  vi.resetModules();
  const { loadChunk } = await import('../../../src/firebase/loadChunk');
  return outcomeOf(loadChunk(load));
}

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
