import { logIn, logOut, MARIA, signUp } from './accountPage';
import { expect, FAILED_REQUEST, makeGate, test } from './fixtures';
import {
  code,
  expectOneOwner,
  forRegistered,
  LINK,
  NO_ADDRESS,
  openProtected,
  tryAgain,
  winWithoutAddress,
} from './protectedRoomPage';
import { enter, lost, waitForButton, win } from './waitingRoomPage';

test.describe('a place whose address has not been read', () => {
  test('is shown in a second room of the same name, and leads to the address', async ({
    page,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS);
    const allowSignIns = await winWithoutAddress(page, admin, liveSession);
    await admin.close('sala');
    await admin.open('sala2', { link: LINK, cliques: 0 });
    await enter(page).click();
    await expect(tryAgain(page)).toBeVisible();
    await expect(code(page)).toBeVisible();
    await allowSignIns();
    await tryAgain(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.rooms()).toMatchObject({ sala2: { cliques: 0 } });
    await expectOneOwner(admin);
  });

  test('is shown after a loss in another room and a reload', async ({
    page,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS);
    const allowSignIns = await winWithoutAddress(page, admin, liveSession);
    await admin.close('sala');
    await admin.write('linksDaSala/outro', { link: liveSession });
    await admin.open('outra', { link: 'protegido:outro', cliques: 5 });
    await enter(page).click();
    await expect(lost(page)).toBeVisible();
    await page.reload();
    await expect(code(page)).toBeVisible();
    await allowSignIns();
    await page.waitForURL(liveSession);
  });

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

  test('does not fetch its winner back who leaves the page meanwhile', async ({
    page,
    admin,
    liveSession,
  }) => {
    await openProtected(admin, liveSession);
    await waitForButton(page);
    const gate = makeGate();
    await page.route(/:batchGet/, gate.handle);
    const reading = page.waitForRequest(/:batchGet/);
    await enter(page).click();
    await reading;
    await page.getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    const read = page.waitForResponse(/:batchGet/);
    gate.open();
    await read;
    await page.waitForTimeout(1_000);
    await expect(page).toHaveURL('/');
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

test('a click before the account is known keeps the place and its address', async ({
  page,
  admin,
  liveSession,
  allowConsoleErrors,
}) => {
  // The address cannot be read again.
  allowConsoleErrors(FAILED_REQUEST);
  await forRegistered(admin);
  await signUp(page);
  await openProtected(admin, liveSession);
  await win(page, liveSession);
  await admin.remove('linksDaSala/show');
  const gate = makeGate();
  await page.route(/accounts:lookup/, gate.handle);
  await waitForButton(page);
  await enter(page).click();
  await expect(page.getByRole('button', { name: 'Entrando…' })).toBeVisible();
  gate.open();
  await page.waitForURL(liveSession);
  expect(await admin.rooms()).toMatchObject({ sala: { cliques: 1 } });
});
