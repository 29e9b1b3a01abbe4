import { describe, expect, it, vi } from 'vitest';
import { useMissingPart } from '../../support/missingPart';

const { reload, fetchSite, GONE, gone, outcomeOf } = useMissingPart();

/** Calls loadChunk as in a newly opened page. */
async function loadInNewPage(load: () => Promise<unknown>): Promise<unknown> {
  vi.resetModules();
  const { loadChunk } = await import('../../../src/firebase/loadChunk');
  return outcomeOf(loadChunk(load));
}

it('loadChunk returns the chunk', async () => {
  const chunk = { name: 'the chunk' };
  expect(await loadInNewPage(() => Promise.resolve(chunk))).toBe(chunk);
});

it('loadChunk throws an unavailable error without a network', async () => {
  fetchSite.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadInNewPage(gone)).toMatchObject({ code: 'unavailable', cause: GONE });
});

describe('loadChunk for a chunk that a deploy removed', () => {
  it.each([
    '',
    '<input value="">',
    '<input type="checkbox" value="sim">',
    '<select><option value="">Escolha</option></select>',
  ])('reloads a page with no typed values: %j', async (form) => {
    document.body.innerHTML = form;
    expect(await loadInNewPage(gone)).toBe('nothing yet');
    expect(reload).toHaveBeenCalled();
  });

  it.each([
    '<input value="Maria">',
    '<select><option value="">Escolha</option><option value="SP" selected>São Paulo</option></select>',
  ])('does not reload a page with typed values: %j', async (form) => {
    document.body.innerHTML = form;
    expect(await loadInNewPage(gone)).toMatchObject({ code: 'app/outdated', cause: GONE });
    expect(reload).not.toHaveBeenCalled();
  });
});
