import type { Page } from '@playwright/test';
import { findBrowserWithWindows } from '../../../scripts/shared/browser';
import { MINUTE_MS } from '../../../src/base/durations';
import {
  admin,
  allowConsoleErrors,
  expect,
  FAILED_REQUEST,
  liveSession,
  NO_BACKEND,
  test,
} from '../fixtures';
import {
  collectLosses,
  collectReleases,
  enter,
  expectOnePlace,
  waitInOpenRoom,
  withholdNextResponse,
} from '../waitingRoomPage';

const TIMES = 20;

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: findBrowserWithWindows(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

test(`a visitor who won and goes back ${TIMES} times to the cached page opens the link again without a second place`, async ({
  page,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  const losses = await collectLosses(page);
  const releases = await collectReleases(page);
  await waitInOpenRoom(page, 4);
  await countRestorations(page);
  await enter(page).click();
  await page.waitForURL(liveSession);
  for (let time = 1; time <= TIMES; time++) {
    await goBack(page, time);
    await enter(page).click();
    await page.waitForURL(liveSession);
  }
  expect(losses).toEqual([]);
  await expectOnePlace(5);

  // The page restored from the back/forward cache hears of new rooms again.
  await goBack(page, TIMES + 1);
  await admin.close('sala');
  const before = releases.length;
  await admin.open('outra', { link: `${liveSession}?outra`, cliques: 0 });
  await expect.poll(() => releases.length, { timeout: MINUTE_MS }).toBeGreaterThan(before);
  await enter(page).click();
  await page.waitForURL(`${liveSession}?outra`);
  expect(await admin.rooms()).toEqual({ outra: expect.objectContaining({ cliques: 1 }) as unknown });
  expect(await admin.tickets()).toHaveLength(2);
});

test('a visitor who leaves before the response and goes back is redirected to the link', async ({ page }) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  const losses = await collectLosses(page);
  await waitInOpenRoom(page, 4);
  await countRestorations(page);
  const responded = withholdNextResponse(page);
  await enter(page).click();
  await responded;
  await page.goto(`${liveSession}?outro-lugar`);
  await goBack(page, 1);
  await page.waitForURL(liveSession, { timeout: MINUTE_MS });
  expect(losses).toEqual([]);
  await expectOnePlace(5);
});

/** Makes the page count how often the back/forward cache restores it. */
async function countRestorations(page: Page) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const { dataset } = document.documentElement;
      if (persisted) dataset.restored = String(Number(dataset.restored ?? 0) + 1);
    });
  });
}

async function goBack(page: Page, time: number) {
  // Does not wait for `load`, which a page restored from the back/forward cache does not fire.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', String(time));
}
