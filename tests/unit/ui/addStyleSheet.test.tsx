import { expect, it, vi } from 'vitest';
import { errorOf } from '../../../src/base/errors';
import { addStyleSheet } from '../../../src/ui/addStyleSheet';

const linksTo = (address: string) => document.head.querySelectorAll(`link[href="${address}"]`);

it('a style sheet is loaded once', async () => {
  await Promise.all([addStyleSheet('/once.css'), addStyleSheet('/once.css')]);
  await addStyleSheet('/once.css');
  expect(linksTo('/once.css')).toHaveLength(1);
});

it.each([
  ['fails', (link?: Element) => void link?.dispatchEvent(new Event('error'))],
  ['has no answer', () => void vi.advanceTimersByTime(30_000)],
])('a style sheet that %s is asked for again by the next call', async (how, end) => {
  vi.useFakeTimers();
  const address = `/${how}.css`;
  // The set-up file fires `load` on each style sheet.
  const load = vi.spyOn(HTMLLinkElement.prototype, 'dispatchEvent').mockReturnValue(true);
  const outcome = errorOf(addStyleSheet(address));
  await vi.advanceTimersByTimeAsync(0);
  load.mockRestore();
  end(linksTo(address)[0]);
  expect(await outcome).toBeInstanceOf(Error);
  expect(linksTo(address)).toHaveLength(0);
  await addStyleSheet(address);
  expect(linksTo(address)).toHaveLength(1);
});
