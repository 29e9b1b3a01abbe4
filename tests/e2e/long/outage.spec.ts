import { SECOND_MS } from '../../../src/base/durations';
import { allowConsoleErrors, expect, FAILED_REQUEST, NO_BACKEND } from '../fixtures';
import { openDuringOutage, test } from '../network';
import { enter, wait } from '../waitingRoomPage';

/** From the page load to the outage, s: one test for each part of a heartbeat's interval. */
const STARTS_S = [3, 6, 9, 12, 15];
/** How long the button may take after the outage, by the length of the outage, s. */
const LIMITS_MS = new Map([
  // An outage between two heartbeats is only detected by the second, which waits 3 s for a response.
  [5, 14_000],
  [15, 5_000],
  [45, 5_000],
]);

/** How the network fails, and how long after the page load, s. */
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
    await openDuringOutage({ page, network }, condition, outage * SECOND_MS);
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
  // Without the request for the stream, which the server ends and the SDK repeats about once a minute.
  const requests = network.requests
    .slice(before)
    .filter(({ searchParams }) => searchParams.get('RID') !== 'rpc');
  expect(requests.length).toBeGreaterThanOrEqual(3);
  expect(requests.length).toBeLessThanOrEqual(4);
});
