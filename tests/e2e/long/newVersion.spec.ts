import type { Page } from '@playwright/test';
import { countLoads, test } from '../configured';
import { sendSignUp, SIGNED_UP } from '../cutSignUp';
import { expect, FAILED_REQUEST, NOT_LOADED } from '../fixtures';
import { enter, wait } from '../waitingRoomPage';

const oops = (page: Page) => page.getByRole('heading', { name: 'Ops algo deu errado' });

/** The information pages. */
async function removeInfo(page: Page): Promise<void> {
  await page.route('**/assets/InfoPage-*.js', (route) => route.fulfill({ status: 404 }));
}

test.beforeEach(({ allowConsoleErrors }) => {
  allowConsoleErrors(FAILED_REQUEST, NOT_LOADED);
});

test('the promotions of the build before, whose data part is gone, come from the new one', async ({
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

test('a deploy while somebody waits and clicks goes unnoticed', async ({
  page,
  server,
  admin,
  liveSession,
}) => {
  const answered = page.waitForResponse(/google\.firestore/);
  await wait(page);
  await answered;
  server.deploy(true);
  const loads = countLoads(page);
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(loads.filter((address) => address !== liveSession)).toEqual([]);
});

test.describe('a part that is gone for good', () => {
  test('has the page loaded again once, and then says so', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/A página não pôde ser mostrada/);
    await removeInfo(page);
    const loads = countLoads(page);
    await page.goto('/pg-infor/em-breve');
    await expect(oops(page)).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(loads).toHaveLength(2);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText('18/03/2024')).toBeVisible();
  });

  test('is said at once where the browser keeps nothing', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/A página não pôde ser mostrada/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await removeInfo(page);
    const loads = countLoads(page);
    await page.goto('/pg-infor/em-breve');
    await expect(oops(page)).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(loads).toHaveLength(1);
  });
});

test('a part that does not come once is asked for again, without a reload', async ({ page }) => {
  await page.route('**/assets/InfoPage-*.js', (route) => route.abort('connectionreset'), { times: 1 });
  const loads = countLoads(page);
  await page.goto('/pg-infor/em-breve');
  await expect(page.getByText('18/03/2024')).toBeVisible();
  expect(loads).toHaveLength(1);
});

test('without a network no page is loaded again', async ({ page, context, expectConsoleErrors }) => {
  expectConsoleErrors(/A página não pôde ser mostrada/);
  await page.goto('/pg-infor/em-breve');
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await expect(oops(page)).toBeVisible();
  await context.setOffline(false);
  await page.waitForTimeout(2_000);
  expect(loads).toEqual([]);
});

test('what somebody has typed stays, though the part that sends it is gone', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_REQUEST);
  const held = new Promise<() => void>((asked) => {
    let seen = 0;
    void page.route('**/assets/firebase-*.js', async (route) => {
      if (seen++ === 0) await new Promise<void>((release) => asked(release));
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

test('the text of a toast whose library is missing is shown by the browser', async ({
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
