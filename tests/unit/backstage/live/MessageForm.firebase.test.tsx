import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeGate } from '../../../../scripts/shared/gate';
import { SHOW_LIMITS } from '../../../../src/backstage/limits';
import { MessageForm } from '../../../../src/backstage/live/MessageForm';
import { onDesk, sessionWithoutServer } from '../../../support/editors';
import { fill } from '../../../support/forms';

const field = () => screen.getByRole('textbox');

it('a typed message is kept as a draft while the form is not shown, until it is sent', async () => {
  const team = sessionWithoutServer();
  const first = render(onDesk(<MessageForm message="" />, team));
  fill(field(), 'Já vai!');
  first.unmount();
  const second = render(onDesk(<MessageForm message="" />, team));
  expect(field()).toHaveValue('Já vai!');
  vi.spyOn(team, 'run').mockResolvedValue(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar recado' }));
  await waitFor(() => expect(field()).toHaveValue(''));
  second.unmount();
  render(onDesk(<MessageForm message="" />, team));
  expect(field()).toHaveValue('');
});

it.each([
  ['', ''],
  ['Agora sim!', 'Agora sim!'],
])('text typed while a message is being sent is kept as a draft: %j', async (typed, kept) => {
  const team = sessionWithoutServer();
  const sent = makeGate();
  vi.spyOn(team, 'run').mockReturnValue(sent.opened);
  const form = render(onDesk(<MessageForm message="" />, team));
  fill(field(), ' Já vai!');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar recado' }));
  if (typed) fill(field(), typed);
  form.unmount();
  await act(async () => sent.open());
  render(onDesk(<MessageForm message="" />, team));
  expect(field()).toHaveValue(kept);
});

it('the button that removes the message is below the one that has sent it', () => {
  render(onDesk(<MessageForm message="Já vai!" />, sessionWithoutServer()));
  const names = screen.getAllByRole('button').map((one) => one.textContent);
  expect(names).toEqual(['Enviar recado', 'Apagar recado']);
});

it('when the message and its button disappear, the part takes the focus, but not from elsewhere', () => {
  const team = sessionWithoutServer();
  const { rerender } = render(onDesk(<MessageForm message="Já vai!" />, team));
  screen.getByRole('button', { name: 'Apagar recado' }).focus();
  rerender(onDesk(<MessageForm message="" />, team));
  expect(screen.getByRole('region', { name: 'Recado ao público' })).toHaveFocus();
  rerender(onDesk(<MessageForm message="Já vai!" />, team));
  field().focus();
  rerender(onDesk(<MessageForm message="" />, team));
  expect(field()).toHaveFocus();
});

it.each([
  [1, /Cabe mais 1 letra\.$/],
  [2, /Cabem mais 2 letras\.$/],
])('with room for %i more, the hint says so', (left, hint) => {
  render(onDesk(<MessageForm message="" />, sessionWithoutServer()));
  fill(field(), 'a'.repeat(SHOW_LIMITS.recado - left));
  expect(screen.getByText(hint)).toBeVisible();
});
