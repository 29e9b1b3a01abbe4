import { fillSignUp, logIn, logOut, MARIA, SIGNED_UP, signUpButton, toast } from './accountPage';
import { admin, expect, liveSession, test } from './fixtures';
import { publish } from './promotionPage';
import { silenceDatabases } from './silentDatabase';
import { enter, expectOnePlace, waitForButton, waitInOpenRoom } from './waitingRoomPage';

const GREETING = 'Olá, Maria!';

test.describe('if IndexedDB never answers', () => {
  test('the home page and a promotion show', async ({ page }) => {
    await publish();
    await silenceDatabases(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Ver a promoção: Um carro zero' })).toBeVisible();
    await page.goto('/promo/carro');
    await expect(page.getByRole('heading', { name: 'Um carro zero' })).toBeVisible();
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

  test('a click wins without a long wait, and after a reload its place leads to the link', async ({
    page,
  }) => {
    await silenceDatabases(page);
    await waitInOpenRoom(page);
    await enter(page).click();
    // The page itself waits 2.5 s for the database. If it waited for its answer, this would take 30 s.
    await page.waitForURL(liveSession, { timeout: 12_000 });
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);
    await expectOnePlace(1);
  });
});
