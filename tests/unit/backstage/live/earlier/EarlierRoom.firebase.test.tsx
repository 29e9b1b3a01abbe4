import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { EarlierRoom } from '../../../../../src/backstage/live/earlier/EarlierRoom';
import * as places from '../../../../../src/backstage/live/takenPlaces';
import { ARRIVALS_KEY } from '../../../../../src/base/storage';
import * as toasts from '../../../../../src/ui/toast/notify';
import { onDesk, sessionWithoutServer } from '../../../../support/editors';
import { fill } from '../../../../support/forms';

const PLACE = {
  ticket: 'a',
  code: '7F3A 22B1',
  at: 0,
  name: null,
  phone: null,
  confirmed: false,
  samePhoneAs: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T12:00:00Z') });
  vi.spyOn(places, 'readPlaces').mockResolvedValue([PLACE]);
});

const roomAt = (opened: string) => ({
  name: 'a',
  link: 'https://example.com/errada',
  opensAt: Date.parse(opened),
});

it.each([
  ['2026-12-02T03:05:00Z', 'Sala anterior, à 0h05'],
  ['2026-12-01T23:40:00Z', 'Sala anterior, ontem, às 20h40'],
])('a room opened at %s is called %j', async (opened, heading) => {
  render(onDesk(<EarlierRoom room={roomAt(opened)} anotherOpen={false} />));
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(heading);
});

it.each([
  ['', '1 pessoa ganhou. Falta\u00A01.'],
  ['["a"]', '1 pessoa ganhou. Ninguém falta.'],
])('while it is folded, it says who is missing; ticked: %s', async (ticked, text) => {
  localStorage.setItem(ARRIVALS_KEY, ticked);
  render(onDesk(<EarlierRoom room={roomAt('2026-12-02T10:00:00Z')} anotherOpen={false} />));
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading.nextElementSibling?.textContent).toBe(text);
});

it('while its winners could not be read, it does not say that nobody is missing', async () => {
  vi.spyOn(places, 'readPlaces').mockRejectedValue(new Error('no answer'));
  vi.spyOn(console, 'error').mockReturnValue();
  render(onDesk(<EarlierRoom room={roomAt('2026-12-02T10:00:00Z')} anotherOpen={false} />));
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading.nextElementSibling?.textContent).toBe('');
});

it.each([
  [false, /^Corrigido: quem ganha abre example\.com\/certa\. Quem já ganhou, também/],
  [true, /^Corrigido: .* quando a sala aberta fechar\.$/],
])('a correction says when winners receive it; while another room is open: %s', async (anotherOpen, text) => {
  const team = sessionWithoutServer();
  vi.spyOn(team, 'run').mockResolvedValue(undefined);
  vi.spyOn(team.account, 'email').mockResolvedValue('ana@example.com');
  const toast = vi.spyOn(toasts, 'notify').mockReturnValue();
  render(onDesk(<EarlierRoom room={roomAt('2026-12-02T10:00:00Z')} anotherOpen={anotherOpen} />, team));
  await userEvent.click(await screen.findByText(/^Sala anterior/));
  await userEvent.click(screen.getByRole('button', { name: 'Mudar o endereço' }));
  fill(screen.getByRole('textbox'), 'https://example.com/certa');
  await userEvent.click(screen.getByRole('button', { name: 'Corrigir o endereço' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith('success', expect.stringMatching(text)));
});
