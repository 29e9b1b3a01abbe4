import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LeaveParticipation } from '../../../../src/promotions/participations/LeaveParticipation';
import { ownMessages } from '../../../../src/promotions/participations/ownMessages';
import {
  cacheParticipations,
  cachedParticipations,
} from '../../../../src/promotions/participations/participationsCache';
import { goWithoutServer } from '../../../support/noServer';

// Firestore has no server here. Browser tests cover leaving a promotion.
goWithoutServer();

const UID = 'uid-da-maria';
const natal = { promocao: 'natal', titulo: 'Natal premiado', em: null, regulamento: null };
const onLeft = vi.fn<() => void>();

const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.getByRole('group', { name: 'Deixar mesmo de participar?' });
const ask = () => userEvent.click(button('Deixar de participar: Natal premiado'));

function show(): void {
  render(<LeaveParticipation uid={UID} participation={natal} status="ended" onLeft={onLeft} />);
}

it('leaving takes a second step, which says what follows from it', async () => {
  show();
  await ask();
  expect(question()).toHaveFocus();
  expect(question()).toHaveAccessibleDescription(ownMessages.leave.ended);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Manter participação',
    'Sim, deixar',
  ]);
  expect(onLeft).not.toHaveBeenCalled();
});

it('a person who goes on taking part is back at the button, with nothing changed', async () => {
  show();
  await ask();
  await userEvent.click(button('Manter participação'));
  expect(button('Deixar de participar: Natal premiado')).toHaveFocus();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(onLeft).not.toHaveBeenCalled();
});

it('without an answer nobody is promised to take part still, and everybody may try again', async () => {
  cacheParticipations(UID, [natal]);
  show();
  await ask();
  await userEvent.click(button('Sim, deixar'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Não conseguimos conectar. Verifique a sua internet e tente de novo.',
    ),
  );
  const failure = screen.getByRole('group', { name: 'Saída ainda não confirmada.' });
  expect(failure).toBeVisible();
  expect(failure).not.toHaveAttribute('aria-describedby');
  expect(button('Tentar sair de novo')).toHaveAttribute('aria-disabled', 'false');
  expect(button('Tentar sair de novo')).toHaveFocus();
  expect(button('Agora não')).toBeEnabled();
  expect(screen.queryByText('Manter participação')).not.toBeInTheDocument();
  expect(cachedParticipations(UID)).toEqual([natal]);
  expect(onLeft).not.toHaveBeenCalled();
});
