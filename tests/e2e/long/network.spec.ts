import { MINUTE_MS } from '../../../src/base/durations';
import { admin, allowConsoleErrors, expect, FAILED_REQUEST, liveSession, NO_BACKEND } from '../fixtures';
import { test } from '../network';
import { collectLosses, collectReleases, enter, expectOnePlace, loading, wait } from '../waitingRoomPage';

test.beforeEach(() => allowConsoleErrors(FAILED_REQUEST, NO_BACKEND));

test('a network outage of 30 s during which a room opens and closes leaves the page waiting, and the next room can be entered', async ({
  page,
  network,
}) => {
  const releases = await collectReleases(page);
  const losses = await collectLosses(page);
  await wait(page);
  network.setCondition('disconnected');
  await admin.open('curta', { link: liveSession, cliques: 0 });
  await page.waitForTimeout(15_000);
  await expect(page.getByRole('status')).toHaveText(/Sem conexão/);
  await admin.close('curta');
  await page.waitForTimeout(15_000);
  network.setCondition('normal');
  await expect(page.getByRole('status')).toHaveText('A sala voltou. Fique aqui.', { timeout: MINUTE_MS });
  await expect(loading(page)).toBeVisible();
  expect(releases).toEqual([]);
  await admin.open('sala', { link: `${liveSession}?sala`, cliques: 4 });
  await enter(page).click();
  await page.waitForURL(`${liveSession}?sala`);
  expect(losses).toEqual([]);
  expect(await admin.tickets()).toHaveLength(1);
});

test('a page behind a proxy that buffers streams polls instead, and its click counts', async ({
  page,
  network,
}) => {
  const polls = () => network.requests.some(({ searchParams }) => searchParams.get('CI') === '1');
  const losses = await collectLosses(page);
  await wait(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  await expect(enter(page)).toBeVisible();
  expect(polls()).toBe(false);
  await admin.close('sala');
  network.setCondition('buffering');
  await wait(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  await expect(enter(page)).toBeVisible({ timeout: MINUTE_MS });
  expect(polls()).toBe(true);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(losses).toEqual([]);
  await expectOnePlace(5);
});
