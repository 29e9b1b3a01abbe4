import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SECOND_MS } from '../../../../src/base/durations';
import { NO_SHOW } from '../../../../src/model';
import { Bar } from '../../../../src/show/bar/Bar';
import { NO_STATE, type ShowState } from '../../../../src/show/watch/showState';
import { onPage } from '../../../support/onPage';

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * SECOND_MS);

const show = (state: Partial<ShowState>) =>
  render(onPage(<Bar show={{ ...NO_STATE, on: true, ...state }} />));

it.each<[Partial<ShowState>, string, string, string]>([
  [{ phase: 'live' }, 'O show está no ar!', 'Entrar na sala', 'status'],
  [{ phase: 'live', released: true }, 'O botão foi liberado!', 'Entrar agora', 'alert'],
  // A show without times, but with an open room.
  [{ phase: 'none', released: true }, 'O botão foi liberado!', 'Entrar agora', 'alert'],
])('while the show is %j the bar says: %s', (state, news, onward, role) => {
  show(state);
  expect(screen.getByRole(role)).toHaveTextContent(news);
  expect(screen.getByRole('link', { name: `${news} ${onward}` })).toHaveAttribute('href', '/sala-de-espera');
});

it('before the show the bar counts down, without announcing each second', async () => {
  const times = { begin: inSeconds(125), end: inSeconds(3_600) };
  show({ phase: 'upcoming', settings: { ...NO_SHOW, times } });
  expect(await screen.findByText(/^[12]:\d\d$/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^O show começa em menos de 10 minutos$/);
  expect(
    screen.getByRole('link', { name: 'O show começa em menos de 10 minutos Ir para a sala' }),
  ).toBeVisible();
});
