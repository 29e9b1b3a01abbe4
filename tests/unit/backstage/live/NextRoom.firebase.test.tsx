import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NextRoom } from '../../../../src/backstage/live/NextRoom';
import { LiveDesk, type LiveView } from '../../../../src/backstage/live/liveDesk';
import type { TeamSession } from '../../../../src/backstage/teamSession';
import { OPEN_ROOM } from '../../../support/deskRoom';
import { onDesk, sessionWithoutServer } from '../../../support/editors';
import { fill } from '../../../support/forms';

const ANA = 'https://example.com/ana';

const field = () => screen.queryByLabelText('Para onde vai quem ganhar');

/** The part of the page 'Ao vivo' that prepares the next room. */
function nextRoomOf(team: TeamSession, view: Partial<LiveView> = {}) {
  const desk = new LiveDesk(team);
  return onDesk(<NextRoom desk={desk} view={{ ...desk.getState(), ...view }} />, team);
}

it('an address that was typed waits below a room that somebody opens while another part is shown', async () => {
  const team = sessionWithoutServer();
  vi.spyOn(team, 'run').mockResolvedValue(undefined);
  vi.spyOn(team.account, 'email').mockResolvedValue('ana@example.com');
  const { unmount } = render(nextRoomOf(team));
  fill(field() as HTMLElement, ANA);
  unmount();
  const { rerender } = render(nextRoomOf(team, { room: OPEN_ROOM }));
  expect(screen.getByRole('heading')).toHaveTextContent('Endereço da próxima sala');
  expect(field()).toHaveValue(ANA);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar endereço' }));
  rerender(nextRoomOf(team, { room: OPEN_ROOM, next: { link: ANA, preparedAt: 0, by: '', reused: false } }));
  expect(field()).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('below an open room there is no form in which nothing has been typed', () => {
  render(nextRoomOf(sessionWithoutServer(), { room: OPEN_ROOM }));
  expect(field()).not.toBeInTheDocument();
});
