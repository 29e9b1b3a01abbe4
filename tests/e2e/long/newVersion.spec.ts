import type { Page } from '@playwright/test';
import { countLoads, test } from '../configured';
import { sendSignUp, SIGNED_UP } from '../accountPage';
import { expect, FAILED_REQUEST, NOT_LOADED } from '../fixtures';
import { enter, wait } from '../waitingRoomPage';

const errorHeading = (page: Page) => page.getByRole('heading', { name: 'Ops algo deu errado' });

/** Removes the chunk of the information pages, as a deploy does. */
async function removeInfoPage(page: Page): Promise<void> {
  await page.route('**/assets/InfoPage-*.js', (route) => route.fulfill({ status: 404 }));
}

test.beforeEach(({ allowConsoleErrors }) => {
  allowConsoleErrors(FAILED_REQUEST, NOT_LOADED);
});

test('the home page reloads once into the new build if a deploy has removed its firebase.ts chunk', async ({
  page,
  server,
}) => {
  await page.route('**/assets/firebase-*.js', (route) => {
    server.deploy(true);
    return route.continue();
  });
  const loads = countLoads(page);
  await page.goto('/');
  await expect(page.getByText('Nenhuma promoção aberta agora.')).toBeVisible();
  expect(loads).toHaveLength(2);
});

test('a deploy does not interrupt the waiting room: a click still counts, without a reload', async ({
  page,
  server,
  admin,
  liveSession,
}) => {
  const responded = page.waitForResponse(/google\.firestore/);
  await wait(page);
  await responded;
  server.deploy(true);
  const loads = countLoads(page);
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(loads.filter((address) => address !== liveSession)).toEqual([]);
});

test.describe('a chunk that stays missing', () => {
  test('reloads the page once and then shows an error', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/A página não pôde ser mostrada/);
    await removeInfoPage(page);
    const loads = countLoads(page);
    await page.goto('/pg-infor/em-breve');
    await expect(errorHeading(page)).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(loads).toHaveLength(2);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText('18/03/2024')).toBeVisible();
  });

  test('shows the error without a reload if sessionStorage is blocked', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/A página não pôde ser mostrada/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await removeInfoPage(page);
    const loads = countLoads(page);
    await page.goto('/pg-infor/em-breve');
    await expect(errorHeading(page)).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(loads).toHaveLength(1);
  });
});

test('a chunk that fails to load once is requested again without a reload', async ({ page }) => {
  await page.route('**/assets/InfoPage-*.js', (route) => route.abort('connectionreset'), { times: 1 });
  const loads = countLoads(page);
  await page.goto('/pg-infor/em-breve');
  await expect(page.getByText('18/03/2024')).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('the login form keeps what was typed and shows a message if its firebase.ts chunk is missing', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_REQUEST);
  const held = new Promise<() => void>((requested) => {
    let seen = 0;
    void page.route('**/assets/firebase-*.js', async (route) => {
      if (seen++ === 0) await new Promise<void>((release) => requested(release));
      return route.fulfill({ status: 404 });
    });
  });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('maria@example.com');
  const release = await held;
  const loads = countLoads(page);
  release();
  await page.getByLabel('Senha', { exact: true }).fill('segredo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('O site foi atualizado.', { exact: false })).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(loads).toEqual([]);
  await expect(page.getByLabel('E-mail')).toHaveValue('maria@example.com');
});

test('a toast is shown as a browser dialog if its chunk is missing', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Os avisos não foram carregados/);
  await page.route(/ToastArea-.*\.js/, (route) => route.fulfill({ status: 404 }));
  const shown = page.waitForEvent('dialog');
  await sendSignUp(page);
  const dialog = await shown;
  expect(dialog.message()).toBe(SIGNED_UP);
  await dialog.accept();
  await expect(page).toHaveURL('/');
});
