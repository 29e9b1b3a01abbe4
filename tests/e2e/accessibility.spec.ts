import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase/firestore';
import { logOut, signUp, signUpButton } from './accountPage';
import { expect, test } from './fixtures';
import { enter, lost, wait, waitForButton } from './waitingRoomPage';

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('the waiting room in each of its views', async ({ page, admin, liveSession }) => {
  await wait(page);
  await expectNoViolations(page);
  await admin.open('sala', { link: liveSession, cliques: 5 });
  await waitForButton(page);
  await expectNoViolations(page);
  await enter(page).click();
  await expect(lost(page)).toBeVisible();
  await expectNoViolations(page);
});

test('the information pages and not-found', async ({ page }) => {
  for (const address of [
    '/pg-infor/em-breve',
    '/pg-infor/baixar-app',
    '/pg-infor/já-participo',
    '/pg-infor/x',
    '/x',
    '/termos',
    '/recuperar-senha',
  ]) {
    await page.goto(address);
    await page.getByRole('heading').first().waitFor();
    await expectNoViolations(page);
  }
});

test('home and promotions', async ({ page, admin, allowConsoleErrors }) => {
  allowConsoleErrors(/403/);
  await page.goto('/');
  await page.getByText('Nenhuma promoção aberta agora.').waitFor();
  await expectNoViolations(page);
  const open = {
    titulo: 'Um carro zero',
    descricao: 'Concorra.',
    publicada: true,
    regulamento: 'https://example.com',
  };
  const dates = { inicio: Timestamp.fromMillis(0), fim: Timestamp.fromMillis(Date.now() + 3_600_000) };
  await admin.write('promocoes/carro', { ...open, ...dates });
  await admin.setVideo('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Um carro zero' }).waitFor();
  await expectNoViolations(page);
  for (const id of ['carro', 'nenhuma']) {
    await page.goto(`/promo/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoViolations(page);
  }
  await signUp(page);
  await page.goto('/promo/carro');
  await page.getByRole('button', { name: 'Participar' }).click();
  await page.getByText('Você está participando!').waitFor();
  await expectNoViolations(page);
});

test('login, sign-up with its errors, profile', async ({ page }) => {
  await signUp(page);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Olá, Maria da Silva!' }).waitFor();
  await expectNoViolations(page);
  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Digite o seu e-mail.')).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/sign-up/novo-cadastro');
  await signUpButton(page).click();
  await expect(page.getByText('Digite o seu nome.')).toBeVisible();
  await expectNoViolations(page);
});
