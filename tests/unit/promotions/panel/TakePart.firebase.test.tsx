import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AuthState } from '../../../../src/auth/AuthContext';
import type { Promotion } from '../../../../src/model';
import { TakePart } from '../../../../src/promotions/panel/TakePart';
import { loading, signedIn, signedOut } from '../../../support/auth';
import { natal } from '../../../support/natal';
import { expectNotLoaded, goWithoutServer } from '../../../support/noServer';
import { onPage } from '../../../support/onPage';

// Firestore has no server here. Browser tests cover the panel with a server.
goWithoutServer();

const NOW = new Date('2026-11-19T12:00:00-03:00');

const page = (state: AuthState, promotion: Partial<Promotion> = {}, readAgain = vi.fn<() => void>()) =>
  onPage(<TakePart promotion={{ ...natal, ...promotion }} now={NOW} readAgain={readAgain} />, state);

const panel = () => within(screen.getByRole('region', { name: 'Participação' }));

describe('an open promotion for a signed-out visitor', () => {
  it('says how much time is left, and has no button that would fail', () => {
    render(page(signedOut));
    expect(screen.getByText(/^Faltam 2.dias$/)).toBeInTheDocument();
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

it.each([
  [loading, 'Carregando…'],
  [{ status: 'loading', offline: true }, 'Sem conexão. A página continua assim que ela voltar.'],
] as const)('an open promotion whose visitor is not known yet, %j, says %s', (state, text) => {
  render(page(state));
  expect(screen.getByRole('status')).toHaveTextContent(text);
  for (const role of ['button', 'link']) expect(panel().queryByRole(role)).not.toBeInTheDocument();
});

describe('an open promotion for a signed-in user', () => {
  it('is loading until the server says whether the user takes part, or does not respond; then it can be retried', async () => {
    const readAgain = vi.fn<() => void>();
    render(page(signedIn(), {}, readAgain));
    expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
    for (const role of ['button', 'link']) expect(panel().queryByRole(role)).not.toBeInTheDocument();
    await expectNotLoaded();
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar.');
    expect(screen.queryByText('Você está participando!')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await expectNotLoaded();
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(readAgain).not.toHaveBeenCalled();
  });

  it('shows no links for signed-out visitors after the user signs in on the page', async () => {
    const { rerender } = render(page(signedOut));
    rerender(page(signedIn()));
    expect(panel().queryByRole('link')).not.toBeInTheDocument();
    await expectNotLoaded();
  });
});
