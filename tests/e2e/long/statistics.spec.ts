import type { Page } from '@playwright/test';
import { OPTIONAL } from '../../../scripts/test/settings';
import { givenToGtag, test } from '../configured';
import { expect, expectConsoleErrors, FAILED_REQUEST } from '../fixtures';
import { accept, acceptStatistics, events, refuse, SEND_WAIT_MS } from '../statisticsPage';

test('statistics can be refused and accepted again', async ({ page, context, askedOfGoogle }) => {
  await acceptStatistics(page);
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: page.url() }]);
  await page.goto('/termos');
  await expect.poll(() => events(page)).toContainEqual(['page_view', '/termos']);
  await refuse(page).click();
  await expect(page.getByText('as suas visitas não são contadas')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await isOptedOut(page)).toBe(true);
  await page.waitForTimeout(SEND_WAIT_MS);
  await page.evaluate(() => localStorage.removeItem('gtag'));
  askedOfGoogle.length = 0;
  await page.reload();
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await page.waitForTimeout(SEND_WAIT_MS);
  expect(askedOfGoogle).toEqual([]);
  expect(await events(page)).toEqual([]);
  await accept(page).click();
  await expect.poll(() => events(page)).toEqual([['page_view', '/termos']]);
});

/** Reads Google's opt-out flag, which stops the events that gtag.js sends by itself. */
function isOptedOut(page: Page): Promise<unknown> {
  return page.evaluate(
    (name) => Reflect.get(window, name),
    `ga-disable-${OPTIONAL.VITE_FIREBASE_MEASUREMENT_ID}`,
  );
}

test('a refusal while Analytics is loading sends no request to Google', async ({ page, askedOfGoogle }) => {
  const requested = new Promise<() => void>((resolve) => {
    void page.route(/\/google-/, async (route) => {
      await new Promise<void>((release) => resolve(release));
      await route.continue();
    });
  });
  await page.goto('/termos');
  await accept(page).click();
  const release = await requested;
  await refuse(page).click();
  const chunk = page.waitForResponse(/\/google-/);
  release();
  await chunk;
  await page.waitForTimeout(SEND_WAIT_MS);
  expect(askedOfGoogle).toEqual([]);
});

test('a page that fails to load is logged once and sent as one exception', async ({ page }) => {
  expectConsoleErrors(FAILED_REQUEST, /A página não pôde ser mostrada/);
  await acceptStatistics(page);
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  await page.route('**/assets/TermsPage-*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/pg-infor/em-breve');
  await page.route('**/', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await expect(page.getByRole('heading', { name: 'A página não abriu' })).toBeVisible();
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
