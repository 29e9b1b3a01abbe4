import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { collectLosses, enter, lost, wait } from '../waitingRoomPage';

const BROWSERS = 40;
const PLACES = 5;

const liveHeading = (page: Page) => page.getByRole('heading', { name: 'Ao vivo' });

test(`${PLACES} of ${BROWSERS} browsers that click as soon as the button appears win, and the others lose`, async ({
  admin,
  liveSession,
  newVisitor,
  allowConsoleErrors,
}) => {
  // The rules refuse clicks that come too late.
  allowConsoleErrors(/40[0-9]/);
  const visitors = await Promise.all(
    Array.from({ length: BROWSERS }, async () => {
      const page = await newVisitor();
      const losses = await collectLosses(page);
      await wait(page);
      return { page, losses };
    }),
  );
  const outcomes = visitors.map(async ({ page }) => {
    await enter(page).click({ timeout: 120_000 });
    await expect(lost(page).or(liveHeading(page))).toBeVisible({ timeout: 120_000 });
  });
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await Promise.all(outcomes);
  // The outcomes do not change afterwards.
  await visitors[0]?.page.waitForTimeout(5_000);

  const winners = visitors.filter(({ page }) => page.url() === liveSession);
  const losers = visitors.filter((visitor) => !winners.includes(visitor));
  expect(winners.map(({ losses }) => losses)).toEqual(Array.from({ length: PLACES }, () => []));
  expect(losers).toHaveLength(BROWSERS - PLACES);
  for (const { page, losses } of losers) {
    await expect(lost(page)).toBeVisible();
    expect(losses).toHaveLength(1);
  }
  expect(await admin.rooms()).toEqual({});
  expect(await admin.tickets()).toHaveLength(PLACES);
});
