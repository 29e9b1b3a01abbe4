import type { Page } from '@playwright/test';
import { MARIA, signUp, toast } from './accountPage';
import { admin, expect, test } from './fixtures';
import { CAR, publish } from './promotionPage';

const question = (page: Page) => page.getByRole('region', { name: 'Os nossos termos mudaram' });
const accept = (page: Page) => question(page).getByRole('button', { name: 'Li e aceito' });

/**
 * Creates an account that has accepted only the earlier terms, in a browser that does not know about any
 * acceptance.
 */
async function acceptEarlierTerms(page: Page): Promise<string> {
  await signUp(page);
  const path = `users/${await admin.uidOf(MARIA.email)}/privado/consentimento`;
  await admin.write(path, { versao: '2026-11-23', em: new Date('2026-11-23T12:00:00Z') });
  await page.evaluate(() => localStorage.removeItem('@termos'));
  return path;
}

test('a person of before the terms changed is asked once, on any page with the account', async ({ page }) => {
  const path = await acceptEarlierTerms(page);
  await publish();
  await page.goto('/promo/carro');
  const changes = question(page).getByText('A versão de 28/11/2026 diz que dados guardamos');
  await expect(changes).toBeHidden();
  await question(page).getByText('O que mudou').click();
  await expect(changes).toBeVisible();
  await question(page).getByText('O que mudou').click();
  // Wait for the promotion: its loading view is replaced, and has no box at that moment.
  await page.getByRole('heading', { name: CAR.titulo }).waitFor();
  // On a wide page, the promotion begins at the top, where the question must not cover it.
  await page.setViewportSize({ width: 1280, height: 800 });
  const bar = (await question(page).boundingBox()) ?? { y: 0, height: Infinity };
  const promotion = (await page.getByRole('article').boundingBox()) ?? { y: 0 };
  expect(promotion.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  // The question blocks nothing: the person can take part without answering it.
  await page.getByRole('button', { name: 'Participar' }).click();
  await expect(page.getByText('Você está participando').first()).toBeVisible();
  const link = question(page).getByRole('link', { name: 'Ler os termos (abre em outra aba)' });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(tab.getByText('Versão de 28/11/2026')).toBeVisible();
  await tab.close();
  await accept(page).click();
  await toast(page, 'Aceite registrado. Obrigado!').waitFor();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await admin.read(path)).toMatchObject({ versao: '2026-11-28' });
});
