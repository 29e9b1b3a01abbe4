import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConnectionContext } from '../../../../src/backstage/TeamContext';
import { StatePanel } from '../../../../src/backstage/live/StatePanel';
import { HOUR_MS } from '../../../../src/base/durations';

const NOW = Date.parse('2031-12-01T23:00:00Z');
const OPEN = { id: 'show', open: true, clicks: 0, taken: 0, full: false, broken: false, opensAt: null };

const panel = (room: typeof OPEN, button: string) => (
  <ConnectionContext value>
    <StatePanel room={room} times={null} now={() => NOW}>
      <button key={button} type="button">
        {button}
      </button>
    </StatePanel>
  </ConnectionContext>
);

it('whose button closes the room is next to the button that comes after it', () => {
  const { rerender } = render(panel(OPEN, 'Fechar'));
  screen.getByRole('button').focus();
  rerender(panel({ ...OPEN, open: false }, 'Preparar outra sala'));
  expect(screen.getByRole('heading').closest('[tabindex="-1"]')).toHaveFocus();
});

/** A show that has begun an hour ago. */
const ON = { begin: new Date(NOW - HOUR_MS), end: new Date(NOW + HOUR_MS) };
const OVER = { ...ON, end: new Date(NOW - 1) };

it.each([
  ['stays on while a room is open', OPEN, null, true],
  ['stays on while the show is', null, ON, true],
  ['may go off with a closed room', { ...OPEN, open: false }, OVER, false],
  ['may go off without a show', null, null, false],
])('the screen %s', (_, room, times, on) => {
  const request = vi.fn<() => Promise<object>>(async () => ({ release: async () => {} }));
  vi.stubGlobal('navigator', { onLine: true, wakeLock: { request } });
  render(
    <StatePanel room={room} times={times} now={() => NOW}>
      {null}
    </StatePanel>,
  );
  expect(request).toHaveBeenCalledTimes(on ? 1 : 0);
});
