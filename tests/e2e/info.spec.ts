import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, NOT_LOADED, test } from './fixtures';
import { waitForButton } from './waitingRoomPage';

const NFC = '/pg-infor/j%C3%A1-participo';
const NFD = '/pg-infor/ja%CC%81-participo';

test('em-breve names the day and leads to the profile', async ({ page }) => {
  await page.goto('/pg-infor/em-breve');
  await expect(page.getByText('18/03/2024')).toBeVisible();
  await page.getByRole('link', { name: 'Acessar meu perfil' }).click();
  await expect(page).toHaveURL('/login?voltar=%2Fprofile');
});

test('a page with an account is asked for together with what is around it', async ({ page }) => {
  await page.goto('/pg-infor/em-breve');
  // What is around it does not come, and yet the page is asked for.
  await page.route('**/assets/AuthProvider-*.js', () => {});
  const asked = page.waitForRequest('**/assets/HomePage-*.js');
  await page.locator('header').getByRole('link').first().click();
  await asked;
});

/** What each has in its code: its package's name, its server's, or a name of its own. */
const MARKS = {
  firebase: '@firebase/',
  auth: 'identitytoolkit.googleapis.com',
  firestore: 'firestore.googleapis.com',
  crypto: 'EvpKDF',
};

/** Which of them the page has loaded by the time that it shows what it is there for. */
async function loadedBy(page: Page, open: () => Promise<void>): Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await open();
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('createRoot');
  return Object.entries(MARKS).flatMap(([what, mark]) => (code.includes(mark) ? [what] : []));
}

for (const [address, parts] of [
  ['/pg-infor/em-breve', []],
  ['/pg-infor/baixar-app', []],
  ['/nao-existe', []],
  ['/termos', []],
  ['/login', ['firebase', 'auth', 'firestore', 'crypto']],
] as const) {
  test(`${address} loads of Firebase and crypto-js: ${parts.join(', ') || 'nothing'}`, async ({
    page,
    allowConsoleErrors,
  }) => {
    // The document of an unknown address is itself a 404.
    if (address === '/nao-existe') allowConsoleErrors(FAILED_REQUEST);
    const open = async () => void (await page.goto(address, { waitUntil: 'networkidle' }));
    expect(await loadedBy(page, open)).toEqual(parts);
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
  test(`${address} is there with the first paint, not after a spinner`, async ({ page }) => {
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

test('baixar-app leads to the app and back to the profile', async ({ page }) => {
  await page.goto('/pg-infor/baixar-app');
  await expect(page.getByRole('link', { name: 'BAIXAR APLICATIVO!' })).toHaveAttribute('href', /^https:\/\//);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/login?voltar=%2Fprofile');
});

for (const [form, address] of [
  ['composed', NFC],
  ['decomposed', NFD],
  ['typed', '/pg-infor/já-participo'],
]) {
  test(`já-participo opens with its accent ${form}`, async ({ page }) => {
    await page.goto(address ?? '');
    await expect(page.getByText('Você já participa desta promoção.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'BAIXAR APLICATIVO!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/profile');
  });
}

test('já-participo names the promotion of the navigation state, also after a reload', async ({ page }) => {
  await page.goto(NFC);
  await page.evaluate(() => {
    window.history.replaceState({ ...window.history.state, usr: { tituloForm: 'Natal Premiado' } }, '');
  });
  await page.reload();
  await expect(page.getByText('Você já participa da promoção Natal Premiado.')).toBeVisible();
});

// The accent read in another encoding, and replaced by the sign for what is none.
for (const erro of ['qualquer', 'j%C3%83%C2%A1-participo', 'j%EF%BF%BD-participo', 'j%25C3%25A1-participo']) {
  test(`/pg-infor/${erro} says that something went wrong`, async ({ page }) => {
    await page.goto(`/pg-infor/${erro}`);
    await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
  });
}

test('an address that is no UTF-8 says so too', async ({ page }) => {
  await page.goto('/pg-infor/em-breve');
  await page.getByRole('heading', { name: 'O aplicativo está chegando!' }).waitFor();
  // The Hosting emulator itself refuses such an address, so it comes by way of the history.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/pg-infor/j%E1-participo');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
});

test('an address that does not exist is answered with 404 and leads to the sign-up page', async ({
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

test('a page whose part does not load says so and offers to try again', async ({
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
