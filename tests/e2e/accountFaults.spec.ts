import type { Route } from '@playwright/test';
import { MARIA, sendSignUp, signUp, submitDeletion } from './accountPage';
import {
  admin,
  allowConsoleErrors,
  expect,
  FAILED_REQUEST,
  NO_BACKEND,
  NOT_LOADED,
  openWithChunk,
  test,
} from './fixtures';

test('the cities of a large state are in a select if the combobox cannot be loaded', async ({ page }) => {
  allowConsoleErrors(FAILED_REQUEST, NOT_LOADED);
  await page.route('**/assets/ComboboxField-*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/sign-up/novo-cadastro');
  await page.getByLabel('Estado', { exact: true }).selectOption('SP');
  await page.getByLabel('Cidade', { exact: true }).selectOption('São Paulo');
});

for (const part of ['js', 'css']) {
  test(`a message is shown by the browser if the toasts' ${part} cannot be loaded`, async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST, NOT_LOADED, /Os avisos não foram carregados/);
    await signUp(page);
    await page.route(new RegExp(`ToastArea-.*\\.${part}`), (route) => route.abort('connectionfailed'));
    const said = page.waitForEvent('dialog');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Sair da conta' }).click();
    const dialog = await said;
    expect(dialog.message()).toBe('Você foi desconectado com sucesso!');
    await dialog.accept();
    await expect(page).toHaveURL('/');
  });
}

test('AuthProvider is loaded at the next navigation if its chunk failed', async ({ page, context }) => {
  allowConsoleErrors(FAILED_REQUEST, NOT_LOADED);
  await openWithChunk(page, '/termos', 'TermsPage');
  await context.setOffline(true);
  await page.locator('header').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'A página não abriu' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Minha conta' }).click();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
});

test('a sign-up is completed even if the new profile cannot be read', async ({ page }) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Uma parte da página não foi carregada/);
  await page.route(/Listen\/channel/, (route) => route.abort('connectionfailed'));
  await sendSignUp(page);
  await expect(page).toHaveURL('/', { timeout: 20_000 });
  const uid = await admin.uidOf(MARIA.email);
  expect(await admin.read(`users/${uid}`)).toMatchObject({ uid, email: MARIA.email, name: MARIA.name });
  expect(await admin.read(`users/${uid}/privado/consentimento`)).not.toBeNull();
});

test('who is signed in stays so while Auth is overloaded', async ({ page }) => {
  // The profile also asks Auth whether the address is confirmed: that may fail before the test ends.
  allowConsoleErrors(FAILED_REQUEST, /Uma parte da página não foi carregada/);
  await signUp(page);
  await page.route(/accounts:lookup|v1\/token/, (route) =>
    route.fulfill({ status: 429, json: { error: { code: 429, message: 'QUOTA_EXCEEDED' } } }),
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Olá, Maria!' })).toBeVisible();
});

test('a slow deletion does not redirect a user who has navigated to another page', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  const held: Route[] = [];
  await page.route(/accounts:delete/, (route) => void held.push(route));
  await submitDeletion(page, MARIA.password);
  await expect.poll(() => held.length).toBe(1);
  await expect(page.getByRole('button', { name: 'Excluindo…' })).toBeVisible();
  await page.getByRole('link', { name: 'Sala de espera', exact: true }).click();
  // Until the waiting room has loaded, React keeps the hidden profile with its subscription, which the server
  // refuses as soon as the account is deleted.
  await expect(page.getByText('Não saia daqui!')).toBeVisible();
  await held[0]?.continue();
  await expect.poll(() => admin.uidOf(MARIA.email)).toBeUndefined();
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL('/sala-de-espera');
});
