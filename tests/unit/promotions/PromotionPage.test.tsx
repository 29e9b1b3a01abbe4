import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthContext } from '../../../src/auth/AuthContext';
import { config } from '../../../src/config';
import PromotionPage from '../../../src/promotions/PromotionPage';
import { authWith, signedOut } from '../../support/auth';
import { goWithoutServer, NOT_LOADED } from '../../support/noServer';
import { takeConsoleErrors } from '../../support/unitSetup';

// Firestore has no server here. The browser tests cover the page with one.
goWithoutServer();

beforeEach(() => {
  // The request for the server's time fails too.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

const FAILED = 'Não conseguimos carregar as promoções. Verifique a sua internet e tente de novo.';

function show(address = '/promo/natal'): void {
  render(
    <AuthContext value={authWith(signedOut)}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/promo/:id" element={<PromotionPage />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>,
  );
}

/** Waits until the page shows the load error, and expects it in the log. */
async function failed(): Promise<void> {
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(takeConsoleErrors()).toEqual([NOT_LOADED]);
}

describe('the promotion page', () => {
  it('is loading at first and has a title', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
    expect(document.title).toBe(`Promoção | ${config.brandName}`);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await failed();
  });

  it('shows a load error, not that the promotion does not exist', async () => {
    show();
    await failed();
    expect(screen.queryByText('Promoção não encontrada')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('keeps its title after a load error', async () => {
    show();
    await failed();
    expect(document.title).toBe(`Promoção | ${config.brandName}`);
  });

  it('has a level 1 heading after a load error', async () => {
    show();
    await failed();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('can be retried, and shows the error again if that fails', async () => {
    show();
    await failed();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await failed();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

describe('the promotion page with an invalid id', () => {
  it.each([
    '/promo/natal%2Fpremiado',
    '/promo/natal%2Fpremiado%2F2026',
    '/promo/natal%2F%2Fpremiado',
    '/promo/%2F',
    '/promo/%2F%2Fevil.com',
    '/promo/%2E%2E',
    '/promo/__natal__',
    `/promo/${'x'.repeat(1_501)}`,
  ])('%s shows that the promotion was not found, not a network error', async (address) => {
    show(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Promoção não encontrada' })).toBeVisible();
    expect(screen.getByText('Esta promoção não existe ou não está mais publicada.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver as promoções abertas' })).toHaveAttribute('href', '/');
  });
});
