import { allowConsoleErrors, expect, FAILED_REQUEST, NO_BACKEND } from './fixtures';
import { openDuringOutage, test } from './network';
import { enter, wait } from './waitingRoomPage';

test('a room that opens in an outage of 15 s shows its button within 5 s after it', async ({
  page,
  network,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await wait(page);
  // Wait until Firestore's stream has begun.
  await expect.poll(() => network.requests.some(({ searchParams }) => searchParams.has('SID'))).toBe(true);
  await openDuringOutage({ page, network }, 'blackholed', 15_000, () =>
    expect(page.getByRole('status')).toHaveText(/sem internet/),
  );
  await expect(enter(page)).toBeVisible({ timeout: 5_000 });
  await expect(page.getByRole('status')).toBeEmpty();
});
