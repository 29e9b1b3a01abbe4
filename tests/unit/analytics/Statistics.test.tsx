import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Layout } from '../../../src/Layout';
import { giveConsent, givenConsent } from '../../../src/analytics/consent';
import { sleep } from '../../../src/base/timeouts';
import TermsPage from '../../../src/info/TermsPage';
import { onPage } from '../../support/onPage';

const question = () => screen.queryByRole('region', { name: 'Estatísticas de visita' });
const heading = () => screen.queryByRole('heading', { name: 'Estatísticas de visita' });
const button = (name: string) => screen.getByRole('button', { name });

function configure(): void {
  vi.stubEnv('VITE_FIREBASE_MEASUREMENT_ID', 'G-TEST');
}

/** Opens a page, and waits until a question would have been loaded. */
async function open(Page: () => React.ReactNode, path?: string): Promise<void> {
  render(onPage(<Page />, undefined, path));
  await act(async () => {
    await vi.dynamicImportSettled();
    await sleep(50);
  });
}

/** Opens a page that asks. */
async function openAsking(): Promise<HTMLElement> {
  configure();
  await open(Layout);
  return screen.findByRole('region', { name: 'Estatísticas de visita' });
}

describe('the consent question', () => {
  it('is not shown if analytics is not configured', async () => {
    await open(Layout);
    expect(question()).not.toBeInTheDocument();
  });

  it('explains what it asks, links to the details, and is part of the page, not a dialog over it', async () => {
    const asked = await openAsking();
    expect(asked).toHaveTextContent('Sem o seu nome e sem publicidade.');
    expect(screen.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('href', '/termos#estatisticas');
    expect(screen.getByRole('main')).not.toContainElement(asked);
    expect(screen.getByRole('banner')).not.toContainElement(asked);
  });

  it('is not shown above the terms, which ask in their own section', async () => {
    configure();
    await open(Layout, '/termos');
    expect(question()).not.toBeInTheDocument();
  });

  it.each([
    ['Recusar', 'nao'],
    ['Aceitar', 'sim'],
  ])('closes on "%s" and moves the focus to the page', async (name, consent) => {
    await openAsking();
    await userEvent.click(button(name));
    expect(question()).not.toBeInTheDocument();
    expect(givenConsent()).toBe(consent);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each(['nao', 'sim'] as const)('is not shown to a visitor who has answered: %s', async (consent) => {
    configure();
    giveConsent(consent);
    await open(Layout);
    expect(question()).not.toBeInTheDocument();
  });
});

describe('the terms page', () => {
  it('does not mention statistics or reCAPTCHA if they are not configured', async () => {
    await open(TermsPage);
    expect(heading()).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Analytics');
    expect(document.body).not.toHaveTextContent('reCAPTCHA');
  });

  it('describes the statistics if they are configured, and asks in their section', async () => {
    configure();
    await open(TermsPage);
    expect(heading()).toBeVisible();
    expect(document.body).toHaveTextContent('Google Analytics');
    expect(document.body).toHaveTextContent('Os cookies duram até dois anos');
    expect(screen.getByRole('status')).toHaveTextContent('as suas visitas não são contadas');
    expect(button('Aceitar')).toBeVisible();
    await userEvent.click(button('Recusar'));
    expect(givenConsent()).toBe('nao');
    expect(screen.queryByRole('button', { name: 'Recusar' })).not.toBeInTheDocument();
  });

  it('lets the visitor change the answer in both directions', async () => {
    configure();
    localStorage.setItem('@estatisticas', 'nao');
    await open(TermsPage);
    await userEvent.click(button('Aceitar'));
    expect(givenConsent()).toBe('sim');
    expect(screen.getByRole('status')).toHaveTextContent('você aceitou');
    await userEvent.click(button('Recusar'));
    expect(givenConsent()).toBe('nao');
    expect(screen.getByRole('status')).toHaveTextContent('as suas visitas não são contadas');
  });

  it('describes reCAPTCHA if App Check is configured', async () => {
    vi.stubEnv('VITE_RECAPTCHA_ENTERPRISE_KEY', 'site-key');
    await open(TermsPage);
    expect(document.body).toHaveTextContent('o site usa o reCAPTCHA, do Google');
    expect(screen.getByRole('link', { name: 'política de privacidade' })).toHaveAttribute(
      'href',
      'https://policies.google.com/privacy',
    );
  });
});
