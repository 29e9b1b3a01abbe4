import { signUp } from '../accountPage';
import {
  checkScreen,
  FIRESTORE_REQUEST,
  neverRespond,
  overflowingElements,
  smallTargets,
  zoom,
} from '../checkScreen';
import {
  admin,
  allowConsoleErrors,
  expect,
  FAILED_REQUEST,
  liveSession,
  NO_BACKEND,
  test,
} from '../fixtures';
import { FULL, inHours, LONG, publish } from '../promotionPage';

test.describe('the home page', () => {
  test('is accessible while loading, after an error and without promotions', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Uma parte da página não foi carregada/);
    // Without the app's script, the page stays as prerendered, so the loading state lasts as long as the
    // checks.
    await neverRespond(page, /\/assets\/app-/);
    await page.goto('/', { waitUntil: 'commit' });
    await checkScreen(page, 'inicio-carregando', page.getByText('Carregando…').first());
    await page.unrouteAll();
    await neverRespond(page, FIRESTORE_REQUEST);
    await page.goto('/');
    await page.getByText('Não conseguimos carregar').waitFor({ timeout: 20_000 });
    await checkScreen(page, 'inicio-falhou');
    await page.unroute(FIRESTORE_REQUEST);
    await page.goto('about:blank');
    await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 999 });
    await page.goto('/');
    await checkScreen(page, 'inicio-vazio', 'Nenhuma promoção aberta agora.');
    // So few registrations would impress nobody.
    await expect(page.getByText(/pessoas já se cadastraram/)).toBeHidden();
  });

  test('is accessible with promotions and a show, for a visitor and a signed-in user', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST, /Content Security Policy/);
    await publish('carro', FULL);
    await publish('longa', LONG);
    await publish('praia', { ...FULL, titulo: 'Uma semana na praia', imagem: '/promocoes/viagem.svg' });
    await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 1_234 });
    const prize = {
      premio: 'Um carro zero quilômetro',
      foto: '/promocoes/carro.svg',
      apresentador: 'Maria da Conceição',
      regulamento: 'https://example.com/regulamento-do-show.pdf',
    };
    await admin.write('configuracoes/salaDeEspera', { inicio: inHours(-1), fim: inHours(1), ...prize });
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await page.goto('/');
    await page.getByText('AO VIVO', { exact: true }).waitFor();
    await page.getByRole('alert').filter({ hasText: 'O botão foi liberado!' }).waitFor();
    await page.getByText('1.234 pessoas já se cadastraram.').waitFor();
    await checkScreen(page, 'inicio', page.getByRole('heading', { name: 'Um carro zero' }));
    await admin.close('sala');
    await admin.write('configuracoes/salaDeEspera', { inicio: inHours(30), fim: inHours(31), ...prize });
    await publish('futura', {
      ...FULL,
      titulo: 'Uma viagem de férias em família',
      imagem: '/promocoes/viagem.svg',
      inicio: inHours(24),
      fim: inHours(48),
    });
    await publish('passada', {
      ...FULL,
      titulo: 'Um ano de compras no mercado',
      imagem: '',
      inicio: inHours(-48),
      fim: inHours(-24),
      resultado: 'Joana P. ganhou!\nEla é de Recife (PE).',
    });
    await signUp(page);
    await page.goto('/');
    await page.getByText('O show começa em', { exact: true }).waitFor();
    await page.getByText('Salvar na agenda').waitFor();
    const section = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
    await expect(section('Promoções abertas').getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(section('Em breve').getByText(/^A partir de/)).toBeVisible();
    await expect(section('Já aconteceram').getByText('Joana P. ganhou!')).toBeVisible();
    await checkScreen(page, 'inicio-de-quem-entrou', page.getByRole('heading', { name: 'Um carro zero' }));
  });
});

test('the home page leads to the sign-up at 400% zoom and with text at 200%, in forced colours and without motion', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Cadastre-se grátis' });
  await expect(button).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  for (const [width, height, percent] of [
    [320, 256, 100],
    [320, 568, 200],
    [667, 375, 200],
    [480, 270, 100],
    [640, 360, 100],
  ] as const) {
    await page.setViewportSize({ width, height });
    await zoom(page, percent);
    expect(await overflowingElements(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    // Scrolls by hand, because scrollIntoViewIfNeeded may stop a pixel too early.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
  }
  // Wait until everything has loaded, because the spinner is an animation.
  await page.getByText('Nenhuma promoção aberta agora.').waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
