import { chromium, type Page } from '@playwright/test';
import { findBrowserWithWindows } from '../../../scripts/shared/browser';
import { choosePort } from '../../../scripts/shared/ports';
import { MINUTE_MS } from '../../../src/base/durations';
import { admin, expect, liveSession, test as base } from '../fixtures';
import { enter, expectOnePlace, loading } from '../waitingRoomPage';

interface Fixtures {
  /** A page of a browser whose pages can be hidden and frozen, as on a phone. */
  phone: { page: Page; open: () => Promise<void>; freeze: (meanwhile: () => Promise<void>) => Promise<void> };
}

const test = base.extend<Fixtures>({
  phone: async ({ launchOptions, baseURL }, use) => {
    const port = await choosePort('o navegador', 0);
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    const executablePath = findBrowserWithWindows();
    const browser = await chromium.launch({ ...launchOptions, executablePath, args });
    // A second connection to the browser: Playwright's usual one reports every page as visible.
    const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
    const [context] = connection.contexts();
    if (!context) throw new Error('no context');
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await use({
      page,
      open: async () => {
        await page.goto(`${baseURL}/sala-de-espera`);
        await page.evaluate(countSeconds);
      },
      freeze: async (meanwhile) => {
        const cover = await context.newPage();
        await cover.bringToFront();
        await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe('hidden');
        const before = await activeSeconds(page);
        await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
        await cover.waitForTimeout(MINUTE_MS / 2);
        await meanwhile();
        await cover.waitForTimeout(MINUTE_MS / 2);
        await cdp.send('Page.setWebLifecycleState', { state: 'active' });
        expect((await activeSeconds(page)) - before).toBeLessThan(10);
        await page.bringToFront();
        await cover.close();
      },
    });
    await connection.close();
    await browser.close();
  },
});

test('a page that was frozen while a room opened shows the button, and its click counts', async ({
  phone: { page, open, freeze },
}) => {
  await open();
  await expect(loading(page)).toBeVisible();
  await freeze(() => admin.open('sala', { link: liveSession, cliques: 4 }));
  await enter(page).click();
  await page.waitForURL(liveSession);
  await expectOnePlace(5);
});

/** Runs in the page: counts the seconds in which the page's timers run. */
function countSeconds() {
  const { dataset } = document.documentElement;
  setInterval(() => (dataset.seconds = String(Number(dataset.seconds ?? 0) + 1)), 1_000);
}

function activeSeconds(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset.seconds ?? 0));
}
