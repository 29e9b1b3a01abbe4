import { expect, FAILED_REQUEST, NO_BACKEND } from './fixtures';
import { openDuringOutage, test } from './network';
import { enter, wait } from './waitingRoomPage';

test('the button appears within 5 s after a network outage of 15 s during which a room opened', async ({
  page,
  network,
  admin,
  liveSession,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await wait(page);
  // The stream has begun.
  await expect.poll(() => network.requests.some(({ searchParams }) => searchParams.has('SID'))).toBe(true);
  await openDuringOutage({ page, network, admin, liveSession }, 'blackholed', 15_000, () =>
    expect(page.getByRole('status')).toHaveText(/sem internet/),
  );
  await expect(enter(page)).toBeVisible({ timeout: 5_000 });
  await expect(page.getByRole('status')).toBeEmpty();
});
