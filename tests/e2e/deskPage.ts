import { expect, type Locator, type Page } from '@playwright/test';
import { askAuth, AUTH_API } from '../support/emulators';
import type { Person } from '../support/person';
import { MARIA, signUp } from './accountPage';
import { admin } from './fixtures';

/** Of the team, with a confirmed address. */
export const ANA: Person = { ...MARIA, name: 'Ana da Equipe', email: 'ana@example.com' };

const HOLD_MS = 1_300;

export const state = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { level: 2, name: text });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Gives the page's browser the account of somebody of the team, and opens the desk there. */
export async function openDesk(page: Page, person = ANA): Promise<string> {
  await signUp(page, person);
  const uid = await addToTeam(person.email);
  await page.goto('/bastidores');
  await expect(page.getByRole('navigation', { name: 'Partes dos bastidores' })).toBeVisible();
  return uid;
}

/** Confirms the account's address, and makes its owner one of the team. */
export async function addToTeam(email: string): Promise<string> {
  const uid = (await admin.uidOf(email)) ?? '';
  await askAuth('POST', `${AUTH_API}/accounts:update`, { localId: uid, emailVerified: true });
  await admin.write(`equipe/${uid}`, {});
  return uid;
}

/** Holds a button as a finger does, for longer than it asks for. */
export async function hold(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await target.page().mouse.down();
  await target.page().waitForTimeout(HOLD_MS);
  await target.page().mouse.up();
}

export async function saveAddress(page: Page, address: string): Promise<void> {
  await page.getByLabel('Para onde vai quem ganhar').fill(address);
  await button(page, 'Guardar endereço').click();
  await expect(page.getByText(/^Guardado: /)).toBeVisible();
}
