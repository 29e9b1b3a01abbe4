import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConnectionContext } from '../../../../src/backstage/TeamContext';
import { StatePanel } from '../../../../src/backstage/live/StatePanel';
import type { DeskRoom } from '../../../../src/backstage/live/liveState';
import { HOUR_MS } from '../../../../src/base/durations';
import { OPEN_ROOM } from '../../../support/deskRoom';

const NOW = Date.parse('2031-12-01T23:00:00Z');

const panel = (room: DeskRoom, button: string) => (
  <ConnectionContext value>
    <StatePanel room={room} times={null} now={() => NOW}>
      <button key={button} type="button">
        {button}
      </button>
    </StatePanel>
  </ConnectionContext>
);

it('whose button closes the room is next to the button that comes after it', () => {
  const { rerender } = render(panel(OPEN_ROOM, 'Fechar'));
  screen.getByRole('button').focus();
  rerender(panel({ ...OPEN_ROOM, open: false }, 'Preparar outra sala'));
  expect(screen.getByRole('heading').closest('[tabindex="-1"]')).toHaveFocus();
});

it('says of a closed room what those see who had the button', () => {
  render(panel({ ...OPEN_ROOM, open: false }, 'Preparar outra sala'));
  expect(screen.getByText(/quem já via o botão ainda o vê/)).toBeVisible();
});

/** A show that has begun an hour ago. */
const ON = { begin: new Date(NOW - HOUR_MS), end: new Date(NOW + HOUR_MS) };
const OVER = { ...ON, end: new Date(NOW - 1) };

it.each([
  ['stays on while a room is open', OPEN_ROOM, null, true],
  ['stays on while the show is', null, ON, true],
  ['may go off with a closed room', { ...OPEN_ROOM, open: false }, OVER, false],
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
