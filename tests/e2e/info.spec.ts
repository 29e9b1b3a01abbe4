import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, NOT_LOADED, test } from './fixtures';
import { waitForButton } from './waitingRoomPage';

const NFC = '/pg-infor/j%C3%A1-participo';
const NFD = '/pg-infor/ja%CC%81-participo';

test('/pg-infor/em-breve shows the date and links to the profile', async ({ page }) => {
  await page.goto('/pg-infor/em-breve');
  await expect(page.getByText('18/03/2024')).toBeVisible();
  await page.getByRole('link', { name: 'Acessar meu perfil' }).click();
  await expect(page).toHaveURL('/login?voltar=%2Fprofile');
});

test('a page inside AuthProvider is requested in parallel with it', async ({ page }) => {
  await page.goto('/pg-infor/em-breve');
  // AuthProvider never loads, and still the page is requested.
  await page.route('**/assets/AuthProvider-*.js', () => {});
  const requested = page.waitForRequest('**/assets/HomePage-*.js');
  await page.locator('header').getByRole('link').first().click();
  await requested;
});

/** Text by which each library is found in the loaded scripts: a package, a server or an identifier. */
const MARKS = {
  firebase: '@firebase/',
  auth: 'identitytoolkit.googleapis.com',
  firestore: 'firestore.googleapis.com',
  crypto: 'EvpKDF',
};

/** The libraries that the page has loaded when `open` resolves. */
async function loadedBy(page: Page, open: () => Promise<void>): Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await open();
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('createRoot');
  return Object.entries(MARKS).flatMap(([library, mark]) => (code.includes(mark) ? [library] : []));
}

for (const [address, libraries] of [
  ['/pg-infor/em-breve', []],
  ['/pg-infor/baixar-app', []],
  ['/nao-existe', []],
  ['/termos', []],
  ['/login', ['firebase', 'auth', 'firestore', 'crypto']],
] as const) {
  test(`${address} loads these libraries of Firebase and crypto-js: ${libraries.join(', ') || 'none'}`, async ({
    page,
    allowConsoleErrors,
  }) => {
    // An unknown address has status 404.
    if (address === '/nao-existe') allowConsoleErrors(FAILED_REQUEST);
    const open = async () => void (await page.goto(address, { waitUntil: 'networkidle' }));
    expect(await loadedBy(page, open)).toEqual(libraries);
  });
}

test('the waiting room loads Firestore, but neither Auth nor crypto-js', async ({
  page,
  admin,
  liveSession,
}) => {
  await admin.open('sala', { link: liveSession, cliques: 0 });
  expect(await loadedBy(page, () => waitForButton(page))).toEqual(['firebase', 'firestore']);
});

for (const address of ['/pg-infor/em-breve', '/login', '/sign-up/novo-cadastro', '/termos', '/']) {
  test(`${address} shows its heading from the first paint, without a spinner`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const main = document.querySelector('main');
        if (main && seen.length === 0) seen.push(main.querySelector('h1')?.textContent ?? '');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address);
    const heading = await page
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: 'Carregando' })
      .textContent();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual([heading]);
  });
}

test('/pg-infor/baixar-app links to the app and back to the profile', async ({ page }) => {
  await page.goto('/pg-infor/baixar-app');
  await expect(page.getByRole('link', { name: 'BAIXAR APLICATIVO!' })).toHaveAttribute('href', /^https:\/\//);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/login?voltar=%2Fprofile');
});

for (const [form, address] of [
  ['composed', NFC],
  ['decomposed', NFD],
  ['not percent-encoded', '/pg-infor/já-participo'],
]) {
  test(`/pg-infor/já-participo opens if its accent is ${form}`, async ({ page }) => {
    await page.goto(address ?? '');
    await expect(page.getByText('Você já participa desta promoção.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'BAIXAR APLICATIVO!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/profile');
  });
}

test('/pg-infor/já-participo names the promotion of the navigation state, also after a reload', async ({
  page,
}) => {
  await page.goto(NFC);
  await page.evaluate(() => {
    window.history.replaceState({ ...window.history.state, usr: { tituloForm: 'Natal Premiado' } }, '');
  });
  await page.reload();
  await expect(page.getByText('Você já participa da promoção Natal Premiado.')).toBeVisible();
});

// An unknown page, and the accent decoded as Latin-1, replaced by U+FFFD and encoded twice.
for (const erro of ['qualquer', 'j%C3%83%C2%A1-participo', 'j%EF%BF%BD-participo', 'j%25C3%25A1-participo']) {
  test(`/pg-infor/${erro} shows an error`, async ({ page }) => {
    await page.goto(`/pg-infor/${erro}`);
    await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
  });
}

test('an address that is not UTF-8 shows an error', async ({ page }) => {
  await page.goto('/pg-infor/em-breve');
  await page.getByRole('heading', { name: 'O aplicativo está chegando!' }).waitFor();
  // The Hosting emulator refuses such an address, so the test navigates with the History API.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/pg-infor/j%E1-participo');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
});

test('an unknown address has status 404 and a link to the sign-up page', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_REQUEST);
  const response = await page.goto('/nao/existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'OPS! ESSA PÁGINA NÃO EXISTE!' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para tela Início!' }).click();
  await expect(page).toHaveURL('/sign-up/novo-cadastro');
});

test('a page whose chunk fails to load shows an error and loads on retry', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_REQUEST, NOT_LOADED);
  await page.route('**/assets/InfoPage-*.js', (route) => route.abort());
  await page.goto('/pg-infor/em-breve');
  await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
  await page.unroute('**/assets/InfoPage-*.js');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('18/03/2024')).toBeVisible();
});
