import { expect, FAILED_REQUEST, test } from '../fixtures';
import { enter, waitForButton } from '../waitingRoomPage';

test('a room with negative cliques gives no place, and the button is shown again', async ({
  page,
  admin,
  liveSession,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Erro ao processar clique:/, FAILED_REQUEST);
  await admin.open('sala', { link: liveSession, cliques: -1 });
  await waitForButton(page);
  await enter(page).click();
  await expect(enter(page)).toBeVisible({ timeout: 40_000 });
  expect(await admin.tickets()).toEqual([]);
});
