import type { Page } from '@playwright/test';
import {
  admin,
  allowConsoleErrors,
  expect,
  expectConsoleErrors,
  FAILED_REQUEST,
  liveSession,
  test,
} from './fixtures';
import { loseAnswer } from './protectedRoomPage';
import {
  clickInTabs,
  collectLosses,
  enter,
  expectOnePlace,
  waitForButton,
  waitInOpenRoom,
  win,
} from './waitingRoomPage';

test('5 tabs that click at once take one place', async ({ context }) => {
  // All commits but the first are refused, because they use the same ticket.
  allowConsoleErrors(/403|409/);
  const pages = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  await clickInTabs(pages);
  await expectOnePlace(1);
});

test.describe("a visitor's ticket", () => {
  test('is kept as long as the page is open if localStorage is blocked', async ({ page }) => {
    expectConsoleErrors(FAILED_REQUEST);
    const losses = await collectLosses(page);
    await blockStorage(page);
    await waitInOpenRoom(page, 4);
    expect(await page.evaluate(canStore)).toBe(false);
    await loseAnswer(page, 'click');
    await enter(page).dblclick();
    await page.waitForURL(liveSession);
    expect(losses).toEqual([]);
    await expectOnePlace(5);
  });

  test('is recovered without localStorage, and lost with all storage (a known limit)', async ({ page }) => {
    expectConsoleErrors(/403|409/);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await win(page);
    await waitForButton(page);
    await page.evaluate(() => localStorage.clear());
    await win(page);
    await expectOnePlace(1);
    await waitForButton(page);
    await page.evaluate(async () => {
      localStorage.clear();
      const deletion = indexedDB.deleteDatabase('salaDeEspera');
      await new Promise((resolve) => deletion.addEventListener('success', resolve));
    });
    await win(page);
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 2 } });
    expect(await admin.tickets()).toHaveLength(2);
  });
});

/** Blocks all storage, as Firefox does if the user blocks site data. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
}

/** Runs in the page: whether localStorage can be written to. */
function canStore(): boolean {
  try {
    localStorage.setItem('x', '');
    return true;
  } catch {
    return false;
  }
}
