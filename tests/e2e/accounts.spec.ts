import type { Locator, Page, Route } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import {
  fillSignUp,
  logIn,
  logOut,
  MARIA,
  signUp,
  signUpButton,
  submitDeletion,
  toast,
  typeCity,
  unfold,
  untilCounted,
} from './accountPage';
import { admin, expect, test } from './fixtures';

const today = () => new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

test('a user registers, logs out and in, changes data and password, and deletes the account', async ({
  page,
}) => {
  await admin.write('promocoes/carro 0km', { titulo: 'Um carro zero', publicada: true });
  const before = today();
  await test.step('registers', async () => {
    await page.goto('/sign-up/novo-cadastro?promo=carro%200km');
    await page.reload();
    await fillSignUp(page);
    await expect(page.getByLabel('Celular com DDD')).toHaveValue('(11) 91234-5678');
    await signUpButton(page).click();
    await expect(toast(page, 'Parabéns, agora você já está cadastrado com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/promo/carro%200km');
  });
  const uid = await admin.uidOf(MARIA.email);
  await test.step('is stored with a consent, and counted once', async () => {
    const profile = await admin.read(`users/${uid}`);
    expect([before, today()]).toContain(profile?.dataCadastro);
    expect(profile).toEqual({
      uid,
      email: MARIA.email,
      name: MARIA.name,
      celular: '11912345678',
      estado: 'SP',
      cidade: 'São Paulo',
      dataCadastro: expect.any(String),
    });
    expect(Object.keys((await admin.read(`users/${uid}/privado/consentimento`)) ?? {})).toEqual([
      'versao',
      'em',
    ]);
    await untilCounted(page);
    expect(await admin.read('usuariosPorEstado/SP')).toEqual({ quantidade: 1 });
    expect(await admin.read('usuariosCadastrados/qtdUsuarios')).toEqual({ quantidade: 1 });
  });
  await test.step('logs out and in', async () => {
    await logOut(page);
    expect(await page.evaluate(() => localStorage.getItem('@users'))).toBeNull();
    await page.goto('/login');
    await logIn(page, MARIA);
    await expect(toast(page, 'Bem-Vindo(a) de volta!')).toBeVisible();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { name: 'Olá, Maria!' })).toBeVisible();
  });
  await test.step('changes the data', async () => {
    await unfold(page, 'Meus dados');
    await page.getByLabel('Nome completo').fill('Ana Souza');
    await page.getByLabel('Estado', { exact: true }).selectOption('RJ');
    await typeCity(page, 'Niterói');
    await page.getByRole('button', { name: 'Salvar dados' }).click();
    await expect(page.getByText('Os seus dados foram salvos.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Olá, Ana!' })).toBeVisible();
    const changed = { name: 'Ana Souza', estado: 'RJ', cidade: 'Niterói' };
    expect(await admin.read(`users/${uid}`)).toMatchObject(changed);
  });
  await test.step('changes the password', async () => {
    const passwordForm = await unfold(page, 'Trocar a senha');
    await passwordForm.getByLabel('Senha atual').fill(MARIA.password);
    await passwordForm.getByLabel('Nova senha').fill('segredo-2');
    await passwordForm.getByRole('button', { name: 'Trocar senha' }).click();
    await expect(page.getByText('A sua senha foi trocada.')).toBeVisible();
  });
  await test.step('deletes the account', async () => {
    await submitDeletion(page, 'segredo-2');
    await expect(toast(page, 'A sua conta foi excluída.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await admin.uidOf(MARIA.email)).toBeUndefined();
    expect(await admin.read(`users/${uid}`)).toBeNull();
    expect(await admin.read(`users/${uid}/privado/consentimento`)).toBeNull();
    expect(await admin.read(`users/${uid}/privado/contagem`)).toMatchObject({ estado: 'SP' });
    expect(await admin.read('usuariosCadastrados/qtdUsuarios')).toEqual({ quantidade: 1 });
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('an error that a press on the button brings up waits for the release, so that the press counts', async ({
  page,
}) => {
  await page.goto('/sign-up/novo-cadastro');
  await page.getByLabel('E-mail').fill('maria');
  // Its upper edge, which moves away first.
  await signUpButton(page).hover({ position: { x: 20, y: 4 } });
  await page.mouse.down();
  await setTimeout(600);
  await page.mouse.up();
  await expect(page.getByText('Escolha o seu estado.')).toBeVisible();
});

test('on a phone, the list of cities opens near the top, and a tap chooses one', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/sign-up/novo-cadastro');
  await page.getByLabel('Estado', { exact: true }).selectOption('SP');
  const city = page.getByPlaceholder('Digite o nome da cidade');
  await city.tap();
  const list = page.getByRole('listbox', { name: 'Cidades' });
  await expect(list.getByRole('option')).toHaveCount(50);
  expect((await list.boundingBox())?.y).toBeLessThan(740 / 3);
  await city.pressSequentially('sao jose do rio');
  await expect(list.getByRole('option')).toHaveText(['São José do Rio Pardo', 'São José do Rio Preto']);
  await list.getByRole('option', { name: 'São José do Rio Preto' }).tap();
  await expect(city).toHaveValue('São José do Rio Preto');
  await expect(list).toBeHidden();
  await context.close();
});

test('the sign-up and the login work by keyboard', async ({ page, newVisitor }) => {
  await page.goto('/sign-up/novo-cadastro');
  await test.step('registers', async () => {
    const name = page.getByLabel('Nome completo');
    await expect(signUpButton(page)).toBeEnabled();
    await tabTo(page, name);
    // Enter submits the empty form, which focuses its first wrong field.
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription('Digite o seu nome.');
    await expect(name).toBeFocused();

    await page.keyboard.type(MARIA.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(MARIA.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(MARIA.celular);
    await page.keyboard.press('Tab');
    // One letter, because the browser forgets it after a second, and only Bahia begins with it.
    await page.keyboard.type('B');
    await page.getByPlaceholder('Digite o nome da cidade').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Salvad');
    await page.keyboard.press('Tab');
    await page.keyboard.type(MARIA.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Ocultar senha' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Parabéns, agora você já está cadastrado com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/');
    await untilCounted(page);
  });
  await test.step('logs in', async () => {
    const phone = await newVisitor();
    await phone.goto('/');
    await tabTo(phone, phone.getByRole('link', { name: 'Minha conta', exact: true }));
    await enterPage(phone, '/login');
    await tabTo(phone, phone.getByLabel('E-mail'));
    await phone.keyboard.type(MARIA.email);
    await phone.keyboard.press('Tab');
    await phone.keyboard.type(MARIA.password);
    await enterPage(phone, '/profile');
  });
});

/** Presses Enter, and waits until the new page is shown and has the focus. */
async function enterPage(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toBeFocused();
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  const isFocused = () => element.evaluate((node) => node === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses++) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}

const delay = async (route: Route) => {
  await setTimeout(1000);
  await route.continue();
};

/** From the next page load on, fails the test if the heading disappears after it was shown. */
async function failIfHidden(page: Page, heading: string): Promise<void> {
  await page.addInitScript((text) => {
    let isShown = false;
    new MutationObserver(() => {
      const wasShown = isShown;
      const title = document.querySelector('h1');
      isShown = title?.textContent === text && title.checkVisibility();
      if (wasShown && !isShown) console.error(`'${text}' was hidden.`);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, heading);
}

test('the HTML of the home page stays until its script has come, though it is known who is signed in', async ({
  page,
}) => {
  await signUp(page);
  await page.route(/HomePage.*\.js/, delay);
  await failIfHidden(page, 'Clique primeiro e entre ao vivo no show!');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toBeVisible();
  await expect(page.getByText('Nenhuma promoção aberta agora.', { exact: false })).toBeVisible();
});
