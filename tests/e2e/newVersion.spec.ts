import type { Page } from '@playwright/test';
import { countLoads, test } from './configured';
import {
  admin,
  allowConsoleErrors,
  expect,
  expectConsoleErrors,
  FAILED_REQUEST,
  liveSession,
  holdRequests,
  openWithChunk,
} from './fixtures';
import { collectMarks, enter, wait, waitInOpenRoom } from './waitingRoomPage';

/** Records each time that the error page is shown, even briefly. */
const collectErrors = (page: Page) =>
  collectMarks(page, 'error page', () => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'A página não abriu') console.debug('error page');
    }).observe(document, { childList: true, subtree: true });
  });

/**
 * Lets requests for these paths fail, as without a connection, until the page has asked the site twice
 * whether it answers.
 */
async function failUntilAsked(page: Page, paths: string): Promise<void> {
  let asked = 0;
  await page.route(paths, (route) => (asked < 2 ? route.abort('connectionreset') : route.continue()));
  await page.route('/', (route) => (asked++ === 0 ? route.abort('connectionreset') : route.continue()));
}

test.beforeEach(() => {
  allowConsoleErrors(FAILED_REQUEST);
});

test('a navigation after a deploy reloads the page once, to the new build', async ({ page, server }) => {
  const errors = await collectErrors(page);
  await openWithChunk(page, '/pg-infor/em-breve', 'InfoPage');
  server.deploy(true);
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await expect(page.getByRole('heading', { name: 'Termos de uso e aviso de privacidade' })).toBeVisible();
  // Wait until the new build handles clicks: before, a click on a link would load the next page's HTML.
  await page.waitForLoadState('load');
  await page.getByRole('link', { name: 'Minha conta' }).click();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  expect(loads).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('the waiting room reloads only once if its firebase.ts chunk stays missing, and keeps the place', async ({
  page,
}) => {
  await waitInOpenRoom(page);
  await enter(page).click();
  await page.waitForURL(liveSession);
  await page.route('**/assets/firebase-*.js', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.goto('/sala-de-espera');
  await expect(page.getByText('A sala não carregou.')).toBeVisible();
  expect(loads).toHaveLength(2);
  await page.unrouteAll();
  // `online` makes the page request the missing chunk again at once.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(await admin.tickets()).toHaveLength(1);
  expect(loads).toHaveLength(3);
});

test('a deploy does not interrupt the waiting room: a click counts without a reload', async ({
  page,
  server,
}) => {
  await wait(page);
  // The last thing to appear: by then, all chunks of the page have been loaded.
  await expect(page.getByRole('button', { name: 'Tocar um som quando abrir' })).toBeVisible();
  server.deploy(true);
  const loads = countLoads(page);
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(loads.filter((address) => address !== liveSession)).toEqual([]);
});

test('the login form keeps what was typed, with a message, if that chunk is missing', async ({ page }) => {
  expectConsoleErrors(FAILED_REQUEST);
  const asked = holdRequests();
  await page.route('**/assets/firebase-*.js', async (route) => {
    await asked.opened;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('maria@example.com');
  const loads = countLoads(page);
  asked.open();
  await page.getByLabel('Senha', { exact: true }).fill('segredo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('O site foi atualizado.')).toBeVisible();
  expect(loads).toEqual([]);
  await expect(page.getByLabel('E-mail')).toHaveValue('maria@example.com');
});

test.describe('a page reloads when the site answers again', () => {
  test('if its first script could not be loaded', async ({ page }) => {
    await failUntilAsked(page, '**/assets/app-*.js');
    const loads = countLoads(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
    expect(loads).toHaveLength(2);
  });

  test('if the visitor went to it offline', async ({ page, context }) => {
    expectConsoleErrors(/A página não pôde ser mostrada/);
    await openWithChunk(page, '/pg-infor/em-breve', 'InfoPage');
    const loads = countLoads(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Termos e privacidade' }).click();
    await expect(page.getByRole('heading', { name: 'A página não abriu' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Termos de uso e aviso de privacidade' })).toBeVisible();
    // The prerendered heading is visible before the reload has finished: wait for the latter.
    await page.waitForLoadState('domcontentloaded');
    expect(loads).toHaveLength(1);
  });
});
