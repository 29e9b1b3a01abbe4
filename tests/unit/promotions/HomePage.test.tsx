import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthContext, type AuthState } from '../../../src/auth/AuthContext';
import { config } from '../../../src/config';
import HomePage from '../../../src/promotions/HomePage';
import { authWith, loading, maria, signedIn, signedOut } from '../../support/auth';
import { goWithoutServer, NOT_LOADED } from '../../support/noServer';
import { takeConsoleErrors } from '../../support/unitSetup';

// Firestore has no server here. The browser tests cover the page with one.
goWithoutServer();

beforeEach(() => {
  // The request for the server's time fails too.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

const LOADING = 'Carregando…';
const FAILED = 'Não conseguimos carregar as promoções. Verifique a sua internet e tente de novo.';

function show(state: AuthState): void {
  render(
    <AuthContext value={authWith(state)}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </AuthContext>,
  );
}

const failed = () => screen.findByRole('alert');

/** Renders the page and waits until loading the promotions has failed. */
async function open(state: AuthState = signedOut): Promise<void> {
  show(state);
  await failed();
  expect(takeConsoleErrors()).toEqual([NOT_LOADED]);
}

/** The address that a link leads to. */
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the home page', () => {
  it('says what the show is in its only level 1 heading and the text below', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Clique primeiro e entre ao vivo no show!',
    );
    expect(screen.getByText(/^As 5 primeiras pessoas a clicar entram ao vivo/)).toBeVisible();
  });

  it('explains the waiting room in three steps and says who organises it', async () => {
    await open();
    const steps = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(steps).toEqual(['Espere na sala', 'Clique primeiro', 'Entre ao vivo']);
    expect(screen.getByText(new RegExp(config.organizer.name))).toBeVisible();
    expect(addressOf(config.organizer.contact)).toBe(config.organizer.contactLink);
  });

  it('has a title and a description for search engines', async () => {
    await open();
    expect(document.title).toBe(`Promoções e prêmios ao vivo | ${config.brandName}`);
    const descriptions = document.querySelectorAll('meta[name="description"]');
    expect(descriptions).toHaveLength(1);
    expect(descriptions[0]).toHaveAttribute(
      'content',
      'Veja as promoções abertas, participe e acompanhe ao vivo a entrega dos prêmios.',
    );
  });

  it('has its sections, and links to the waiting room', async () => {
    await open();
    const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent?.trim());
    expect(parts).toEqual(['Promoções abertas', 'Como funciona a sala de espera', 'Quem organiza']);
    expect(addressOf('Ir para a sala de espera')).toBe('/sala-de-espera');
  });

  it('claims nothing that only the server knows', async () => {
    await open();
    expect(screen.queryByText('AO VIVO')).not.toBeInTheDocument();
    expect(screen.queryByText(/se cadastr(ou|aram)\.$/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Nenhuma promoção aberta agora/)).not.toBeInTheDocument();
  });
});

describe('the home page for a visitor', () => {
  it('who is signed out links to the sign-up and the login', async () => {
    await open(signedOut);
    expect(addressOf('Cadastre-se grátis')).toBe('/sign-up/novo-cadastro');
    expect(addressOf('Já tenho conta')).toBe('/login');
  });

  it('who is signed in greets by name and leads to the next show', async () => {
    await open(signedIn());
    expect(screen.getByText(/^Olá, Maria da Conceição!/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Ir para a sala de espera' })).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Já tenho conta' })).not.toBeInTheDocument();
  });

  it('without a name greets without it', async () => {
    await open(signedIn({ ...maria, name: '' }));
    expect(screen.getByText(/^Olá! *$/)).toBeVisible();
  });

  it('whose name is HTML shows it as text', async () => {
    await open(signedIn({ ...maria, name: '<b>Maria</b>' }));
    expect(screen.getByText(/^Olá, <b>Maria<\/b>!/)).toBeVisible();
  });

  it('whose state is still loading shows neither', async () => {
    await open(loading);
    for (const name of ['Cadastre-se grátis', 'Já tenho conta'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Olá/)).not.toBeInTheDocument();
  });
});

describe('the promotions on the home page', () => {
  it('are loading at first, while the rest is visible', async () => {
    show(signedOut);
    expect(screen.getByRole('status')).toHaveTextContent(LOADING);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(addressOf('Ir para a sala de espera')).toBe('/sala-de-espera');
    expect(addressOf('Cadastre-se grátis')).toBe('/sign-up/novo-cadastro');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await failed();
    expect(takeConsoleErrors()).toEqual([NOT_LOADED]);
  });

  it('show an error if they cannot be loaded, while the rest stays visible', async () => {
    await open();
    expect(within(screen.getByRole('alert')).getByText(FAILED)).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(addressOf('Ir para a sala de espera')).toBe('/sala-de-espera');
  });

  it('can be retried, and show the error again if that fails', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(within(await failed()).getByText(FAILED)).toBeVisible();
    expect(takeConsoleErrors()).toEqual([NOT_LOADED]);
  });
});
