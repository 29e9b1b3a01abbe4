import { createAccount } from './account';
import { fillSignUp, logIn, logOut, MARIA, SIGNED_UP, signUp, signUpButton, toast } from './accountPage';
import { admin, allowConsoleErrors, expect, FAILED_REQUEST, liveSession, test } from './fixtures';
import { publish } from './promotionPage';
import { silenceDatabases } from './silentDatabase';
import { enter, expectOnePlace, waitForButton, waitInOpenRoom } from './waitingRoomPage';

/** How long visitors may wait for what needs no database, ms. */
const LIMIT_MS = 5_000;
const GREETING = 'Olá, Maria da Silva!';

test.describe('if IndexedDB never answers', () => {
  test('the home page and a promotion show within 5 s', async ({ page }) => {
    await publish();
    await silenceDatabases(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Ver a promoção: Um carro zero' })).toBeVisible({
      timeout: LIMIT_MS,
    });
    await page.goto('/promo/carro');
    await expect(page.getByRole('heading', { name: 'Um carro zero' })).toBeVisible({ timeout: LIMIT_MS });
  });

  test('a sign-up, a logout and a login work, and last for the visit', async ({ page }) => {
    await silenceDatabases(page);
    await page.goto('/sign-up/novo-cadastro');
    await fillSignUp(page);
    await signUpButton(page).click();
    await expect(toast(page, SIGNED_UP)).toBeVisible();
    expect(await admin.uidOf(MARIA.email)).toBeDefined();
    await logOut(page);
    await page.goto('/login');
    await logIn(page, MARIA);
    await expect(page.getByRole('heading', { name: GREETING })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: GREETING })).toBeVisible();
  });

  test('a click wins without a wait, and after a reload its place leads to the link', async ({ page }) => {
    await silenceDatabases(page);
    await waitInOpenRoom(page);
    await enter(page).click();
    await page.waitForURL(liveSession, { timeout: LIMIT_MS });
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);
    await expectOnePlace(1);
  });
});

test('a session that began without IndexedDB goes on when it answers again', async ({ page, context }) => {
  await createAccount();
  await silenceDatabases(page, 8_000);
  await page.goto('/login');
  await logIn(page, MARIA);
  await expect(page.getByRole('heading', { name: GREETING })).toBeVisible();
  // The database gets what was to be written, so that another tab has the session too.
  const other = await context.newPage();
  await expect(async () => {
    await other.goto('/profile');
    await expect(other.getByRole('heading', { name: GREETING })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
});

test('a slow database signs nobody out', async ({ page, context }) => {
  // The profile's subscription is refused before the user is known.
  allowConsoleErrors(FAILED_REQUEST);
  await signUp(page);
  await page.close();
  const visit = await context.newPage();
  await silenceDatabases(visit, 6_000);
  await visit.goto('/profile');
  await expect(visit).toHaveURL(/\/login/);
  await expect(visit.getByRole('heading', { name: GREETING })).toBeVisible();
  await visit.reload();
  await expect(visit.getByRole('heading', { name: GREETING })).toBeVisible();
});
