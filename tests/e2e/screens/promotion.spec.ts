import { signUp } from '../accountPage';
import { checkScreen, FIRESTORE_REQUEST, neverRespond } from '../checkScreen';
import { allowConsoleErrors, expect, FAILED_REQUEST, NO_BACKEND, test } from '../fixtures';
import { CAR, FULL, inDays, LONG, publish } from '../promotionPage';

test.describe('a promotion', () => {
  test('is accessible while loading and after an error', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Uma parte da página não foi carregada/);
    await publish('carro', FULL);
    await neverRespond(page, FIRESTORE_REQUEST);
    await page.goto('/promo/carro');
    await checkScreen(page, 'promocao-carregando', page.getByText('Carregando…').first());
    await page.getByText('Não conseguimos carregar').waitFor({ timeout: 20_000 });
    await checkScreen(page, 'promocao-falhou');
  });

  test('is accessible in every state, with long texts, incomplete or missing', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST, /Content Security Policy/);
    await publish('carro', FULL);
    await publish('longa', LONG);
    await publish('futura', {
      ...FULL,
      inicio: CAR.fim,
      fim: inDays(9),
    });
    await publish('passada', { ...FULL, inicio: inDays(-8), fim: CAR.inicio });
    await publish('resultado', {
      ...FULL,
      inicio: inDays(-8),
      fim: CAR.inicio,
      resultado: 'Joana P. ganhou!\nEla é de Recife (PE).\n\nObrigado a quem participou!',
    });
    await publish('sem-foto', { ...FULL, imagem: '' });
    await publish('sem-data', { ...FULL, inicio: 'amanhã' });
    // Stops the clock, so that the countdown does not change during the checks.
    await page.clock.setFixedTime(Date.now());
    for (const [id, text] of [
      ['carro', 'Fazer cadastro e participar'],
      ['longa', 'Fazer cadastro e participar'],
      ['sem-foto', 'Fazer cadastro e participar'],
      ['futura', 'Esta promoção ainda não começou.'],
      ['passada', 'O resultado sai aqui em breve.'],
      ['resultado', 'ganhou!'],
      ['sem-data', 'Esta promoção ainda está sendo preparada.'],
      ['nenhuma', 'Promoção não encontrada'],
    ] as const) {
      await page.goto(`/promo/${id}`);
      await checkScreen(page, `promocao-${id}`, page.getByText(text, { exact: false }));
    }
  });

  test('has shapes in forced colours and stands still with reduced motion', async ({ page }) => {
    await publish('carro', FULL);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto('/promo/carro');
    const button = page.getByRole('link', { name: 'Fazer cadastro e participar' });
    await button.waitFor();
    for (const part of [button, page.getByRole('region', { name: 'Participação' })])
      await expect(part).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('is accessible for a user before and after taking part, and after an error', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await publish('carro', FULL);
    await signUp(page);
    await page.goto('/promo/carro');
    const join = page.getByRole('button', { name: 'Participar', exact: true });
    await checkScreen(page, 'promocao-de-quem-entrou', join);
    await page.evaluate(() => history.replaceState({ usr: { signedUp: true } }, ''));
    await page.reload();
    await checkScreen(page, 'promocao-de-quem-se-cadastrou', 'Só falta participar.');
    await page.route(FIRESTORE_REQUEST, (route) => route.abort('connectionfailed'));
    await join.click();
    await page.getByText('Não conseguimos conectar.').waitFor({ timeout: 30_000 });
    await checkScreen(page, 'promocao-nao-participou');
    await page.unroute(FIRESTORE_REQUEST);
    await page.reload();
    await join.click();
    await page.getByText('Você está participando!').waitFor();
    // A reload, to get rid of the toast.
    await page.reload();
    await checkScreen(page, 'promocao-de-quem-participa', 'Você está participando!');
    await page.getByRole('button', { name: 'Deixar de participar: Um carro zero' }).click();
    await checkScreen(page, 'promocao-deixar', 'Deixar mesmo de participar?');
    await page.route(FIRESTORE_REQUEST, (route) => route.abort('connectionfailed'));
    await page.getByRole('button', { name: 'Sim, deixar' }).click();
    await page.getByText('Não conseguimos conectar.').waitFor({ timeout: 30_000 });
    await checkScreen(page, 'promocao-nao-deixou');
    await page.unroute(FIRESTORE_REQUEST);
    await publish('carro', { ...FULL, inicio: inDays(-8), fim: CAR.inicio });
    await publish('casa', { ...FULL, inicio: inDays(-8), fim: CAR.inicio });
    await page.goto('/promo/casa');
    await page.getByText('Você não participou desta promoção.').waitFor();
    await page.goto('/promo/carro');
    await page.getByText('Você participou!').waitFor();
    await page.getByRole('button', { name: 'Deixar de participar: Um carro zero' }).click();
    await checkScreen(page, 'promocao-passada-deixar', 'não poderá mais receber');
  });
});
