import type { Page, Route } from '@playwright/test';
import {
  askForDeletion,
  fillSignUp,
  logIn,
  logOut,
  MARIA,
  signUp,
  signUpUncounted,
  signUpButton,
  toast,
} from './accountPage';
import { COMMIT, expect, FAILED_REQUEST, NO_BACKEND, RULES, test, type Admin } from './fixtures';

const SIGNED_UP = 'Parabéns, agora você já está cadastrado com sucesso!';

type Fault = (route: Route) => Promise<void>;

/** The first commit that writes a profile meets `fault`. */
async function cutProfileWrite(page: Page, fault: Fault): Promise<void> {
  let cut = false;
  await page.route(COMMIT, (route) => {
    if (cut || !route.request().postData()?.includes('/consentimento')) return route.continue();
    cut = true;
    return fault(route);
  });
}

async function sendSignUp(page: Page, person = MARIA): Promise<void> {
  await page.goto('/sign-up/novo-cadastro');
  await fillSignUp(page, person);
  await signUpButton(page).click();
}

async function expectComplete(admin: Admin, email: string): Promise<void> {
  const uid = await admin.uidOf(email);
  expect(await admin.read(`users/${uid}`)).toMatchObject({ uid, email, name: MARIA.name });
  expect(await admin.read(`users/${uid}/privado/consentimento`)).toBeDefined();
}

const tryAgain = (page: Page) => signUpButton(page).click();

const FAULTS: { name: string; fault: Fault; afterwards?: (page: Page) => Promise<void> }[] = [
  { name: 'request lost', fault: (route) => route.abort('connectionfailed'), afterwards: tryAgain },
  {
    // Nothing to try again: the page finds out by itself.
    name: 'answer lost',
    fault: async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
  },
  {
    name: 'service down',
    fault: (route) => route.fulfill({ status: 503, body: '{"error":{"code":503,"status":"UNAVAILABLE"}}' }),
    afterwards: tryAgain,
  },
  {
    name: 'write refused',
    fault: (route) =>
      route.fulfill({ status: 403, body: '{"error":{"code":403,"status":"PERMISSION_DENIED"}}' }),
    afterwards: tryAgain,
  },
];

for (const { name, fault, afterwards } of FAULTS) {
  test(`a sign-up cut off between Auth user and profile ends with a working account: ${name}`, async ({
    newVisitor,
    admin,
    allowConsoleErrors,
  }) => {
    test.setTimeout(180_000);
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Erro ao cadastrar usuário/);
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']) {
      const page = await newVisitor();
      await cutProfileWrite(page, fault);
      await sendSignUp(page, { ...MARIA, email });
      if (afterwards) {
        await expect(page.locator('form').getByRole('alert')).toContainText(
          /Não conseguimos falar com o servidor|Erro ao cadastrar usuário: /,
        );
        await expect(page.getByLabel('Nome completo')).toHaveValue(MARIA.name);
        await afterwards(page);
      }
      await expect(toast(page, SIGNED_UP)).toBeVisible();
      await expect(page).toHaveURL('/');
      await expectComplete(admin, email);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible();
    }
  });
}

test('a sign-up whose tab was closed between Auth user and profile ends with a working account', async ({
  newVisitor,
  admin,
  allowConsoleErrors,
}) => {
  test.setTimeout(180_000);
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']) {
    const closed = await newVisitor();
    const writing = new Promise<void>((asked) => void cutProfileWrite(closed, async () => asked()));
    await sendSignUp(closed, { ...MARIA, email });
    await writing;
    const page = await closed.context().newPage();
    // Closing alone would let the request go.
    await closed.goto('about:blank');
    await closed.close();
    expect(await admin.uidOf(email)).toBeDefined();

    await sendSignUp(page, { ...MARIA, email });
    await expect(toast(page, SIGNED_UP)).toBeVisible();
    await expectComplete(admin, email);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible();
  }
});

test('a second tab neither disturbs a sign-up nor is left behind', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  // Both tabs count the registration; the second to ask is refused.
  allowConsoleErrors(FAILED_REQUEST);

  const second = await page.context().newPage();
  await second.goto('/promo/abc');
  await second.getByRole('heading', { name: 'Promoção' }).waitFor();

  const held: Route[] = [];
  await cutProfileWrite(page, async (route) => void held.push(route));
  await sendSignUp(page);
  // It sees somebody without a profile: home, and nobody is signed out.
  await expect(second).toHaveURL('/');
  await held[0]?.continue();
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expectComplete(admin, MARIA.email);
  await second.getByRole('link', { name: 'Meu perfil', exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible();
  await expect.poll(() => admin.read('usuariosCadastrados/qtdUsuarios')).toEqual({ quantidade: 1 });
});

test('who has an Auth user and no profile is told so at the login, led home, and can sign up', async ({
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
  await expectComplete(admin, MARIA.email);
});

test('a registration that could not be counted is counted at the next login', async ({
  page,
  admin,
  expectConsoleErrors,
  allowConsoleErrors,
}) => {
  expectConsoleErrors(/O cadastro não foi contado; nova tentativa no próximo login/);
  allowConsoleErrors(FAILED_REQUEST);
  await admin.loadRules(
    RULES.replace(
      'function countsSomebody() {',
      'function countsSomebody() { return false; } function old() {',
    ),
  );
  await signUpUncounted(page);
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

test('an interrupted deletion says so and goes on at the next login', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, /400/, /A exclusão da conta não terminou/);
  await signUp(page);
  const uid = await admin.uidOf(MARIA.email);
  await page.goto('/profile');
  await askForDeletion(page, 'errada');
  await expect(page.getByText('A senha atual está incorreta.')).toBeVisible();
  expect(await admin.read(`users/${uid}`)).toBeDefined();

  await page.route(/accounts:delete/, (route) => route.abort('connectionfailed'));
  await askForDeletion(page, MARIA.password);
  await expect(toast(page, 'A exclusão não terminou.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await admin.read(`users/${uid}`)).toBeUndefined();
  expect(await admin.uidOf(MARIA.email)).toBe(uid);

  await page.unroute(/accounts:delete/);
  await page.goto('/login');
  await logIn(page, MARIA);
  await expect(toast(page, 'A sua conta foi excluída.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await admin.uidOf(MARIA.email)).toBeUndefined();
});

test('logging out forgets the person and leads home even when the call fails', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/A saída da conta falhou/);
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).waitFor();
  await page.evaluate(() => {
    localStorage.setItem('@minhasParticipacoes', 'x');
    // What the sign-out has to do.
    IDBObjectStore.prototype.delete = () => {
      throw new Error('storage is broken');
    };
  });
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(toast(page, 'Não foi possível sair da conta. Tente de novo.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('@minhasParticipacoes'))).toBeNull();
});

test('the remembered profile shows before the server answers, one that was tampered with never', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await signUp(page);
  await page.route(/google\.firestore/, (route) => route.abort('connectionfailed'));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible();

  await page.evaluate(() => {
    const kept = localStorage.getItem('@users') ?? '';
    localStorage.setItem('@users', `${kept.slice(0, -8)}AAAAAAA=`);
  });
  await page.reload();
  await expect(page.getByText(/Sem conexão com a internet/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('@users'))).toBeNull();
  await page.unroute(/google\.firestore/);
  await expect(page.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible({ timeout: 40_000 });
});

test('a toast or a page that does not load takes nothing else with it', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, /Os avisos não foram carregados/, /dynamically imported module/);
  await page.route(/ToastArea-.*\.js/, (route) => route.abort('connectionfailed'));
  await page.route(/TermsPage-.*\.js/, (route) => route.abort('connectionfailed'));
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(MARIA.email);
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
});

test('whoever has chosen another password meanwhile ends an unfinished sign-up with that', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await cutProfileWrite(page, (route) => route.abort('connectionfailed'));
  await sendSignUp(page);
  await expect(page.locator('form').getByRole('alert')).toContainText('Não conseguimos falar com o servidor');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-novo');
  await tryAgain(page);
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await expectComplete(admin, MARIA.email);
  await logOut(page);
  await page.goto('/login');
  await logIn(page, { email: MARIA.email, password: 'segredo-novo' });
  await expect(page).toHaveURL('/profile');
});

test('a sign-up whose profile does not come back goes on all the same', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Uma parte da página não foi carregada/);
  await page.route(/Listen\/channel/, (route) => route.abort('connectionfailed'));
  await sendSignUp(page);
  await expect(page).toHaveURL('/', { timeout: 20_000 });
  await expectComplete(admin, MARIA.email);
});

test('a deletion that takes its time leaves whoever has gone on where they are', async ({ page, admin }) => {
  await signUp(page);
  await page.goto('/profile');
  const held: Route[] = [];
  await page.route(/accounts:delete/, (route) => void held.push(route));
  await askForDeletion(page, MARIA.password);
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('link', { name: 'Sala de espera', exact: true }).click();
  await expect(page).toHaveURL('/sala-de-espera');
  await held[0]?.continue();
  await expect.poll(() => admin.uidOf(MARIA.email)).toBeUndefined();
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL('/sala-de-espera');
});
