import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLogLevel } from 'firebase/firestore';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AuthContext, type AuthState } from '../../../src/auth/AuthContext';
import type { Promotion } from '../../../src/model';
import type { PromotionStatus } from '../../../src/promotions/period';
import { TakePart } from '../../../src/promotions/TakePart';
import { authWith, loading, signedIn, signedOut } from '../../support/auth';
import { NOT_LOADED } from '../../support/noServer';
import { takeConsoleErrors } from '../../support/unitSetup';

// Firestore has no server here: nothing listens on this port. The browser tests cover this with one.
vi.stubEnv('VITE_FIRESTORE_EMULATOR', '127.0.0.1:1');
setLogLevel('silent');

const natal: Promotion = {
  id: 'natal',
  titulo: 'Natal premiado',
  descricao: '',
  imagem: '',
  inicio: new Date('2026-11-01T03:00:00Z'),
  fim: new Date('2026-11-22T02:59:59Z'),
  regulamento: null,
};

const visitors: [string, AuthState][] = [
  ['signed out', signedOut],
  ['signed in', signedIn()],
  ['not known yet', loading],
];

function page(
  state: AuthState,
  status: PromotionStatus = 'open',
  promotion: Partial<Promotion> = {},
  readAgain = vi.fn<() => void>(),
) {
  return (
    <AuthContext value={authWith(state)}>
      <MemoryRouter>
        <TakePart promotion={{ ...natal, ...promotion }} status={status} readAgain={readAgain} />
      </MemoryRouter>
    </AuthContext>
  );
}

/** Waits until reading the user's participation has failed, which is only logged. */
async function expectReadError(): Promise<void> {
  const logged: unknown[][] = [];
  await waitFor(() => {
    logged.push(...takeConsoleErrors());
    expect(logged).toHaveLength(1);
  });
  expect(logged[0]).toEqual(NOT_LOADED);
}

describe.each([
  ['notBegun', 'Esta promoção ainda não começou.'],
  ['ended', 'Esta promoção já terminou.'],
  ['incomplete', 'Esta promoção ainda não está pronta. Volte em breve.'],
] as const)('a promotion whose status is %s', (status, text) => {
  it.each(visitors)('says so to a visitor who is %s, and offers no action', async (_, state) => {
    render(page(state, status));
    expect(screen.getByText(text)).toBeVisible();
    if (state.status === 'signedIn') await expectReadError();
    expect(screen.queryByRole('button', { name: 'Participar' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('an open promotion for a signed-out visitor', () => {
  it('explains what taking part requires', () => {
    render(page(signedOut));
    expect(
      screen.getByText('Para participar, faça o seu cadastro: você volta para esta promoção.'),
    ).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['natal', '/sign-up/novo-cadastro?promo=natal', '/login?voltar=%2Fpromo%2Fnatal'],
    [
      'são joão',
      '/sign-up/novo-cadastro?promo=s%C3%A3o+jo%C3%A3o',
      '/login?voltar=%2Fpromo%2Fs%25C3%25A3o%2520jo%25C3%25A3o',
    ],
    ['a&b=c', '/sign-up/novo-cadastro?promo=a%26b%3Dc', '/login?voltar=%2Fpromo%2Fa%2526b%253Dc'],
  ])('with the id %s links to the sign-up and the login, which lead back', (id, signUp, login) => {
    render(page(signedOut, 'open', { id }));
    expect(screen.getByRole('link', { name: 'Participar' })).toHaveAttribute('href', signUp);
    expect(screen.getByRole('link', { name: 'Já tenho cadastro' })).toHaveAttribute('href', login);
  });
});

describe('an open promotion for a visitor whose state is still loading', () => {
  it('shows that it is loading', () => {
    render(page(loading));
    expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says so if there is no connection', () => {
    render(page({ status: 'loading', offline: true }));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Sem conexão com a internet. A página continua assim que ela voltar.',
    );
  });
});

describe('an open promotion for a signed-in user', () => {
  it('shows that it is loading until the server says whether the user takes part', async () => {
    render(page(signedIn()));
    expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await expectReadError();
  });

  it('shows a load error if the server does not respond, and can be retried', async () => {
    const readAgain = vi.fn<() => void>();
    render(page(signedIn(), 'open', {}, readAgain));
    await expectReadError();
    expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos carregar esta parte da página.');
    expect(screen.queryByText('Você está participando!')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await expectReadError();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(readAgain).not.toHaveBeenCalled();
  });

  it('shows no links for signed-out visitors after the user signs in on the page', async () => {
    const { rerender } = render(page(signedOut));
    rerender(page(signedIn()));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await expectReadError();
  });
});
