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
  // Wait until React has hydrated the page: before, a click on a link would load the next page's HTML.
  await subscribed;
  await page.evaluate(() => document.documentElement.toggleAttribute('data-away'));
  // React's scheduler waits for a message that is discarded, as WebKit discards it, so the next page is not
  // rendered.
  await page.getByRole('link').first().click();
  await page.waitForTimeout(2_000);
  const home = page.getByRole('heading', { name: 'Clique primeiro e entre ao vivo no show!' });
  await expect(home).toBeHidden();
  await page.evaluate(() => document.documentElement.toggleAttribute('data-away'));
  await comeBack(page);
  await expect(home).toBeVisible();
});

test('a page that comes back from the page cache opens a new connection', async ({ page }) => {
  await wait(page);
  // Matches the first request of a new stream, which has no SID yet.
  const connection = page.waitForRequest(
    (request) => request.url().includes('/Listen/channel') && !request.url().includes('&SID='),
  );
  await comeBack(page);
  expect((await connection).method()).toBe('POST');
});

/** Dispatches the event by which the browser tells a page that it came back from the page cache. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}
