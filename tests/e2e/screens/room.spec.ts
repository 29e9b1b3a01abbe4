import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { signUp } from '../accountPage';
import { checkScreen, neverRespond } from '../checkScreen';
import {
  admin,
  allowConsoleErrors,
  COMMIT,
  expect,
  FAILED_REQUEST,
  liveSession,
  NO_BACKEND,
  test,
} from '../fixtures';
import { inHours } from '../promotionPage';
import { openProtected } from '../protectedRoomPage';
import {
  enter,
  lost,
  stayOnPage,
  wait,
  waitForButton,
  waitInOpenRoom,
  waitSubscribed,
} from '../waitingRoomPage';

/** What the fake video shows. */
const presenter = readFileSync('public/promocoes/apresentadora.svg', 'utf8').replace(
  '<svg ',
  '<svg style="width:100%;height:100vh" ',
);

/** Waits from before the release, as most visitors do: the stage has the prize's picture then. */
async function waitUntilReleased(page: Page): Promise<void> {
  await waitSubscribed(page);
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await expect(enter(page)).toBeVisible();
}

test.describe('the waiting room', () => {
  const CAST = {
    apresentador: 'Maria da Conceição',
    retrato: '/promocoes/apresentadora.svg',
    premio: 'Um carro zero quilômetro',
    foto: '/promocoes/carro.svg',
    regulamento: 'https://example.com/regulamento-do-show.pdf',
  };
  const recado = 'Peguem a pipoca e chamem a família: hoje o prêmio é um carro!';

  test.beforeEach(() => admin.write('configuracoes/salaDeEspera', CAST));

  test('is accessible while waiting, without a connection and with a video', async ({ page, context }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await wait(page);
    await checkScreen(page, 'sala-esperando', 'Como funciona');
    await admin.write('configuracoes/salaDeEspera', { ...CAST, recado });
    await checkScreen(page, 'sala-recado', 'Peguem a pipoca');
    await context.setOffline(true);
    await checkScreen(page, 'sala-sem-conexao', 'Sem conexão com a sala.');
    await context.setOffline(false);
    await page.route(/youtube-nocookie/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="pt"><title>Vídeo</title><body style="margin:0;background:#5b2aa8">${presenter}`,
      }),
    );
    await admin.write('configuracoes/salaDeEspera', {
      ...CAST,
      recado,
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      inicio: inHours(0.1),
      fim: inHours(1),
    });
    await expect(page.locator('iframe')).toBeVisible();
    await checkScreen(page, 'sala-video', page.getByText(/^Começa em 0/));
    await page.goto('/sala-de-espera?conferir');
    await page.getByText('Como funciona').waitFor();
    await checkScreen(page, 'sala-conferir', 'Conferência da equipe: nada a corrigir');
  });

  test('is accessible with the button released and while a click is pending', async ({ page }) => {
    // Taking the pictures may last longer than the click's time limit.
    allowConsoleErrors(/Erro ao processar clique/);
    await waitUntilReleased(page);
    await checkScreen(page, 'sala-liberada');
    await neverRespond(page, COMMIT);
    await enter(page).click();
    await expect(page.getByText('Estamos confirmando o seu clique.')).toBeVisible();
    const entering = page.getByRole('button', { name: 'Entrando…' });
    await expect(entering).toBeDisabled();
    // The disabled button still looks like one that works.
    await expect(entering).toHaveCSS('opacity', '1');
    await expect(entering).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await checkScreen(page, 'sala-confirmando');
  });

  // In a test of its own, because the click ends 30 s after it began, and pictures take long.
  test('is accessible while a click is slow', async ({ page }) => {
    allowConsoleErrors(/Erro ao processar clique/);
    await waitUntilReleased(page);
    await neverRespond(page, COMMIT);
    await enter(page).click();
    await expect(page.getByText('Está demorando mais que o normal.')).toBeVisible({ timeout: 15_000 });
    await checkScreen(page, 'sala-demorando');
  });

  test('is accessible with reduced motion and if a chunk fails to load', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await wait(page);
    await checkScreen(page, 'sala-sem-movimento', 'Como funciona');
    await page.route('**/assets/firebase-*.js', (route) => route.abort('connectionreset'));
    await page.goto('/sala-de-espera');
    await checkScreen(page, 'sala-incompleta', 'A sala não carregou.');
  });

  test('is accessible with a countdown, and while and after a place is won', async ({ page }) => {
    await waitSubscribed(page);
    await admin.write('configuracoes/salaDeEspera', { ...CAST, inicio: inHours(30), fim: inHours(31) });
    await expect(page.getByText('O show começa em', { exact: true })).toBeVisible();
    await checkScreen(page, 'sala-contagem', page.getByRole('heading', { name: 'Como funciona' }));
    // The only state without a prize and a presenter.
    await admin.write('configuracoes/salaDeEspera', { inicio: inHours(0.015), fim: inHours(1) });
    await page.getByRole('button', { name: 'Tocar um som quando abrir' }).click();
    await page.getByRole('button', { name: 'Som ligado: espere aqui' }).waitFor();
    await checkScreen(page, 'sala-instantes', page.getByText('O show começa em instantes', { exact: true }));
    await admin.write('configuracoes/salaDeEspera', { ...CAST, inicio: inHours(-2), fim: inHours(-1) });
    await checkScreen(page, 'sala-depois', page.getByText('Até o próximo show!', { exact: true }));
    await admin.open('sala', { link: liveSession, cliques: 0 });
    // A room that opens after the announced end makes the show live again.
    await expect(page.getByText('AO VIVO', { exact: true })).toBeVisible();
    await stayOnPage(page, liveSession);
    await enter(page).click();
    await expect(page.getByRole('heading', { name: 'Você conseguiu!' })).toBeVisible();
    await checkScreen(page, 'sala-ganhou', page.getByRole('heading', { name: 'Sua vaga está garantida!' }));
  });

  test('is accessible without the address of a place, and in a show for registered people', async ({
    page,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, /O endereço do show não pôde ser lido/);
    await openProtected();
    await page.route(/accounts:signUp/, (route) => route.abort('connectionfailed'));
    await neverRespond(page, /\/assets\/placeAddress-/);
    await waitForButton(page);
    await enter(page).click();
    await checkScreen(page, 'sala-conseguiu', page.getByRole('heading', { name: 'Você conseguiu!' }));
    await page.unroute(/\/assets\/placeAddress-/);
    await page.reload();
    await checkScreen(page, 'sala-porta', page.getByRole('button', { name: 'Tentar de novo' }));
    await page.unrouteAll();
    await admin.write('configuracoes/salaDeEspera', { ...CAST, paraCadastrados: true });
    await page.evaluate(() => localStorage.removeItem('@salaDeEspera'));
    await page.reload();
    await checkScreen(
      page,
      'sala-liberada-sem-conta',
      page.getByRole('heading', { name: 'O botão foi liberado!' }),
    );
    await admin.close('sala');
    await page.reload();
    await checkScreen(
      page,
      'sala-sem-conta',
      page.getByRole('heading', { name: 'Este show é para quem tem cadastro' }),
    );
    await signUp(page);
    await page.goto('/sala-de-espera');
    await checkScreen(page, 'sala-com-conta', 'Você participa como Maria da Silva.');
  });

  test('is accessible after a loss, with and without its times', async ({ page }) => {
    await waitInOpenRoom(page, 5);
    await enter(page).click();
    await checkScreen(page, 'sala-perdeu', lost(page));
    await expect.poll(admin.rooms).toEqual({});
    await admin.open('cheia', { link: liveSession, cliques: 5 });
    await expect(page.getByText('As 5 vagas já foram preenchidas.')).toBeVisible();
    await admin.close('cheia');
    await expect(page.getByText('AO VIVO')).toBeHidden();
    await checkScreen(page, 'sala-cheia', enter(page));
    await admin.open('outra', { link: liveSession, cliques: 0 });
    await expect(page.getByText('As 5 vagas já foram preenchidas.')).toBeHidden();
    // The screen shows how long the places lasted.
    await page.waitForTimeout(500);
    await admin.open('outra', { link: liveSession, cliques: 5 });
    await expect(page.getByText('As 5 vagas já foram preenchidas.')).toBeVisible();
    await enter(page).click();
    await checkScreen(page, 'sala-perdeu-com-tempos', page.getByText('A 5ª vaga'));
  });

  test('is accessible while the button is counted down', async ({ page }) => {
    await waitSubscribed(page);
    await openProtected('sala', 0, { abreEm: new Date(Date.now() + 9_500) });
    await expect(page.getByText(/^O botão aparece em \d$/)).toBeVisible();
    // Stops the page's clocks, so that the countdown does not change during the checks.
    await page.evaluate(() => {
      const [ticks, time] = [performance.now(), Date.now()];
      performance.now = () => ticks;
      Date.now = () => time;
    });
    await checkScreen(page, 'sala-contagem-do-botao');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await movingDigits(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await movingDigits(page)).toBeGreaterThan(0);
  });
});

/** How many animations run in the digits of the countdown to the button. */
const movingDigits = (page: Page) =>
  page
    .getByText(/^O botão aparece em \d$/)
    .evaluate((countdown) => countdown.getAnimations({ subtree: true }).length);
