import type { Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { PAGES } from '../support/pages';
import { allowConsoleErrors, expect, FAILED_REQUEST, holdRequests, test } from './fixtures';

/** The pages that show a picture of their own in messengers; all others show the site's. */
const PICTURES: Record<string, string> = {
  '/sala-de-espera': '/share-sala.jpg',
  '/promo/natal': '/share-promocao.jpg',
  '/sign-up/novo-cadastro': '/share-cadastro.jpg',
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its heading, title and own description, and preloads that come after its font', async ({
    page,
    request,
  }) => {
    // One of the addresses does not exist and has status 404.
    allowConsoleErrors(FAILED_REQUEST);
    // Search engines look for these only in the head.
    const contentOf = (tag: string) => page.locator(`head > ${tag}`).getAttribute('content');
    const descriptions = new Set<string | null>();
    for (const [address, { title, heading, data = 0 }] of Object.entries(PAGES)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${title} | Show de Prêmios`);
      expect(await contentOf('meta[property="og:title"]')).toBe(`${title} | Show de Prêmios`);
      const description = await contentOf('meta[name=description]');
      expect(await contentOf('meta[property="og:description"]')).toBe(description);
      descriptions.add(description);
      const picture = (await contentOf('meta[property="og:image"]')) ?? '';
      expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/jpeg');
      expect(new URL(picture).pathname).toBe(PICTURES[address] ?? '/share.jpg');
      // The font comes first: a browser loads scripts of a low priority after it, and preloads no others yet.
      await expect(page.locator('script[type=module]:not([fetchpriority=low])')).toHaveCount(0);
      await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
      const scripts = await page
        .locator('head > template')
        .evaluate((template: HTMLTemplateElement) =>
          [...template.content.children].map((link) => link.getAttribute('href') ?? ''),
        );
      expect(scripts).not.toEqual([]);
      for (const script of scripts) expect((await request.get(script)).status()).toBe(200);
      expect(scripts.filter((script) => script.includes('/firebase-'))).toHaveLength(data);
      const servers = await addressesOf(page, 'link[rel=preconnect]');
      expect(servers.length > 0).toBe(data > 0);
    }
    expect(descriptions.size).toBe(Object.keys(PAGES).length);
  });
});

test('a page preloads its scripts once it is painted, without waiting for the app', async ({ page }) => {
  const gate = holdRequests();
  await page.route('**/assets/app-*.js', gate.handle);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('head > link[rel=modulepreload]')).not.toHaveCount(0);
  await expect(page.locator('template')).toHaveCount(0);
  gate.open();
});

test('a browser that is too old for the app says so', async ({ page }) => {
  // Such a browser fails to read the app's scripts.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'at'));
  await page.goto('/sala-de-espera');
  await expect(page.getByText('Este navegador é antigo demais para este site.')).toBeVisible();
  const inline = await page.locator('script:not([src])').first().textContent();
  expect(inline).toContain('antigo demais');
  // Syntax that such browsers cannot read.
  expect(inline).not.toMatch(/\?\.[^\d]|\?\?/);
});

test('each page names its address on the own domain, also after a navigation', async ({ page, request }) => {
  // The read of a promotion that does not exist is refused with 403.
  allowConsoleErrors(/status of 403/);
  const canonicalIn = async (address: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec(await (await request.get(address)).text())?.[1];
  expect(await canonicalIn('/')).toBe('https://example.com/');
  expect(await canonicalIn('/Sala-de-espera?conferir')).toBe('https://example.com/sala-de-espera');
  // No canonical address in the HTML of a promotion, because the same file serves every promotion.
  expect(await canonicalIn('/promo/natal')).toBeUndefined();
  expect(await canonicalIn('/nao/existe')).toBeUndefined();

  const canonical = page.locator('head > link[rel=canonical]');
  await page.goto('/promo/natal?utm_source=show');
  await expect(canonical).toHaveAttribute('href', 'https://example.com/promo/natal');
  await page.getByRole('link', { name: 'Termos', exact: false }).click();
  await expect(canonical).toHaveAttribute('href', 'https://example.com/termos');
  await expect(canonical).toHaveCount(1);
});

function addressesOf(page: Page, links: string): Promise<string[]> {
  return page.locator(links).evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
}

test('the sign-up form keeps what was typed before hydration, and submits only after it', async ({
  page,
}) => {
  const gate = holdRequests();
  await page.route('**/assets/app-*.js', gate.handle);
  await page.goto('/sign-up/novo-cadastro', { waitUntil: 'commit' });
  await page.getByLabel('Nome completo').fill('Maria da Silva');
  await page.getByLabel('E-mail').fill('maria@example.com');
  await page.getByLabel('Senha', { exact: true }).fill('segredo123');
  await page.getByLabel('E-mail').press('Enter');
  await expect(page.locator('button[type=submit]')).toBeDisabled();
  gate.open();
  await expect(page.locator('button[type=submit]')).toBeEnabled();
  await page.getByLabel('Celular').fill('11912345678');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria da Silva');
  await expect(page.getByLabel('E-mail')).toHaveValue('maria@example.com');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('segredo123');
  await expect(page).toHaveURL('/sign-up/novo-cadastro');
});

test('a form whose scripts fail asks before a reload that would lose what was typed', async ({ page }) => {
  allowConsoleErrors(FAILED_REQUEST);
  await page.route('**/assets/app-*.js', (route) => route.fulfill({ status: 503 }));
  // The page reloads once the site has answered it.
  const gate = holdRequests();
  await page.route('/', gate.handle);
  await page.goto('/sign-up/novo-cadastro');
  const asked = page.waitForEvent('dialog');
  await page.getByLabel('Nome completo').fill('Maria da Silva');
  gate.open();
  await (await asked).dismiss();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Maria da Silva');

  await page.unroute('**/assets/app-*.js');
  const askedAgain = page.waitForEvent('dialog');
  await page.evaluate(() => {
    const script = document.querySelector('script[src*="/app-"]');
    script?.dispatchEvent(new Event('error'));
  });
  await (await askedAgain).accept();
  await expect(page.locator('button[type=submit]')).toBeEnabled();
});

test('a script that only loads sooner what the app loads, too, causes no reload', async ({ page }) => {
  await page.goto('/sala-de-espera');
  await page.getByRole('heading', { name: 'Como funciona' }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  const fail = (selector: string) =>
    page.evaluate((script) => document.querySelector(script)?.dispatchEvent(new Event('error')), selector);
  await fail('script[type=module][async]');
  await setTimeout(2_000);
  expect(asked).not.toContain('HEAD');
  await fail('script[type=module]:not([async])');
  await expect.poll(() => asked).toContain('HEAD');
});
