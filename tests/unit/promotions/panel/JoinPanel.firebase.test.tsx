import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Promotion } from '../../../../src/model';
import { JoinPanel } from '../../../../src/promotions/panel/JoinPanel';
import { signedIn } from '../../../support/auth';
import { natal } from '../../../support/natal';
import { goWithoutServer } from '../../../support/noServer';
import { onPage } from '../../../support/onPage';
import { eventually } from '../../../support/timers';

// Firestore has no server here. Browser tests cover taking part.
goWithoutServer();

const RULES = 'https://example.com/regulamento';
const readAgain = vi.fn<() => void>();
const onJoined = vi.fn<() => void>();

function show(changed: Partial<Promotion> = {}, state: unknown = null, hasLeft = false): void {
  const promotion = { ...natal, regulamento: RULES, ...changed };
  const panel = <JoinPanel uid="uid-da-maria" {...{ promotion, readAgain, onJoined, hasLeft }} now={null} />;
  render(onPage(panel, signedIn(), { pathname: '/promo/natal', state }));
}

const rules = () => screen.queryByRole('link', { name: 'regulamento (abre em outra aba)' });

it.each([null, { signedUp: true }])('beside the button is what taking part accepts: %j', (state) => {
  show({}, state);
  expect(screen.getByText(/^Você participa como Maria da Silva. Ao participar, você aceita o/)).toBeVisible();
  expect(rules()).toHaveAttribute('href', RULES);
  expect(rules()).toHaveAttribute('target', '_blank');
});

it('after a sign-up it says what has succeeded and what is missing, without an alarm', () => {
  show({}, { signedUp: true });
  expect(screen.getByRole('status')).toHaveTextContent(/^Cadastro feito! Só falta participar\.$/);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('nothing is accepted where the promotion has no rules', () => {
  show({ regulamento: null });
  expect(screen.queryByText(/você aceita/)).not.toBeInTheDocument();
  expect(screen.getByText('Você participa como Maria da Silva.')).toBeVisible();
  expect(screen.queryByText(/^Cadastro feito!/)).not.toBeInTheDocument();
});

it('where the person has just left, it says so, and the button has the focus', () => {
  show({}, null, true);
  expect(screen.getByText('Você não participa mais de “Natal premiado”.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Participar' })).toHaveFocus();
});

it('without a connection the button is back with the error, and the rules stay in sight', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Participar' }));
  await eventually(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Participação ainda não confirmada.Não conseguimos conectar. Verifique a sua internet e tente de novo.',
    ),
  );
  expect(rules()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toHaveAttribute('aria-disabled', 'false');
  expect(onJoined).not.toHaveBeenCalled();
  expect(readAgain).not.toHaveBeenCalled();
});
