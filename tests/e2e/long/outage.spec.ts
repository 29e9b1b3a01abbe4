import { SECOND_MS } from '../../../src/base/durations';
import { allowConsoleErrors, expect, FAILED_REQUEST, NO_BACKEND } from '../fixtures';
import { openDuringOutage, test } from '../network';
import { enter, wait } from '../waitingRoomPage';

/**
 * The seconds from the page load to the outage, so that outages begin in each part of the 15 s between two
 * heartbeats.
 */
const STARTS_S = [3, 6, 9, 12, 15];
/** How soon after an outage the button must appear, by the length of the outage, s. */
const LIMITS_MS = new Map([
  // A short outage between two heartbeats is only detected by the next heartbeat, which waits 3 s for its
  // answer.
  [5, 14_000],
  [15, 5_000],
  [45, 5_000],
]);

/** How the network fails, and how many seconds after the page load. */
const FAILURES = [...STARTS_S.map((start) => ['blackholed', start] as const), ['stalled', 0] as const];
const CASES = [...LIMITS_MS].flatMap(([outage, limit]) =>
  FAILURES.map(([condition, start]) => ({
    condition,
    outage,
    start,
    limit: condition === 'stalled' ? 5_000 : limit,
  })),
);

for (const { condition, outage, start, limit } of CASES) {
  test(`the button appears within ${limit} ms after the network was ${condition} for ${outage} s from ${start} s after the page load`, async ({
    page,
    network,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await wait(page);
    await page.waitForTimeout(start * SECOND_MS);
    await openDuringOutage(network, condition, () => page.waitForTimeout(outage * SECOND_MS));
    const restored = performance.now();
    await expect(enter(page)).toBeVisible({ timeout: limit });
    console.log(
      `Outage of ${outage} s: the button appeared ${Math.round(performance.now() - restored)} ms after it`,
    );
  });
}

test('a waiting page sends one request every 15 s', async ({ page, network }) => {
  await wait(page);
  await page.waitForTimeout(5_000);
  const before = network.requests.length;
  await page.waitForTimeout(58_000);
  // Leaves out the stream's own request, which the SDK repeats about once a minute because the server ends
  // it.
  const requests = network.requests
    .slice(before)
    .filter(({ searchParams }) => searchParams.get('RID') !== 'rpc');
  expect(requests.length).toBeGreaterThanOrEqual(3);
  expect(requests.length).toBeLessThanOrEqual(4);
});
