import { SECOND_MS } from '../../src/base/durations';
import { allowConsoleErrors, expect, FAILED_REQUEST, NO_BACKEND } from './fixtures';
import { openDuringOutage, test } from './network';
import { enter, wait } from './waitingRoomPage';

// Only the page's clock passes quickly; long/outage.spec.ts waits for outages in real time, and says how soon
// the button must appear.
test('a room that opens in an outage of 20 s shows its button after it', async ({ page, network }) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await page.clock.install();
  await wait(page);
  // Wait until Firestore's stream has begun.
  await expect.poll(() => network.requests.some(({ searchParams }) => searchParams.has('SID'))).toBe(true);
  await openDuringOutage(network, 'blackholed', async () => {
    await page.clock.runFor(20 * SECOND_MS);
    await expect(page.getByRole('status')).toHaveText(/Sem conexão/);
  });
  await expect(enter(page)).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
});
