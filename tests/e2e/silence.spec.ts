import { expect, FAILED_REQUEST, NO_BACKEND } from './fixtures';
import { test } from './line';
import { enter, wait } from './waitingRoomPage';

test('a line that dies for 15 s while a room opens: the button comes within 5 s of its return', async ({
  page,
  line,
  admin,
  liveSession,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await wait(page);
  await page.waitForTimeout(5_000);
  line.turn('dead');
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await page.waitForTimeout(15_000);
  await expect(page.getByRole('status')).toHaveText(/Sem conexão/);
  line.turn('clear');
  await expect(enter(page)).toBeVisible({ timeout: 5_000 });
  await expect(page.getByRole('status')).toBeEmpty();
});
