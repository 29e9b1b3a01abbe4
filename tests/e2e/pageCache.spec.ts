import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { wait } from './waitingRoomPage';

test('a page that comes back from the page cache renders, though messages were lost', async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (!document.documentElement.hasAttribute('data-away')) postMessage.call(this, message);
    };
  });
  const subscribed = page.waitForRequest(/\/Listen\/channel/);
  await wait(page);
  // Before React has hydrated the page, a click on a link loads the next page's HTML.
  await subscribed;
  await page.evaluate(() => document.documentElement.toggleAttribute('data-away'));
  // React renders a page that has been loaded by its scheduler, which waits for its messages.
  await page.getByRole('link').first().click();
  await page.waitForTimeout(2_000);
  const home = page.getByRole('heading', { name: 'Clique primeiro e entre ao vivo no show!' });
  await expect(home).toBeHidden();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-away'));
  await comeBack(page);
  await expect(home).toBeVisible({ timeout: 2_000 });
});

test('a page that comes back from the page cache opens a new connection', async ({ page }) => {
  await wait(page);
  // A request of a new connection, not of the one that the page had.
  const connection = page.waitForRequest(
    (request) => request.url().includes('/Listen/channel') && !request.url().includes('&SID='),
    { timeout: 5_000 },
  );
  await comeBack(page);
  expect((await connection).method()).toBe('POST');
});

/** What the browser tells a page that it brings back. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}
