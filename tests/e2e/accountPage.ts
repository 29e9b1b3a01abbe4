import { expect, type Locator, type Page } from '@playwright/test';
import { MARIA, type Person } from '../support/person';
import { createAccount, storedOf } from './account';

export { MARIA };

export const SIGNED_UP = 'Parabéns, agora você já está cadastrado com sucesso!';

export const signUpButton = (page: Page) => page.getByRole('button', { name: 'Cadastrar' });
export const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Fills the sign-up form on the current page. */
export async function fillSignUp(page: Page, person: Person = MARIA): Promise<void> {
  await page.getByLabel('Nome completo').fill(person.name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Celular com DDD').fill(person.celular);
  await page.getByLabel('Estado', { exact: true }).selectOption(person.estado);
  await typeCity(page, person.cidade);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
}

/** Chooses a city in the combobox of a state with many cities, and closes the list. */
export async function typeCity(page: Page, city: string): Promise<void> {
  const field = page.getByPlaceholder('Digite o nome da cidade');
  await field.fill(city);
  await field.press('Tab');
}

/** Signs a new account in without the sign-up form. The page then has to be opened. */
export async function signUp(page: Page, person: Person = MARIA): Promise<void> {
  const user = await createAccount(person);
  // An empty page of the site gives access to the site's storage without running its scripts. It has an icon,
  // because Chromium would otherwise request one.
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('/em-branco', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/em-branco');
  await page.evaluate(storeUser, { key: 'firebase:authUser:demo-api-key:[DEFAULT]', user: user.toJSON() });
  await page.evaluate((stored) => Object.assign(localStorage, stored), storedOf(user.uid, person));
}

/** Runs in the page: stores a signed-in user where the Auth SDK looks for one. */
async function storeUser({ key, user }: { key: string; user: object }): Promise<void> {
  const opening = indexedDB.open('firebaseLocalStorageDb', 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
  );
  await new Promise((opened) => opening.addEventListener('success', opened));
  const transaction = opening.result.transaction('firebaseLocalStorage', 'readwrite');
  transaction.objectStore('firebaseLocalStorage').put({ fbase_key: key, value: user });
  await new Promise((stored) => transaction.addEventListener('complete', stored));
  opening.result.close();
}

/**
 * Waits until the registration has been counted. After a reload in between, the page would count again, and
 * the refusal would be an error on the console.
 */
export async function untilCounted(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('@contagem'))).not.toBeNull();
}

/** Opens the sign-up page, fills its form and submits it. */
export async function sendSignUp(page: Page, person: Person = MARIA): Promise<void> {
  await page.goto('/sign-up/novo-cadastro');
  await fillSignUp(page, person);
  await signUpButton(page).click();
}

/** Signs a new account up by the form. */
export async function signUpByForm(page: Page, person: Person = MARIA): Promise<void> {
  await sendSignUp(page, person);
  await toast(page, SIGNED_UP).waitFor();
  await expect(page).toHaveURL('/');
}

/** Fills and submits the login form on the current page. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await toast(page, 'Você foi desconectado com sucesso!').waitFor();
  await expect(page).toHaveURL('/');
}

/** Chooses what the profile shows on a narrow screen: 'Participações' or 'Minha conta'. */
export async function showPart(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Meu perfil' }).getByRole('link', { name }).click();
}

/** Opens a folded section of the profile. */
export async function unfold(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Sair da conta' }).waitFor();
  const account = page.getByRole('region', { name: 'Minha conta', exact: true });
  if (await account.isHidden()) await showPart(page, 'Minha conta');
  const section = page.getByRole('region', { name, exact: true });
  await section.waitFor();
  const folded = section.locator('details[name]:not([open]) > summary');
  if (await folded.isVisible()) await folded.click();
  return section;
}

export async function submitDeletion(page: Page, password: string): Promise<void> {
  const section = await unfold(page, 'Excluir a minha conta');
  await section.getByLabel('Senha atual').fill(password);
  await section.getByRole('button', { name: 'Excluir a minha conta' }).click();
}

/**
 * The path of a link in the emulator's e-mails, as if the templates in the Firebase console named the site's
 * own page (docs/deploy.md).
 */
export function onOurPage(link: string): string {
  const { searchParams } = new URL(link);
  // Removes the emulator's API key, because the site's page refuses links with another key than its own.
  searchParams.delete('apiKey');
  return `/acao?${searchParams}`;
}
