import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConnectionContext } from '../../../../src/backstage/TeamContext';
import { StatePanel } from '../../../../src/backstage/live/StatePanel';

const NOW = Date.parse('2031-12-01T23:00:00Z');
const OPEN = { id: 'show', open: true, clicks: 0, taken: 0, full: false, broken: false, opensAt: null };

const panel = (room: typeof OPEN, button: string) => (
  <ConnectionContext value>
    <StatePanel room={room} now={() => NOW}>
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
