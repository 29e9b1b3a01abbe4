import type { Page } from '@playwright/test';
import { DENY_ALL, RULES } from './admin';
import {
  admin,
  allowConsoleErrors,
  expect,
  expectConsoleErrors,
  FAILED_REQUEST,
  firestoreAddress,
  liveSession,
  NO_BACKEND,
  test,
} from './fixtures';
import {
  clickInTabs,
  collectLosses,
  enter,
  expectOnePlace,
  loading,
  loseNextResponse,
  wait,
  waitForButton,
  waitInOpenRoom,
  win,
} from './waitingRoomPage';

const disconnected = (page: Page) => page.getByText('Você está sem internet.');

for (const opening of ['before', 'after'] as const) {
  test(`5 tabs that click at once take one place if the room opens ${opening} them`, async ({ context }) => {
    // The rules refuse every further commit for the same ticket.
    allowConsoleErrors(/403|409/);
    const pages = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
    await clickInTabs(pages, opening);
    await expectOnePlace(1);
  });
}

test.describe('the waiting room', () => {
  test('shows a lost connection, and then the room that opened meanwhile', async ({ page, context }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await wait(page);
    await context.setOffline(true);
    await expect(page.getByRole('status')).toHaveText(/sem internet/);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await context.setOffline(false);
    await expect(enter(page)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test('shows that it is offline while Firestore is unreachable, and then the button', async ({ page }) => {
    expectConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    const { port } = firestoreAddress();
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await page.route(`http://127.0.0.1:${port}/**`, (route) => route.abort('connectionrefused'));
    await wait(page);
    await expect(disconnected(page)).toBeVisible({ timeout: 20_000 });
    await expect(loading(page)).toBeHidden();
    await page.unrouteAll();
    await expect(enter(page)).toBeVisible({ timeout: 30_000 });
    await expect(disconnected(page)).toBeHidden();
  });

  test('subscribes again after a denied read and shows the current room', async ({ page }) => {
    // The read at the visit's beginning is refused, too.
    expectConsoleErrors(/A sala de espera não pôde ser lida/, FAILED_REQUEST);
    await admin.open('velha', { link: liveSession, cliques: 0 });
    await admin.loadRules(DENY_ALL);
    await wait(page);
    await expect(disconnected(page)).toBeVisible();
    await admin.close('velha');
    await admin.open('nova', { link: liveSession, cliques: 0 });
    await admin.loadRules(RULES);
    await expect(enter(page)).toBeVisible({ timeout: 30_000 });
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.rooms()).toMatchObject({ nova: { cliques: 1 } });
  });
});

test.describe("a visitor's ticket", () => {
  const storages: [string, (page: Page) => Promise<void>][] = [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ];
  for (const [name, breakStorage] of storages) {
    test(`is kept as long as the page is open if localStorage is ${name}`, async ({ page }) => {
      expectConsoleErrors(FAILED_REQUEST);
      const losses = await collectLosses(page);
      await breakStorage(page);
      await waitInOpenRoom(page, 4);
      expect(await page.evaluate(canStore)).toBe(false);
      await loseNextResponse(page);
      await enter(page).dblclick();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(5);
    });
  }

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

/** Blocks localStorage, as browsers do if the user blocks site data. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
}

/** Fills the storage quota of the site completely. */
async function fillStorage(page: Page) {
  await page.addInitScript(() => {
    // The live session has another origin, and therefore another storage.
    if (location.pathname !== '/sala-de-espera') return;
    for (let size = 2 ** 22; size >= 1;) {
      try {
        localStorage.setItem(`${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}

/** Runs in the page: whether localStorage has space for one character. */
function canStore(): boolean {
  try {
    localStorage.setItem('x', '');
    return true;
  } catch {
    return false;
  }
}
