import { expect, FAILED_REQUEST, NO_BACKEND } from '../fixtures';
import { test } from '../line';
import { enter, wait } from '../waitingRoomPage';

/** From the arrival to the line's death, s: one run for each part of a heartbeat's interval. */
const PHASES_S = [3, 6, 9, 12, 15];
/** The longest that the button may take after the line's return, ms, by the length of the silence, s. */
const LIMITS_MS = new Map([
  // A heartbeat that falls between its end and the next one, which is answered 3 s later at the latest.
  [5, 14_000],
  [15, 5_000],
  [45, 5_000],
]);

for (const [silence, limit] of LIMITS_MS) {
  for (const phase of PHASES_S) {
    test(`a line that dies ${phase} s after the arrival, for ${silence} s: the button comes within ${limit} ms of its return`, async ({
      page,
      line,
      admin,
      liveSession,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
      await wait(page);
      await page.waitForTimeout(phase * 1_000);
      line.turn('dead');
      await admin.open('sala', { link: liveSession, cliques: 0 });
      await page.waitForTimeout(silence * 1_000);
      line.turn('clear');
      const returned = performance.now();
      await expect(enter(page)).toBeVisible({ timeout: limit });
      console.log(
        `${silence} s of silence: the button ${Math.round(performance.now() - returned)} ms after it`,
      );
    });
  }

  test(`a line that keeps everything back for ${silence} s: the button comes within 5 s of its return`, async ({
    page,
    line,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await wait(page);
    line.turn('silent');
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await page.waitForTimeout(silence * 1_000);
    line.turn('clear');
    await expect(enter(page)).toBeVisible({ timeout: 5_000 });
  });
}

test('whoever waits sends one request every 15 s', async ({ page, line }) => {
  await wait(page);
  await page.waitForTimeout(5_000);
  const before = line.asked.length;
  await page.waitForTimeout(58_000);
  // Without the answers' own request, which the server ends and the browser repeats about once a minute.
  const asked = line.asked.slice(before).filter(({ searchParams }) => searchParams.get('RID') !== 'rpc');
  expect(asked.length).toBeGreaterThanOrEqual(3);
  expect(asked.length).toBeLessThanOrEqual(4);
});
