import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { showWatch } from '../../src/show/watch/currentShow';
import { NO_STATE } from '../../src/show/watch/showState';

/** Expects a page that is opened while the button is released to have the bar that leads to it. */
export async function expectReleasedBar(open: () => void): Promise<void> {
  vi.stubGlobal('requestIdleCallback', setTimeout);
  vi.spyOn(showWatch, 'getState').mockReturnValue({ ...NO_STATE, on: true, released: true });
  const read = vi.spyOn(showWatch, 'readOnce');
  open();
  // A long limit, because Vite compiles the loaded parts of the page first.
  const bar = await screen.findByText('Entrar agora', {}, { timeout: 20_000 });
  expect(bar.closest('a')).toHaveAttribute('href', '/sala-de-espera');
  expect(read).toHaveBeenCalled();
}
