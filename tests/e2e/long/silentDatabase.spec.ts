import { createAccount } from '../account';
import { logIn, MARIA, signUp } from '../accountPage';
import { allowConsoleErrors, expect, FAILED_REQUEST, test } from '../fixtures';
import { silenceDatabases } from '../silentDatabase';

const GREETING = 'Olá, Maria!';

test('a session that began without IndexedDB goes on when it answers again', async ({ page, context }) => {
  await createAccount();
  await silenceDatabases(page, 8_000);
  await page.goto('/login');
  await logIn(page, MARIA);
  await expect(page.getByRole('heading', { name: GREETING })).toBeVisible();
  // When IndexedDB answers at last, the session is stored, so that another tab has it, too.
  const other = await context.newPage();
  await expect(async () => {
    await other.goto('/profile');
    await expect(other.getByRole('heading', { name: GREETING })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  // So a logout there ends the session here.
  await other.getByRole('button', { name: 'Sair' }).click();
  await expect(other.getByText('Você foi desconectado com sucesso!')).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('a slow database signs nobody out', async ({ page, context }) => {
  // The profile's subscription is refused until the slow database says who is signed in.
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
