import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AuthState } from '../../../src/auth/AuthContext';
import HomePage from '../../../src/promotions/HomePage';
import { loading, maria, signedIn, signedOut } from '../../support/auth';
import { goWithoutServer, goWithoutSite, NOT_LOADED } from '../../support/noServer';
import { onPage } from '../../support/onPage';
import { takeConsoleErrors } from '../../support/unitSetup';

// Firestore has no server here. Browser tests cover the page with a server.
goWithoutServer();
goWithoutSite();

const FAILED = 'Não conseguimos carregar. Verifique a sua internet e tente de novo.';

async function expectFailed(): Promise<void> {
  expect(within(await screen.findByRole('alert')).getByText(FAILED)).toBeVisible();
  expect(takeConsoleErrors()).toEqual([NOT_LOADED]);
}

async function open(state: AuthState = signedOut): Promise<void> {
  render(onPage(<HomePage />, state));
  await expectFailed();
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent.trim());

describe('the home page', () => {
  it('says what the show is in its only level 1 heading and the text below', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Clique primeiro e entre ao vivo no show!',
    );
    expect(screen.getByText(/^As 5 primeiras pessoas a clicar entram ao vivo/)).toBeVisible();
  });

  it('has its sections and steps, and claims nothing that only the server knows', async () => {
    await open();
    expect(headings(2)).toEqual(['Promoções abertas', 'Como funciona a sala de espera']);
    expect(headings(3)).toEqual([
      'As promoções não abriram',
      'Espere na sala',
      'Clique primeiro',
      'Entre ao vivo',
    ]);
    for (const text of ['AO VIVO', /se cadastr(ou|aram)\.$/, /^Nenhuma promoção aberta agora/])
      expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('links a signed-out visitor to the sign-up and the login', async () => {
    await open(signedOut);
    expect(addressOf('Cadastre-se grátis')).toBe('/sign-up/novo-cadastro');
    expect(addressOf('Já tenho conta')).toBe('/login');
  });

  it.each([
    [maria.name, /^Olá, Maria da Silva!/],
    ['', /^Olá! *$/],
    ['<b>Maria</b>', /^Olá, <b>Maria<\/b>!/],
  ])('greets a person called %j, and leads to the next show', async (name, greeting) => {
    await open(signedIn({ ...maria, name }));
    expect(screen.getByText(greeting)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Ir para a sala de espera' })).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Já tenho conta' })).not.toBeInTheDocument();
  });

  it('shows no such links while the auth state is loading', async () => {
    await open(loading);
    for (const name of ['Cadastre-se grátis', 'Já tenho conta'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Olá/)).not.toBeInTheDocument();
  });
});

/** Expects the parts of the page that need no promotions. */
function expectRest(): void {
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(addressOf('Ir para a sala de espera')).toBe('/sala-de-espera');
  expect(addressOf('Cadastre-se grátis')).toBe('/sign-up/novo-cadastro');
}

it('the promotions on the home page are loading at first, then show an error and can be retried, beside the rest', async () => {
  render(onPage(<HomePage />));
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expectRest();
  await expectFailed();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expectRest();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await expectFailed();
});
