import type { Page } from '@playwright/test';
import { COMMIT, DENY_ALL, expect, FAILED_REQUEST, NO_BACKEND, RULES, type Admin } from '../fixtures';
import { test } from '../network';
import {
  collectLosses,
  collectReleases,
  enter,
  expectOnePlace,
  loading,
  lost,
  wait,
  waitForButton,
} from '../waitingRoomPage';

const CLICK_FAILED = /Erro ao processar clique:/;

test.describe('a network outage of 30 s', () => {
  test('during which a room opens and closes leaves the page waiting, and the next room can be entered', async ({
    page,
    network,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    const releases = await collectReleases(page);
    const losses = await collectLosses(page);
    await wait(page);
    network.setCondition('disconnected');
    await admin.open('curta', { link: liveSession, cliques: 0 });
    await page.waitForTimeout(15_000);
    await expect(page.getByRole('status')).toHaveText(/sem internet/);
    await admin.close('curta');
    await page.waitForTimeout(15_000);
    network.setCondition('normal');
    await expect(page.getByRole('status')).toBeEmpty({ timeout: 60_000 });
    await expect(loading(page)).toBeVisible();
    expect(releases).toEqual([]);
    await admin.open('sala', { link: `${liveSession}?sala`, cliques: 4 });
    await enter(page).click();
    await page.waitForURL(`${liveSession}?sala`);
    expect(losses).toEqual([]);
    expect(await admin.tickets()).toHaveLength(1);
  });

  test('during which the room of a click closes, and another opens and closes, ends with a loss', async ({
    page,
    network,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, CLICK_FAILED);
    await admin.open('velha', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    network.setCondition('disconnected');
    await enter(page).click();
    await admin.close('velha');
    await admin.open('curta', { link: liveSession, cliques: 0 });
    await page.waitForTimeout(15_000);
    await admin.close('curta');
    await page.waitForTimeout(15_000);
    await expect(lost(page)).toBeHidden();
    network.setCondition('normal');
    await expect(lost(page)).toBeVisible({ timeout: 60_000 });
    expect(await admin.tickets()).toEqual([]);
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await enter(page).click({ timeout: 60_000 });
    await page.waitForURL(liveSession);
    await expectOnePlace(admin, 5);
  });
});

test('a click that times out and reaches the server later counts once', async ({
  page,
  network,
  admin,
  liveSession,
  expectConsoleErrors,
  allowConsoleErrors,
}) => {
  expectConsoleErrors(CLICK_FAILED);
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  const losses = await collectLosses(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  const prepared = page.waitForResponse(COMMIT);
  await waitForButton(page);
  // The click then uses its connection, whose data the network delivers later.
  await (await prepared).finished();
  network.setCondition('stalled');
  await enter(page).click();
  await expectButtonWithin(page, 33_000);
  expect(await admin.tickets()).toEqual([]);
  network.setCondition('normal');
  await expect.poll(() => admin.tickets()).toHaveLength(1);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(losses).toEqual([]);
  await expectOnePlace(admin, 5);
});

test('a page behind a proxy that buffers streams polls instead, shows the room, and its click counts', async ({
  page,
  network,
  admin,
  liveSession,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
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
  await expect(enter(page)).toBeVisible({ timeout: 60_000 });
  expect(polls()).toBe(true);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(losses).toEqual([]);
  await expectOnePlace(admin, 5);
});

test.describe('a failed click takes no place, the button is back within 30 s, and the next click counts', () => {
  for (const [condition, manner] of [
    ['failing', 'with an error message'],
    ['failingEmpty', 'without a body'],
  ] as const) {
    test(`if Firestore responds to everything with status 500, ${manner}`, async ({
      page,
      network,
      admin,
      liveSession,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(CLICK_FAILED, FAILED_REQUEST);
      await clickDuringFailure({ page, admin, liveSession }, async (failing) =>
        network.setCondition(failing ? condition : 'normal'),
      );
    });
  }

  test('if Firestore responds to everything with permission-denied', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
    allowConsoleErrors,
  }) => {
    expectConsoleErrors(CLICK_FAILED, FAILED_REQUEST);
    allowConsoleErrors(/A sala de espera não pôde ser lida/);
    await clickDuringFailure({ page, admin, liveSession }, (failing) =>
      admin.loadRules(failing ? DENY_ALL : RULES),
    );
  });
});

/** Clicks while Firestore fails, expects that nothing was written, and clicks again when Firestore works. */
async function clickDuringFailure(
  { page, admin, liveSession }: { page: Page; admin: Admin; liveSession: string },
  setFailing: (failing: boolean) => Promise<void>,
) {
  const losses = await collectLosses(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  await waitForButton(page);
  await setFailing(true);
  await enter(page).click();
  await expectButtonWithin(page, 33_000);
  expect(await admin.rooms()).toMatchObject({ sala: { cliques: 4 } });
  expect(await admin.tickets()).toEqual([]);
  await setFailing(false);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(losses).toEqual([]);
  await expectOnePlace(admin, 5);
}

/** Expects the click to be pending and the button to be back within the limit. */
async function expectButtonWithin(page: Page, limitMs: number) {
  await expect(page.getByRole('button', { name: 'Entrando…' })).toBeVisible();
  await expect(enter(page)).toBeVisible({ timeout: limitMs });
}
