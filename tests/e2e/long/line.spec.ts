import type { Page } from '@playwright/test';
import { DENY_ALL, expect, FAILED_REQUEST, NO_BACKEND, RULES } from '../fixtures';
import { test } from '../line';
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

test.describe('a line that is cut for 30 s', () => {
  test('while a room opens and closes: the page goes on waiting, and heals', async ({
    page,
    line,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    const releases = await collectReleases(page);
    const losses = await collectLosses(page);
    await wait(page);
    line.turn('cut');
    await admin.open('curta', { link: liveSession, cliques: 0 });
    await page.waitForTimeout(15_000);
    await expect(page.getByRole('status')).toHaveText(/Sem conexão/);
    await admin.close('curta');
    await page.waitForTimeout(15_000);
    line.turn('clear');
    await expect(page.getByRole('status')).toBeEmpty({ timeout: 60_000 });
    await expect(loading(page)).toBeVisible();
    expect(releases).toEqual([]);
    await admin.open('sala', { link: `${liveSession}?sala`, cliques: 4 });
    await enter(page).click();
    await page.waitForURL(`${liveSession}?sala`);
    expect(losses).toEqual([]);
    expect(await admin.tickets()).toHaveLength(1);
  });

  test('while the room closes under a click, and another opens and closes: lost, once the line is back', async ({
    page,
    line,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, CLICK_FAILED);
    await admin.open('velha', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    line.turn('cut');
    await enter(page).click();
    await admin.close('velha');
    await admin.open('curta', { link: liveSession, cliques: 0 });
    await page.waitForTimeout(15_000);
    await admin.close('curta');
    await page.waitForTimeout(15_000);
    await expect(lost(page)).toBeHidden();
    line.turn('clear');
    await expect(lost(page)).toBeVisible({ timeout: 60_000 });
    expect(await admin.tickets()).toEqual([]);
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await enter(page).click({ timeout: 60_000 });
    await page.waitForURL(liveSession);
    await expectOnePlace(admin, 5);
  });
});

test('a line that says nothing until the click is given up: it counts once though it arrives later', async ({
  page,
  line,
  admin,
  liveSession,
  expectConsoleErrors,
  allowConsoleErrors,
}) => {
  expectConsoleErrors(CLICK_FAILED);
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  const losses = await collectLosses(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  await waitForButton(page);
  line.turn('silent');
  await enter(page).click();
  await backWithin(page, 33_000);
  expect(await admin.tickets()).toEqual([]);
  line.turn('clear');
  await expect.poll(() => admin.tickets()).toHaveLength(1);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(losses).toEqual([]);
  await expectOnePlace(admin, 5);
});

test('a proxy that holds streams back: the page polls instead, sees the room and gets in', async ({
  page,
  line,
  admin,
  liveSession,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  const polls = () => line.asked.some(({ searchParams }) => searchParams.get('CI') === '1');
  const losses = await collectLosses(page);
  await wait(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  await expect(enter(page)).toBeVisible();
  expect(polls()).toBe(false);
  await admin.close('sala');
  line.turn('buffering');
  await wait(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  await expect(enter(page)).toBeVisible({ timeout: 60_000 });
  expect(polls()).toBe(true);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(losses).toEqual([]);
  await expectOnePlace(admin, 5);
});

test.describe('the button comes back within 30 s, nothing is claimed, and the next click counts', () => {
  for (const [weather, manner] of [
    ['failing', 'as Google does'],
    ['broken', 'without a word'],
  ] as const) {
    test(`of a service that answers 500 to everything, ${manner}`, async ({
      page,
      line,
      admin,
      liveSession,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(CLICK_FAILED, FAILED_REQUEST);
      const losses = await collectLosses(page);
      await admin.open('sala', { link: liveSession, cliques: 4 });
      await waitForButton(page);
      line.turn(weather);
      await enter(page).click();
      await backWithin(page, 33_000);
      expect(await admin.rooms()).toMatchObject({ sala: { cliques: 4 } });
      expect(await admin.tickets()).toEqual([]);
      line.turn('clear');
      await enter(page).click();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(admin, 5);
    });
  }

  test('of a service that answers permission-denied to everything', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
    allowConsoleErrors,
  }) => {
    expectConsoleErrors(CLICK_FAILED, FAILED_REQUEST);
    allowConsoleErrors(/A sala de espera não pôde ser lida/);
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await waitForButton(page);
    await admin.loadRules(DENY_ALL);
    await enter(page).click();
    await backWithin(page, 33_000);
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 4 } });
    expect(await admin.tickets()).toEqual([]);
    await admin.loadRules(RULES);
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(losses).toEqual([]);
    await expectOnePlace(admin, 5);
  });
});

/** The click is under way, and ends with the button. */
async function backWithin(page: Page, limitMs: number) {
  await expect(page.getByRole('button', { name: 'Entrando…' })).toBeVisible();
  await expect(enter(page)).toBeVisible({ timeout: limitMs });
}
