import { expect, type Locator, type Page } from '@playwright/test';
import { MARIA, type Person } from '../support/person';

export { MARIA, type Person };

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

/** Chooses the city of a state with many, and closes their list. */
export async function typeCity(page: Page, city: string): Promise<void> {
  const field = page.getByPlaceholder('Digite o nome da cidade');
  await field.fill(city);
  await field.press('Tab');
}

/** Registers and waits until the registration is counted: the server refuses to count it after a logout. */
export async function signUp(page: Page, person: Person = MARIA): Promise<void> {
  await signUpWithoutCount(page, person);
  await untilCounted(page);
}

/**
 * Waits until the registration has been counted. The emulator may say that the profile is missing at a time after its
 * commit, which Firestore never does. The SDK then ignores the profile until the page is loaded again.
 */
export async function untilCounted(page: Page): Promise<void> {
  const counted = (timeout: number) =>
    expect.poll(() => page.evaluate(() => localStorage.getItem('@contagem')), { timeout }).not.toBeNull();
  await counted(8_000).catch(async () => {
    await page.reload();
    await counted(20_000);
  });
}

/** Opens the sign-up page, fills its form and submits it. */
export async function sendSignUp(page: Page, person: Person = MARIA): Promise<void> {
  await page.goto('/sign-up/novo-cadastro');
  await fillSignUp(page, person);
  await signUpButton(page).click();
}

/** Registers without waiting until the registration is counted. */
export async function signUpWithoutCount(page: Page, person: Person = MARIA): Promise<void> {
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

/** Opens a folded section of the profile. */
export async function unfold(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole('region', { name });
  await section.waitFor();
  const folded = section.locator('details:not([open]) > summary');
  if (await folded.isVisible()) await folded.click();
  return section;
}

export async function submitDeletion(page: Page, password: string): Promise<void> {
  const section = await unfold(page, 'Excluir a minha conta');
  await section.getByLabel('Senha atual').fill(password);
  await section.getByRole('button', { name: 'Excluir a minha conta' }).click();
}

/** The path to which the link of the emulator would lead if the console's templates named our page (docs/deploy.md). */
export function onOurPage(link: string): string {
  const { searchParams } = new URL(link);
  // The emulator's own key.
  searchParams.delete('apiKey');
  return `/acao?${searchParams}`;
}
