import { admin, expect, expectConsoleErrors, liveSession, test } from './fixtures';
import { enter, waitSubscribed } from './waitingRoomPage';

test('?conferir shows what the page sees of the show, and changes nothing', async ({ page }) => {
  expectConsoleErrors(/video não é um endereço do YouTube/);
  await page.goto('/sala-de-espera?conferir');
  const check = page.getByRole('region', { name: 'Conferência' });
  const finding = (text: string) => check.getByRole('listitem').filter({ hasText: text });
  await check.getByText('Conferência da equipe: nada a corrigir').click();
  await expect(finding(`– Aviso: Projeto: ${process.env.VITE_FIREBASE_PROJECT_ID}`)).toBeVisible();
  await expect(finding('– Aviso: Nenhuma sala aberta')).toBeVisible();

  await admin.open('sala1', { link: liveSession, cliques: 3, Link: 'https://example.com' });
  await expect(finding('✓ Certo: Sala aberta: sala1.')).toBeVisible();
  await expect(finding('✓ Certo: cliques: 3 de 5.')).toBeVisible();
  await expect(finding(`✓ Certo: Link: ${liveSession}`)).toBeVisible();
  await expect(finding('✗ Erro: O campo “Link” não tem efeito')).toBeVisible();
  await admin.setVideo('https://vimeo.com/1');
  await expect(finding('✗ Erro: video não é um endereço do YouTube: https://vimeo.com/1')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(enter(page)).toBeVisible();
  expect(await admin.rooms()).toMatchObject({ sala1: { cliques: 3 } });
  expect(await admin.tickets()).toEqual([]);
});

test('a visitor does not load the check', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await waitSubscribed(page);
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await expect(enter(page)).toBeVisible();
  expect(scripts.filter((address) => address.includes('TeamCheck'))).toEqual([]);
  expect(scripts.filter((address) => address.includes('firebase'))).not.toEqual([]);
});
