import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { Offline } from '../../../../src/backstage/live/Offline';
import { RoomButtons } from '../../../../src/backstage/live/RoomButtons';
import type { LiveDesk } from '../../../../src/backstage/live/liveDesk';
import type { DeskRoom } from '../../../../src/backstage/live/liveState';
import { OPEN_ROOM } from '../../../support/deskRoom';

const NOW = Date.parse('2031-12-01T23:00:00Z');
const ROOM = { ...OPEN_ROOM, opensAt: NOW - 1 };
const COUNTING = { ...ROOM, opensAt: NOW + 9_000 };
const desk = { now: () => NOW } as LiveDesk;

const show = (room: DeskRoom, props: Partial<ComponentProps<typeof RoomButtons>> = {}) =>
  render(
    <RoomButtons
      room={room}
      places={[]}
      postponable
      correcting={false}
      quiet={false}
      facts=""
      busy={null}
      desk={desk}
      {...props}
    />,
  );
const names = () =>
  screen.getAllByRole('button').map((one) => one.firstChild?.nextSibling?.firstChild?.textContent);

it('a countdown to a room whose address is not known can only be cancelled', () => {
  show(COUNTING, { postponable: false });
  expect(names()).toEqual(['Cancelar']);
});

it.each([
  ['that counts down', COUNTING, ['Adiar 10 s', 'Cancelar']],
  ['that counts down for long', { ...ROOM, opensAt: NOW + 90_000 }, ['Adiar 1 min', 'Cancelar']],
  ['whose countdown is over', ROOM, ['Fechar']],
])('in a room %s, the button that postpones is above the one that closes', (_, room, buttons) => {
  show(room);
  expect(names()).toEqual(buttons);
});

it.each([
  [COUNTING, true],
  [ROOM, false],
])('only a countdown says when the public sees it: %#', (room, said) => {
  show(room);
  expect(screen.queryByText(/o público conta os últimos 10 segundos/) !== null).toBe(said);
});

it.each([0, 2])('a closed room with %i winners says where their list will be, if there are any', (taken) => {
  show({ ...ROOM, open: false, taken });
  expect(screen.queryByText(/lista de quem ganhou passa para “Sala anterior”/) !== null).toBe(taken > 0);
});

it('"Preparar outra sala" ignores a press that was meant for "Fechar", in whose place it appears', () => {
  vi.useFakeTimers();
  const finish = vi.fn<() => void>();
  show({ ...ROOM, open: false }, { desk: { now: desk.now, finish } as Partial<LiveDesk> as LiveDesk });
  fireEvent.click(screen.getByRole('button', { name: 'Espere um instante' }));
  expect(finish).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(3_100));
  fireEvent.click(screen.getByRole('button', { name: 'Preparar outra sala' }));
  expect(finish).toHaveBeenCalledOnce();
});

it('a room that is being closed cannot be postponed', () => {
  show(COUNTING, { busy: 'remove' });
  expect(screen.getByRole('button', { name: 'Adiar 10 s' })).not.toHaveAccessibleDescription();
});

it('a room with a mistake is closed, as the desk says, also before its time', () => {
  show({ ...COUNTING, broken: true });
  expect(names()).toEqual(['Fechar']);
});

it.each([true, false])('"Preparar outra sala" says that a correction is not saved: %s', (correcting) => {
  show({ ...ROOM, open: false }, { correcting });
  const note = screen.queryByText(/^A correção do endereço desta sala não está guardada\./);
  expect(note !== null).toBe(correcting);
});

it.each([
  [COUNTING, true],
  [ROOM, false],
  [{ ...COUNTING, open: false }, false],
  [null, false],
])('without a connection, a countdown is said to go on: %#', (room, said) => {
  render(<Offline connected={false} room={room} now={desk.now} />);
  expect(screen.queryByText(/^A contagem continua/) !== null).toBe(said);
});

it.each([
  [{}, 0, 'Nenhuma vaga saiu ainda.'],
  [{ taken: 3 }, 3, 'O último clique foi aos 1,3 s.'],
  [{ taken: 5, full: true }, 5, 'A última vaga saiu aos 1,3 s.'],
  [{ taken: 3, open: false }, 3, 'Fechou com 2 vagas livres.'],
  [{ taken: 4, open: false }, 4, 'Fechou com 1 vaga livre.'],
])('a lamp is lit for each place, with a line below: %#', (changed, lit, line) => {
  const last = {
    ticket: 'a',
    code: '7F3A 22B1',
    at: NOW + 1_300,
    name: null,
    phone: null,
    confirmed: false,
    samePhoneAs: null,
  };
  const { container } = show({ ...ROOM, opensAt: NOW, ...changed }, { places: [last] });
  expect(container.querySelectorAll('[data-lit]')).toHaveLength(5);
  expect(container.querySelectorAll('[data-lit="true"]')).toHaveLength(lit);
  expect(screen.getByText(line)).toBeVisible();
});

it.each([true, false])('a full room can be closed, as it says with a connection: %s', (connected) => {
  vi.stubGlobal('navigator', { onLine: connected });
  show({ ...ROOM, taken: 5, full: true });
  expect(screen.queryByText('Já pode fechar: ninguém mais ganha.') !== null).toBe(connected);
});
