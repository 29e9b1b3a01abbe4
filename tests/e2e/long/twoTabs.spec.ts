import type { Page } from '@playwright/test';
import { MARIA, signUp, typeCity, unfold } from '../accountPage';
import { admin, expect, test } from '../fixtures';

async function save(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(tab.getByText('Os seus dados foram salvos.')).toBeVisible();
}

test("two tabs that change the profile do not overwrite each other's saved fields", async ({ page }) => {
  await signUp(page);
  const uid = await admin.uidOf(MARIA.email);
  await page.goto('/profile');
  const other = await page.context().newPage();
  await other.goto('/profile');
  for (const tab of [page, other]) await unfold(tab, 'Meus dados');
  await page.getByLabel('Nome completo').fill('Nome do primeiro');
  await save(page);
  // The first tab has chosen a city without saving when the second tab saves another state.
  await typeCity(page, 'Campinas');
  await other.getByLabel('Nome completo').fill('Nome do segundo');
  await other.getByLabel('Estado', { exact: true }).selectOption('RJ');
  await typeCity(other, 'Niterói');
  await save(other);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Nome do segundo');
  await page.getByLabel('Celular com DDD').fill('21 98888-7777');
  await save(page);
  expect(await admin.read(`users/${uid}`)).toMatchObject({
    name: 'Nome do segundo',
    celular: '21988887777',
    estado: 'SP',
    cidade: 'Campinas',
  });
});
