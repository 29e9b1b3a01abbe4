import type { Route } from '@playwright/test';
import {
  logIn,
  logOut,
  MARIA,
  sendSignUp,
  SIGNED_UP,
  signUp,
  signUpButton,
  signUpWithoutCount,
  submitDeletion,
  toast,
  typeCity,
} from './accountPage';
import {
  expectAccountDocuments,
  interceptProfileWrite,
  INTERRUPTIONS,
  signUpInClosedTab,
  signUpInterrupted,
} from './interruptedSignUp';
import { expect, FAILED_REQUEST, NO_BACKEND, NOT_LOADED, RULES, test } from './fixtures';

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

test('a sign-up whose tab is closed between Auth user and profile can be completed in another tab', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await signUpInClosedTab(page, admin, MARIA.email);
});

test('a list of cities that fails to load is requested again on each retry, and the form keeps what was typed', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, /Uma parte da página não foi carregada/);
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort('connectionfailed'),
    (route) => route.abort('connectionreset'),
    (route) => route.fulfill({ status: 404 }),
    (route) => route.fulfill({ status: 503 }),
  ];
  const requests: string[] = [];
  await page.route('**/cidades/*.json', (route) => {
    requests.push(`${route.request().resourceType()} ${new URL(route.request().url()).pathname}`);
    const fail = failures.shift();
    return fail ? fail(route) : route.continue();
  });
  await page.goto('/sign-up/novo-cadastro');
  await page.getByLabel('Nome completo').fill(MARIA.name);
  const state = page.getByLabel('Estado', { exact: true });
  const failed = page.getByText('As cidades não foram carregadas. Verifique a sua internet.');

  await state.selectOption('SP');
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(failed).toBeVisible();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
  }
  await expect(failed).toBeVisible();
  await state.selectOption('RJ');
  await expect(failed).toBeVisible();
  await state.selectOption('SP');
  await typeCity(page, 'São Paulo');
  await state.selectOption('RJ');
  await typeCity(page, 'Niterói');
  await expect(failed).toBeHidden();
  await expect(page.getByLabel('Nome completo')).toHaveValue(MARIA.name);
  // Not as modules: unlike Chromium, some browsers remember a failed import until the page is reloaded.
  const codes = ['SP', 'SP', 'SP', 'RJ', 'SP', 'RJ'];
  expect(requests).toEqual(codes.map((code) => `fetch /cidades/${code}.json`));
});

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

test('a second tab does not interrupt a sign-up, and is signed in when it completes', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  // Both tabs count the registration; the rules refuse the second request.
  allowConsoleErrors(FAILED_REQUEST);

  const second = await page.context().newPage();
  await second.goto('/promo/abc');
  await second.getByRole('heading', { name: 'Promoção' }).waitFor();

  const held: Route[] = [];
  await interceptProfileWrite(page, async (route) => void held.push(route));
  await sendSignUp(page);
  // Without a profile, this tab redirects to the home page and does not sign out.
  await expect(second).toHaveURL('/');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expectAccountDocuments(admin, MARIA.email);
  await second.getByRole('link', { name: 'Meu perfil', exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible();
  await expect.poll(() => admin.read('usuariosCadastrados/qtdUsuarios')).toEqual({ quantidade: 1 });
});

test('a user without a profile gets an error at the login, is redirected to the home page, and can sign up', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/400/);
  await signUp(page);
  const uid = await admin.uidOf(MARIA.email);
  await logOut(page);
  await admin.remove(`users/${uid}/privado/contagem`);
  await admin.remove(`users/${uid}/privado/consentimento`);
  await admin.remove(`users/${uid}`);

  await page.goto('/login');
  await logIn(page, MARIA);
  await expect(toast(page, 'Usuário não encontrado.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await signUp(page);
  await expectAccountDocuments(admin, MARIA.email);
});

test('a registration that could not be counted is counted at the next login', async ({
  page,
  admin,
  expectConsoleErrors,
  allowConsoleErrors,
}) => {
  expectConsoleErrors(/O cadastro não foi contado; nova tentativa no próximo login/);
  allowConsoleErrors(FAILED_REQUEST);
  const condition = 'function countsCurrentUser() {';
  expect(RULES).toContain(condition);
  await admin.loadRules(RULES.replace(condition, `${condition} return false; } function unused() {`));
  await signUpWithoutCount(page);
  const logged = page.waitForEvent('console', (message) => message.text().includes('não foi contado'));
  await page.goto('/profile');
  await logged;
  await expect(page.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible();
  expect(await admin.read('usuariosCadastrados/qtdUsuarios')).toBeUndefined();

  await admin.loadRules(RULES);
  await logOut(page);
  await page.goto('/login');
  await logIn(page, MARIA);
  await expect.poll(() => admin.read('usuariosCadastrados/qtdUsuarios')).toEqual({ quantidade: 1 });
  expect(await admin.read('usuariosPorEstado/SP')).toEqual({ quantidade: 1 });
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

test("a failed logout shows an error, removes the user's data from this device and opens the home page", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/A saída da conta falhou/);
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).waitFor();
  await page.evaluate(() => {
    localStorage.setItem('@minhasParticipacoes', 'x');
    // The SDK deletes the stored user to sign out.
    IDBObjectStore.prototype.delete = () => {
      throw new Error('storage is broken');
    };
  });
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(toast(page, 'Não foi possível sair da conta. Tente de novo.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('@minhasParticipacoes'))).toBeNull();
});

test('the cached profile is shown before the server responds, unless it was tampered with', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await signUp(page);
  await page.route(/google\.firestore/, (route) => route.abort('connectionfailed'));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible();

  await page.evaluate(() => {
    const cached = localStorage.getItem('@users') ?? '';
    localStorage.setItem('@users', `${cached.slice(0, -8)}AAAAAAA=`);
  });
  await page.reload();
  await expect(page.getByText(/Sem conexão com a internet/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('@users'))).toBeNull();
  await page.unroute(/google\.firestore/);
  await expect(page.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible({ timeout: 40_000 });
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

test('an interrupted sign-up can be completed with another password', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await interceptProfileWrite(page, (route) => route.abort('connectionfailed'));
  await sendSignUp(page);
  await expect(page.locator('form').getByRole('alert')).toContainText('Não conseguimos falar com o servidor');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-novo');
  await signUpButton(page).click();
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expectAccountDocuments(admin, MARIA.email);
  await logOut(page);
  await page.goto('/login');
  await logIn(page, { email: MARIA.email, password: 'segredo-novo' });
  await expect(page).toHaveURL('/profile');
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
  await page.getByRole('link', { name: 'Sala de espera', exact: true }).click();
  await expect(page).toHaveURL('/sala-de-espera');
  await held[0]?.continue();
  await expect.poll(() => admin.uidOf(MARIA.email)).toBeUndefined();
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL('/sala-de-espera');
});
