import type { Route } from '@playwright/test';
import { createAccount } from './account';
import { logIn, MARIA, sendSignUp, signUp, submitDeletion, toast } from './accountPage';
import { expectAccountDocuments, INTERRUPTIONS, signUpInterrupted } from './interruptedSignUp';
import { expect, FAILED_REQUEST, NO_BACKEND, NOT_LOADED, test } from './fixtures';

// The long suite runs all of them (interruptedSignUps.spec.ts).
for (const interruption of INTERRUPTIONS.slice(0, 2)) {
  test(`a sign-up interrupted between Auth user and profile ends with a working account: ${interruption.name}`, async ({
    page,
    admin,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Erro ao cadastrar usuário/);
    await signUpInterrupted(page, admin, interruption, MARIA.email);
  });
}

test('the cities of a large state are in a select if the combobox cannot be loaded', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NOT_LOADED);
  await page.route('**/assets/ComboboxField-*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/sign-up/novo-cadastro');
  await page.getByLabel('Estado', { exact: true }).selectOption('SP');
  await page.getByLabel('Cidade', { exact: true }).selectOption('São Paulo');
});

test('a user without a profile gets an error at the login and is redirected to the home page', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/);
  await createAccount();
  const uid = await admin.uidOf(MARIA.email);
  await admin.remove(`users/${uid}/privado/contagem`);
  await admin.remove(`users/${uid}/privado/consentimento`);
  await admin.remove(`users/${uid}`);

  await page.goto('/login');
  await logIn(page, MARIA);
  await expect(toast(page, 'Usuário não encontrado.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('an interrupted deletion shows an error and is completed at the next login', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, /400/, /A exclusão da conta não terminou/);
  await signUp(page);
  const uid = await admin.uidOf(MARIA.email);
  await page.goto('/profile');
  await submitDeletion(page, 'errada');
  await expect(page.getByText('A senha atual está incorreta.')).toBeVisible();
  expect(await admin.read(`users/${uid}`)).toBeDefined();

  await page.route(/accounts:delete/, (route) => route.abort('connectionfailed'));
  await submitDeletion(page, MARIA.password);
  await expect(toast(page, 'A exclusão não terminou.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await admin.read(`users/${uid}`)).toBeUndefined();
  expect(await admin.uidOf(MARIA.email)).toBe(uid);

  await page.unroute(/accounts:delete/);
  // The session has ended, so that the login does not lead on to the profile.
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  await page.goto('/login');
  await logIn(page, MARIA);
  await expect(toast(page, 'A sua conta foi excluída.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await admin.uidOf(MARIA.email)).toBeUndefined();
});

test('a toast or a page that fails to load does not break other pages', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, /Os avisos não foram carregados/, NOT_LOADED);
  await page.route(/ToastArea-.*\.js/, (route) => route.abort('connectionfailed'));
  await page.route(/TermsPage-.*\.js/, (route) => route.abort('connectionfailed'));
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(MARIA.email);
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
});

test('a message is shown by the browser if the style sheet of the toasts cannot be loaded', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, /Os avisos não foram carregados/);
  await signUp(page);
  await page.route(/ToastArea-.*\.css/, (route) => route.abort('connectionfailed'));
  const said = page.waitForEvent('dialog');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  const dialog = await said;
  expect(dialog.message()).toBe('Você foi desconectado com sucesso!');
  await dialog.accept();
  await expect(page).toHaveURL('/');
});

test('AuthProvider is loaded at the next navigation if its chunk failed to load', async ({
  page,
  context,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NOT_LOADED);
  await page.goto('/termos');
  await context.setOffline(true);
  await page.locator('header').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
});

test('a sign-up is completed even if the new profile cannot be read', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Uma parte da página não foi carregada/);
  await page.route(/Listen\/channel/, (route) => route.abort('connectionfailed'));
  await sendSignUp(page);
  await expect(page).toHaveURL('/', { timeout: 20_000 });
  await expectAccountDocuments(admin, MARIA.email);
});

test('a slow deletion does not redirect a user who has navigated to another page', async ({
  page,
  admin,
}) => {
  await signUp(page);
  await page.goto('/profile');
  const held: Route[] = [];
  await page.route(/accounts:delete/, (route) => void held.push(route));
  await submitDeletion(page, MARIA.password);
  await expect.poll(() => held.length).toBe(1);
  // Then the promotions no longer move the link, which is below them.
  await page.getByText('Nenhuma promoção aberta agora.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Sala de espera', exact: true }).click();
  await expect(page).toHaveURL('/sala-de-espera');
  await held[0]?.continue();
  await expect.poll(() => admin.uidOf(MARIA.email)).toBeUndefined();
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL('/sala-de-espera');
});
