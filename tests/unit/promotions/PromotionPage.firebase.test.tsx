import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { config } from '../../../src/config';
import PromotionPage from '../../../src/promotions/PromotionPage';
import { signedOut } from '../../support/auth';
import { goWithoutServer, goWithoutSite, NOT_LOADED } from '../../support/noServer';
import { pageAt } from '../../support/onPage';
import { expectReleasedBar } from '../../support/releasedBar';
import { takeConsoleErrors } from '../../support/unitSetup';

// Firestore has no server here. Browser tests cover the page with a server.
goWithoutServer();
goWithoutSite();

const FAILED = 'Não conseguimos carregar. Verifique a sua internet e tente de novo.';

const show = (at = '/promo/natal') => render(pageAt('/promo/:id', <PromotionPage />, signedOut, at));

/** Waits for the page's load error, not for 'not found', and takes it from the log. */
async function failed(): Promise<void> {
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(takeConsoleErrors()).toEqual([NOT_LOADED]);
  expect(screen.queryByText('Promoção não encontrada')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(document.title).toBe(`A promoção não abriu | ${config.brandName}`);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
}

it('the promotion page is loading at first, then shows an error, and can be retried', async () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
  expect(document.title).toBe(`Promoção | ${config.brandName}`);
  const panel = within(screen.getByRole('region', { name: 'Participação' }));
  for (const role of ['button', 'link']) expect(panel.queryByRole(role)).not.toBeInTheDocument();
  await failed();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await failed();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

it('takes away the tags that the build has written for messengers', async () => {
  const tag = document.head.appendChild(document.createElement('meta'));
  tag.dataset['shared'] = '';
  show();
  expect(tag).not.toBeInTheDocument();
  await failed();
});

it('has the bar that leads to the waiting room while the button is released', async () => {
  await expectReleasedBar(show);
  await screen.findByText(FAILED);
  takeConsoleErrors();
}, 30_000);

it.each([
  ...'/promo/natal%2Fpremiado|/promo/natal%2Fpremiado%2F2026|/promo/natal%2F%2Fpremiado'.split('|'),
  ...'/promo/%2F|/promo/%2F%2Fevil.com|/promo/%2E%2E|/promo/__natal__'.split('|'),
  `/promo/${'x'.repeat(1_501)}`,
])('%s shows that the promotion was not found, not a network error', async (address) => {
  show(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Promoção não encontrada' })).toBeVisible();
  expect(screen.getByText('Esta promoção não existe ou não está mais publicada.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver as promoções abertas' })).toHaveAttribute('href', '/');
});
