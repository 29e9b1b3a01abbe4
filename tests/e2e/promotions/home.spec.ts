import type { Route } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { admin, expect, liveSession, test } from '../fixtures';
import { inDays, publish } from '../promotionPage';

test('the first prize is in sight at 480 px on a phone', async ({ page }) => {
  const prize = {
    premio: 'Um ano de compras',
    foto: '/promocoes/casa.svg',
    apresentador: 'Ana Lima',
    regulamento: 'https://example.com/regulamento.pdf',
  };
  await admin.write('configuracoes/salaDeEspera', { inicio: inDays(1.5), fim: inDays(2), ...prize });
  await page.goto('/');
  await page.getByText('O show começa em', { exact: true }).waitFor();
  await expect(page.getByText('AO VIVO', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Google Agenda' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByText('Apresentação: Ana Lima')).toBeVisible();
  await expect(page.locator(`main img[src="${prize.foto}"]`)).toBeVisible();
  const rules = page.getByRole('link', { name: 'Regulamento do show (abre em outra aba)' });
  await expect(rules).toHaveAttribute('href', prize.regulamento);
  const shown = await page.getByText('Um ano de compras').boundingBox();
  expect(shown?.y).toBeLessThan(480 - 24);
});

test('the home page shows that the show is live, and that the button is there, without being loaded again', async ({
  page,
}) => {
  const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  await admin.write('configuracoes/salaDeEspera', { video, inicio: inDays(-2), fim: inDays(-1) });
  await page.goto('/');
  await expect(page.getByText('Até o próximo show!', { exact: true })).toBeVisible();
  await page.getByText('Nenhuma promoção aberta agora.').waitFor();
  await expect(page.getByText('AO VIVO', { exact: true })).toBeHidden();
  await admin.write('configuracoes/salaDeEspera', { video, inicio: inDays(-1), fim: inDays(1) });
  const subscribed = page.waitForRequest(/Listen/);
  await page.reload();
  await expect(page.getByText('AO VIVO', { exact: true })).toBeVisible();
  const released = page.getByRole('link', { name: 'O botão foi liberado! Entrar agora' });
  await expect(page.getByRole('link', { name: 'O show está no ar! Entrar na sala' })).toBeVisible();
  await expect(released).toBeHidden();
  await subscribed;
  const enterNow = page.getByRole('link', { name: 'Entrar agora', exact: true });
  await admin.open('sala', { link: 'https://example.com/ao-vivo', cliques: 0 });
  await expect(released).toBeVisible();
  await expect(enterNow).toBeVisible();
  await expect(page.getByRole('heading', { name: 'O botão foi liberado!' })).toBeVisible();
  await admin.close('sala');
  await expect(released).toBeHidden();
  await expect(enterNow).toBeHidden();
  await page.getByRole('link', { name: 'Entrar na sala', exact: true }).click();
  await expect(page).toHaveURL('/sala-de-espera');
});

test('the bar, which moves the page down, waits for a press to end, so that the press counts', async ({
  page,
}) => {
  await admin.open('sala', { link: liveSession, cliques: 0 });
  const request = new Promise<Route>((resolve) => void page.route(/\/Bar-[^/]*\.js$/, resolve));
  await page.goto('/');
  const bar = await request;
  const enterNow = page.getByRole('link', { name: 'Entrar agora', exact: true });
  // Its upper edge, which moves away first.
  await enterNow.hover({ position: { x: 20, y: 4 } });
  await page.mouse.down();
  await bar.continue();
  await setTimeout(600);
  await page.mouse.up();
  await expect(page).toHaveURL('/sala-de-espera');
});

for (const visited of [3, 8]) {
  test(`'back' from promotion ${visited} of 8 leads to where the home page was left`, async ({ page }) => {
    for (let index = 1; index <= 8; index++) await publish(`carro-${index}`, { titulo: `Carro ${index}` });
    await page.goto('/');
    const link = page.getByRole('link', { name: `Ver a promoção: Carro ${visited}` });
    await link.scrollIntoViewIfNeeded();
    const left = await link.boundingBox();
    await link.click();
    await page.getByRole('heading', { level: 1, name: `Carro ${visited}` }).waitFor();
    const read = page.waitForResponse(/:runQuery/);
    await page.goBack();
    await expect.poll(() => link.boundingBox()).toEqual(left);
    await read;
    // Until the page shows what it has read.
    await setTimeout(300);
    expect(await link.boundingBox()).toEqual(left);
  });
}
