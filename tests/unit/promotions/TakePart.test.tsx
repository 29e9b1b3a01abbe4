import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AuthContext, type AuthState } from '../../../src/auth/AuthContext';
import type { Promotion } from '../../../src/model';
import { TakePart } from '../../../src/promotions/TakePart';
import { authWith, loading, signedIn, signedOut } from '../../support/auth';
import { goWithoutServer, NOT_LOADED } from '../../support/noServer';
import { takeConsoleErrors } from '../../support/unitSetup';

// Firestore has no server here. The browser tests cover this with one.
goWithoutServer();

const natal: Promotion = {
  id: 'natal',
  titulo: 'Natal premiado',
  descricao: '',
  imagem: '',
  inicio: new Date('2026-11-01T03:00:00Z'),
  fim: new Date('2026-11-22T02:59:59Z'),
  regulamento: null,
  autorizacao: '',
  resultado: '',
};

function page(state: AuthState, promotion: Partial<Promotion> = {}, readAgain = vi.fn<() => void>()) {
  return (
    <AuthContext value={authWith(state)}>
      <MemoryRouter>
        <TakePart promotion={{ ...natal, ...promotion }} readAgain={readAgain} />
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

describe('an open promotion for a signed-out visitor', () => {
  it('says until when it is open, and has no button that would fail', () => {
    render(page(signedOut));
    expect(screen.getByText(/^21 de novembro( de 2026)?, às 23h59$/)).toBeVisible();
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
    render(page(signedOut, { id }));
    expect(screen.getByRole('link', { name: 'Fazer cadastro e participar' })).toHaveAttribute('href', signUp);
    expect(screen.getByRole('link', { name: 'Já tenho conta' })).toHaveAttribute('href', login);
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
    render(page(signedIn(), {}, readAgain));
    await expectReadError();
    expect(screen.getByRole('alert')).toHaveTextContent('Não conseguimos carregar as promoções.');
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
