import { checkScreen, neverRespond } from '../checkScreen';
import { test as configured } from '../configured';
import { allowConsoleErrors, expectConsoleErrors, FAILED_REQUEST, NOT_LOADED, test } from '../fixtures';

test('the information pages, the terms and the not-found page are accessible', async ({ page }) => {
  // One of the addresses does not exist and has status 404.
  expectConsoleErrors(FAILED_REQUEST);
  for (const [name, address, heading] of [
    ['info-em-breve', '/pg-infor/em-breve', 'O aplicativo já chegou!'],
    ['info-baixar-app', '/pg-infor/baixar-app', 'Baixe o aplicativo'],
    ['info-ja-participo', '/pg-infor/já-participo', 'Você já está participando!'],
    ['info-desconhecida', '/pg-infor/x', 'Ops algo deu errado'],
    ['nao-existe', '/x', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
    ['termos', '/termos', 'Termos de uso e aviso de privacidade'],
  ] as const) {
    await page.goto(address);
    await checkScreen(page, name, page.getByRole('heading', { name: heading }));
  }
});

configured(
  'the consent banner and the section of the terms on statistics are accessible',
  async ({ page }) => {
    await page.goto('/pg-infor/em-breve');
    await checkScreen(page, 'estatisticas-pergunta', 'Podemos contar as suas visitas');
    await page.getByRole('link', { name: 'Saiba mais' }).click();
    await page.getByRole('button', { name: 'Recusar' }).first().click();
    await checkScreen(page, 'estatisticas-termos', 'as suas visitas não são contadas');
  },
);

test('a page that is loading is accessible', async ({ page }) => {
  await neverRespond(page, /\/assets\/HomePage-/);
  await page.goto('/termos');
  await page.getByRole('link', { name: 'Show de Prêmios' }).click();
  await checkScreen(page, 'pagina-carregando', page.getByRole('heading', { name: 'Carregando…' }));
});

test('a page that failed to load is accessible', async ({ page }) => {
  allowConsoleErrors(FAILED_REQUEST, NOT_LOADED);
  await page.route(/\/assets\/TermsPage/, (route) => route.abort('connectionfailed'));
  await page.goto('/termos');
  await checkScreen(page, 'pagina-falhou', 'Não conseguimos carregar.');
});

test('the error page of the app is accessible', async ({ page }) => {
  expectConsoleErrors(/a browser like no other/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get() {
        throw new Error('a browser like no other');
      },
    });
  });
  await page.goto('/sala-de-espera');
  await checkScreen(page, 'app-falhou', page.getByRole('heading', { name: 'A página não abriu' }));
});
