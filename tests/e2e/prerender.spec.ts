import type { Page } from '@playwright/test';
import { EventEmitter, once } from 'node:events';
import { expect, FAILED_REQUEST, test } from './fixtures';

/** By address. `data` is the number of features from which the page loads data. */
const PAGES: Record<string, { heading: string; data?: number }> = {
  '/': { heading: 'Boas-vindas ao Show de Prêmios!', data: 2 },
  '/sala-de-espera': { heading: 'Não saia daqui!', data: 1 },
  '/promo/natal': { heading: 'Promoção', data: 2 },
  '/login': { heading: 'Entre na sua conta', data: 1 },
  '/recuperar-senha': { heading: 'Recupere a sua senha', data: 1 },
  '/sign-up/novo-cadastro': { heading: 'Faça o seu cadastro', data: 1 },
  '/profile': { heading: 'Carregando o seu perfil…', data: 1 },
  '/pg-infor/em-breve': { heading: 'O aplicativo está chegando!' },
  '/pg-infor/baixar-app': { heading: 'Baixe o aplicativo' },
  '/pg-infor/outra': { heading: 'Carregando…' },
  '/termos': { heading: 'Termos de uso e aviso de privacidade' },
  '/nao/existe': { heading: 'OPS! ESSA PÁGINA NÃO EXISTE!' },
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, { heading, data = 0 }] of Object.entries(PAGES)) {
    test(`${address} has its heading, title and description, and preloads its scripts`, async ({
      page,
      request,
      allowConsoleErrors,
    }) => {
      // An unknown address has status 404.
      allowConsoleErrors(FAILED_REQUEST);
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page).toHaveTitle(/\S/);
      for (const tag of [
        'meta[name=description]',
        'meta[property="og:title"]',
        'meta[property="og:description"]',
      ])
        await expect(page.locator(tag)).toHaveAttribute('content', /\S/);
      const scripts = await addressesOf(page, 'link[rel=modulepreload]');
      for (const script of scripts) expect((await request.get(script)).status()).toBe(200);
      expect(scripts.filter((script) => script.includes('/firebase-'))).toHaveLength(data);
      const servers = await addressesOf(page, 'link[rel=preconnect]');
      expect(servers.length > 0).toBe(data > 0);
    });
  }
});

test('each page has its own description', async ({ request }) => {
  // Only the browser knows what /pg-infor/outra is about; it has the site's description, as the profile has.
  const addresses = Object.keys(PAGES).filter((address) => address !== '/pg-infor/outra');
  const pages = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  const descriptions = pages.map((html) => /<meta name="description" content="([^"]+)"/.exec(html)?.[1]);
  expect(new Set(descriptions).size).toBe(addresses.length);
});

function addressesOf(page: Page, links: string): Promise<string[]> {
  return page.locator(links).evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
}

test('the sign-up form keeps what was typed before hydration, and cannot be submitted before it', async ({
  page,
}) => {
  const gate = new EventEmitter();
  const released = once(gate, 'open');
  await page.route('**/assets/app-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/sign-up/novo-cadastro', { waitUntil: 'commit' });
  await page.getByLabel('Nome completo').fill('Maria da Silva');
  await page.getByLabel('E-mail').fill('maria@example.com');
  await page.getByLabel('Senha', { exact: true }).fill('segredo123');
  await page.getByLabel('E-mail').press('Enter');
  await expect(page.locator('button[type=submit]')).toBeDisabled();
  gate.emit('open');
  await expect(page.locator('button[type=submit]')).toBeEnabled();
  await page.getByLabel('Celular').fill('11912345678');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria da Silva');
  await expect(page.getByLabel('E-mail')).toHaveValue('maria@example.com');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('segredo123');
  await expect(page).toHaveURL('/sign-up/novo-cadastro');
});
