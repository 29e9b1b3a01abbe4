import { logIn, logOut, MARIA, signUp } from './accountPage';
import { expect, FAILED_REQUEST, test } from './fixtures';
import {
  code,
  expectOneOwner,
  forRegistered,
  NO_ADDRESS,
  openProtected,
  tryAgain,
} from './protectedRoomPage';
import { enter, waitForButton, win } from './waitingRoomPage';

test.describe('a place whose address has not been read', () => {
  test('is found again by a registered winner who has signed out and in', async ({
    page,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS);
    await forRegistered(admin);
    await signUp(page);
    await openProtected(admin, liveSession);
    await waitForButton(page);
    await page.route(/:batchGet/, (route) => route.abort('connectionreset'));
    await enter(page).click();
    await expect(tryAgain(page)).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto('/profile');
    await logOut(tab);
    await expect(code(page)).toBeHidden();
    await page.getByRole('link', { name: 'Já tenho conta' }).click();
    await page.unroute(/:batchGet/);
    await logIn(page, MARIA);
    // Signing out has removed the account's tickets; the server knows the place.
    await enter(page).click();
    await page.waitForURL(liveSession);
    await expectOneOwner(admin);
  });
});

test('a place in a show for registered people stays when the next show is for everybody', async ({
  page,
  admin,
  liveSession,
}) => {
  await forRegistered(admin);
  await signUp(page);
  await openProtected(admin, liveSession);
  await win(page, liveSession);
  await page.goto('/sala-de-espera');
  await expect(code(page)).toBeVisible();
  await admin.close('sala');
  await forRegistered(admin, false);
  await page.waitForTimeout(1_000);
  await expect(code(page)).toBeVisible();
  await page.reload();
  await expect(code(page)).toBeVisible();
  await enter(page).click();
  await page.waitForURL(liveSession);
  await expectOneOwner(admin);
});
