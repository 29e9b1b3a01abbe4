import type { Page } from '@playwright/test';
import { OPTIONAL } from '../../support/settings';
import { givenToGtag, test } from '../configured';
import { expect, FAILED_REQUEST } from '../fixtures';
import { accept, agree, events, question, refuse, SENT_MS, THROWN, throwErrors } from '../statisticsPage';
import { enter, loading, lost, waitForButton } from '../waitingRoomPage';

test('who has agreed can refuse, and the other way round', async ({ page, context, askedOfGoogle }) => {
  await agree(page);
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: page.url() }]);
  await page.goto('/termos');
  await expect.poll(() => events(page)).toContainEqual(['page_view', '/termos']);
  await refuse(page).click();
  await expect(page.getByText('as suas visitas não são contadas')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await isSwitchedOff(page)).toBe(true);
  await page.waitForTimeout(SENT_MS);
  await page.evaluate(() => localStorage.removeItem('gtag'));
  askedOfGoogle.length = 0;
  await page.reload();
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await page.waitForTimeout(SENT_MS);
  expect(askedOfGoogle).toEqual([]);
  expect(await events(page)).toEqual([]);
  await accept(page).click();
  await expect.poll(() => events(page)).toEqual([['page_view', '/termos']]);
});

/** Google's own switch, for what its script counts by itself. */
function isSwitchedOff(page: Page): Promise<unknown> {
  return page.evaluate(
    (name) => Reflect.get(window, name),
    `ga-disable-${OPTIONAL.VITE_FIREBASE_MEASUREMENT_ID}`,
  );
}

test('who agrees and refuses in another tab is not counted in this one any more', async ({
  page,
  context,
}) => {
  await agree(page);
  const other = await context.newPage();
  await other.goto('/termos');
  await refuse(other).click();
  await expect.poll(() => isSwitchedOff(page)).toBe(true);
  await other.getByRole('button', { name: 'Aceitar' }).click();
  await expect.poll(() => isSwitchedOff(page)).toBe(false);
});

test('who refuses while Analytics is still being loaded is not counted', async ({ page, askedOfGoogle }) => {
  const asked = new Promise<() => void>((resolve) => {
    void page.route(/\/google-/, async (route) => {
      await new Promise<void>((release) => resolve(release));
      await route.continue();
    });
  });
  await page.goto('/termos');
  await accept(page).click();
  const release = await asked;
  await refuse(page).click();
  const chunk = page.waitForResponse(/\/google-/);
  release();
  await chunk;
  await page.waitForTimeout(SENT_MS);
  expect(askedOfGoogle).toEqual([]);
});

test.describe('the waiting room', () => {
  test('asks nobody, and counts nothing of whoever was not asked', async ({ page, admin, liveSession }) => {
    await admin.open('sala', { link: liveSession, cliques: 5 });
    await waitForButton(page);
    await expect(question(page)).toBeHidden();
    await enter(page).click();
    await expect(lost(page)).toBeVisible();
    await page.waitForTimeout(SENT_MS);
    expect(await givenToGtag(page)).toEqual([]);
  });

  test('counts a loss', async ({ page, admin, liveSession }) => {
    await agree(page);
    await page.goto('/sala-de-espera');
    await expect(loading(page)).toBeVisible();
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await expect(enter(page)).toBeVisible();
    await admin.open('sala', { link: liveSession, cliques: 5 });
    await enter(page).click();
    await expect(lost(page)).toBeVisible();
    await expect
      .poll(async () => (await events(page)).map(([name]) => name))
      .toEqual(['page_view', 'sala_liberada', 'sala_clicou', 'sala_perdeu']);
  });

  test('asks Google for nothing before Firestore has answered', async ({ page, askedOfGoogle }) => {
    await agree(page);
    askedOfGoogle.length = 0;
    await page.route(/google\.firestore/, () => undefined);
    await page.goto('/sala-de-espera');
    await expect(loading(page)).toBeVisible();
    await page.waitForTimeout(SENT_MS);
    expect(askedOfGoogle.filter((address) => !/recaptcha|appcheck/.test(address))).toEqual([]);
  });
});

test('a browser without cookies is not counted', async ({ page, askedOfGoogle }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
  await page.goto('/pg-infor/em-breve');
  const chunk = page.waitForResponse(/\/google-/);
  await accept(page).click();
  await chunk;
  await page.waitForTimeout(SENT_MS);
  expect(askedOfGoogle).toEqual([]);
});

test('an error that nobody caught, of whoever has not agreed, stays on the console', async ({
  page,
  askedOfGoogle,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(THROWN);
  await page.goto('/pg-infor/em-breve');
  await throwErrors(page);
  await page.waitForTimeout(SENT_MS);
  expect(askedOfGoogle).toEqual([]);
});

test('a page that cannot be shown is one line on the console, and counted', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_REQUEST, /A página não pôde ser mostrada/);
  await agree(page);
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  await page.route('**/assets/TermsPage-*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/pg-infor/em-breve');
  await page.route('**/', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
  expect(lines.filter((line) => line.includes('Uma parte do site não foi carregada'))).toHaveLength(1);
  await expect
    .poll(async () => (await givenToGtag(page)).filter(([, name]) => name === 'exception'))
    .toEqual([
      [
        'event',
        'exception',
        expect.objectContaining({ description: expect.stringMatching(/^Error unavailable/) }),
      ],
    ]);
});
