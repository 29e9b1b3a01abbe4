import type { Page, TestInfo } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { Timestamp } from 'firebase/firestore';
import { askForDeletion, fillSignUp, logIn, logOut, MARIA, signUp, signUpButton, toast } from './accountPage';
import { test as configured } from './configured';
import { COMMIT, expect, FAILED_REQUEST, NO_BACKEND, NOT_LOADED, test, type Admin } from './fixtures';
import { enter, lost, wait, waitForButton } from './waitingRoomPage';

/** `npm run screenshots` names a folder, and each screen leaves its pictures there. */
const { SCREENSHOTS } = process.env;
const PHONE = { width: 360, height: 740 };
const SMALLEST = { width: 320, height: 568 };
const SIZES = [
  SMALLEST,
  PHONE,
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

/** What a thumb hits, px. */
const TARGET = 44;

/** WCAG 2.2's rule, which axe leaves out unless asked. */
const ALSO_TARGETS: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** The dark theme changes nothing else. */
const ONLY_COLORS: RunOptions = { runOnly: ['color-contrast'] };

/** A screen as it is now: accessible in both themes, nothing cut off at any width, targets large enough. */
async function look(page: Page, name: string): Promise<void> {
  const texts = await page.locator('body').innerText();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const rules = colorScheme === 'light' ? ALSO_TARGETS : ONLY_COLORS;
    expect(await violations(page, rules), `${name}, ${colorScheme}`).toEqual([]);
    if (SCREENSHOTS) await takePictures(page, `${SCREENSHOTS}/${name}-${colorScheme}`);
  }
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await cutOff(page), `${name} at ${size.width} px`).toEqual([]);
    if (size === SMALLEST) expect(await smallTargets(page), name).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  await zoom(page, 200);
  expect(await cutOff(page), `${name} with letters of double size`).toEqual([]);
  if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/${name}-zoom.png`, fullPage: true });
  await zoom(page, 100);
  expect(await page.locator('body').innerText(), `${name}, all the while`).toBe(texts);
}

/** What axe finds in the page: the broken rules, each with its elements. */
async function violations(page: Page, options: RunOptions): Promise<unknown[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const results = await run({ ...given, iframes: false, resultTypes: ['violations'] });
    return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, options);
}

async function takePictures(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    await page.screenshot({ path: `${path}-${size.width}.png`, fullPage: true });
  }
  await page.setViewportSize(PHONE);
}

/** What fades in has faded in. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

function zoom(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** What reaches beyond the screen's right edge. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('.visually-hidden, .Toastify, svg'))
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Controls that are smaller than a thumb's target; links within a sentence may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll('a, button, select, input:not([type=checkbox]), input + label')]
        .filter((control) => getComputedStyle(control).display !== 'inline' && control.checkVisibility())
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return Math.min(width, height) < least;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    TARGET,
  );
}

/** In the page: the bar that measures a toast's time stands still. Whether there was one. */
function stopToast(): boolean {
  const time = document
    .getAnimations()
    .find(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('[role=progressbar]'));
  time?.pause();
  return time !== undefined;
}

/** Requests that match are never answered. */
const hold = (page: Page, address: RegExp) => page.route(address, () => undefined);
const FIRESTORE = /google\.firestore|documents:/;

/** The pictures take their time. */
function allowForPictures(testInfo: TestInfo): void {
  if (SCREENSHOTS) testInfo.setTimeout(300_000);
}

test.beforeEach(({}, testInfo) => allowForPictures(testInfo));

test.describe('the waiting room', () => {
  test('waiting, without a connection, with a video', async ({
    page,
    admin,
    context,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await wait(page);
    await look(page, 'sala-esperando');
    await context.setOffline(true);
    await expect(page.getByText('Sem conexão.', { exact: false })).toBeVisible();
    await look(page, 'sala-sem-conexao');
    await context.setOffline(false);
    await page.route(/youtube-nocookie/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="pt"><title>Vídeo</title>',
      }),
    );
    await admin.setVideo('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await page.locator('iframe').waitFor();
    await look(page, 'sala-video');
  });

  test('released, confirming', async ({ page, admin, liveSession }) => {
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    await look(page, 'sala-liberada');
    await hold(page, COMMIT);
    await enter(page).click();
    await expect(page.getByText('Estamos confirmando o seu clique.', { exact: false })).toBeVisible();
    await look(page, 'sala-confirmando');
  });

  test('with little motion, with a part that does not load', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await wait(page);
    await look(page, 'sala-sem-movimento');
    await page.route('**/assets/firebase-*.js', (route) => route.abort('connectionreset'));
    await wait(page);
    await expect(page.getByText('Sem conexão.', { exact: false })).toBeVisible();
    await look(page, 'sala-incompleta');
  });

  test('lost', async ({ page, admin, liveSession }) => {
    await admin.open('sala', { link: liveSession, cliques: 5 });
    await waitForButton(page);
    await enter(page).click();
    await expect(lost(page)).toBeVisible();
    await look(page, 'sala-perdeu');
  });
});

test('the information pages, the terms, not-found', async ({ page, expectConsoleErrors }) => {
  // The document of an unknown address is a 404.
  expectConsoleErrors(FAILED_REQUEST);
  for (const [name, address, heading] of [
    ['info-em-breve', '/pg-infor/em-breve', 'O aplicativo está chegando!'],
    ['info-baixar-app', '/pg-infor/baixar-app', 'Baixe o aplicativo'],
    ['info-ja-participo', '/pg-infor/já-participo', 'Você já está participando!'],
    ['info-desconhecida', '/pg-infor/x', 'Ops algo deu errado'],
    ['nao-existe', '/x', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
    ['termos', '/termos', 'Termos de uso e aviso de privacidade'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { name: heading }).waitFor();
    await look(page, name);
  }
});

configured('the question about statistics, and what the terms say of them', async ({ page }) => {
  await page.goto('/pg-infor/em-breve');
  await page.getByText('Podemos contar as suas visitas', { exact: false }).waitFor();
  await look(page, 'estatisticas-pergunta');
  await page.getByRole('link', { name: 'Saiba mais' }).click();
  await page.getByRole('button', { name: 'Recusar' }).first().click();
  await page.getByText('as suas visitas não são contadas', { exact: false }).waitFor();
  await look(page, 'estatisticas-termos');
});

test('já-participo with a long title', async ({ page }) => {
  await page.goto('/pg-infor/já-participo');
  await page.evaluate((tituloForm) => history.replaceState({ usr: { tituloForm } }, ''), LONG.titulo);
  await page.reload();
  await page.getByText(LONG.titulo, { exact: false }).waitFor();
  await look(page, 'info-ja-participo-longa');
});

test('a page on its way', async ({ page }) => {
  await hold(page, /\/assets\/HomePage-/);
  await page.goto('/');
  await page.getByText('Carregando…').waitFor();
  await look(page, 'pagina-carregando');
});

test('a page that could not be loaded', async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(FAILED_REQUEST, NOT_LOADED);
  await page.route(/\/assets\/TermsPage/, (route) => route.abort('connectionfailed'));
  await page.goto('/termos');
  await page.getByText('A página não pôde ser aberta.', { exact: false }).waitFor();
  await look(page, 'pagina-falhou');
});

test('an app that broke', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/a browser like no other/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', {
      get() {
        throw new Error('a browser like no other');
      },
    });
  });
  await page.goto('/sala-de-espera');
  await page.getByRole('heading', { name: 'Ops algo deu errado' }).waitFor();
  await look(page, 'app-falhou');
});

const DAY_MS = 24 * 60 * 60 * 1000;
const CAR = {
  titulo: 'Um carro zero',
  descricao: 'Concorra a um carro.\n\nO sorteio é ao vivo.',
  imagem: '/promocoes/carro.svg',
  regulamento: 'https://example.com/regulamento',
  inicio: Timestamp.fromMillis(Date.now() - DAY_MS),
  fim: Timestamp.fromMillis(Date.now() + DAY_MS),
  publicada: true,
};
/** As long as an admin in a hurry makes it, in one word. */
const LONG = {
  ...CAR,
  titulo: `Uma promoção ${'interminável'.repeat(12)}, com tudo o que se pode imaginar e mais um pouco`,
  descricao: `${'Quem lê tudo isto merece um prêmio. '.repeat(30)}\n\n${'x'.repeat(300)}`,
  imagem: 'https://example.com/nao-existe.png',
};

const publish = (admin: Admin, id: string, fields: Record<string, unknown>) =>
  admin.write(`promocoes/${id}`, fields);

test.describe('home', () => {
  test('loading, failed, empty', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Uma parte da página não foi carregada/);
    await hold(page, FIRESTORE);
    await page.goto('/');
    await page.getByRole('link', { name: 'Já tenho cadastro' }).waitFor();
    await look(page, 'inicio-carregando');
    await page.getByText('Não conseguimos carregar', { exact: false }).waitFor({ timeout: 20_000 });
    await look(page, 'inicio-falhou');
    await page.unroute(FIRESTORE);
    await page.goto('about:blank');
    await page.goto('/');
    await page.getByText('Nenhuma promoção aberta agora.', { exact: false }).waitFor();
    await look(page, 'inicio-vazio');
  });

  test('with promotions, live, for a visitor and a person', async ({ page, admin, allowConsoleErrors }) => {
    allowConsoleErrors(FAILED_REQUEST, /Content Security Policy/);
    await publish(admin, 'carro', CAR);
    await publish(admin, 'longa', LONG);
    await publish(admin, 'casa', { ...CAR, titulo: 'A casa toda mobiliada', imagem: '/promocoes/casa.svg' });
    await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 12_345 });
    await admin.setVideo('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await page.goto('/');
    await page.getByText('AO VIVO', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Um carro zero' }).waitFor();
    await look(page, 'inicio');
    await signUp(page);
    await page.goto('/');
    await page.getByText('Olá, Maria da Silva!').waitFor();
    await page.getByRole('heading', { name: 'Um carro zero' }).waitFor();
    await look(page, 'inicio-de-quem-entrou');
  });
});

test.describe('a promotion', () => {
  test('loading, failed', async ({ page, admin, allowConsoleErrors }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Uma parte da página não foi carregada/);
    await publish(admin, 'carro', CAR);
    await hold(page, FIRESTORE);
    await page.goto('/promo/carro');
    await page.getByText('Carregando…').first().waitFor();
    await look(page, 'promocao-carregando');
    await page.getByText('Não conseguimos carregar', { exact: false }).waitFor({ timeout: 20_000 });
    await look(page, 'promocao-falhou');
  });

  test('open, with long texts, to come, over, incomplete, missing', async ({
    page,
    admin,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, /Content Security Policy/);
    await publish(admin, 'carro', CAR);
    await publish(admin, 'longa', LONG);
    await publish(admin, 'futura', {
      ...CAR,
      inicio: CAR.fim,
      fim: Timestamp.fromMillis(Date.now() + 9 * DAY_MS),
    });
    await publish(admin, 'passada', { ...CAR, fim: CAR.inicio });
    await publish(admin, 'sem-data', { ...CAR, inicio: 'amanhã' });
    for (const [id, text] of [
      ['carro', 'Para participar, faça o seu cadastro'],
      ['longa', 'Para participar, faça o seu cadastro'],
      ['futura', 'Esta promoção ainda não começou.'],
      ['passada', 'Esta promoção já terminou.'],
      ['sem-data', 'Esta promoção ainda não está pronta.'],
      ['nenhuma', 'Promoção não encontrada'],
    ] as const) {
      await page.goto(`/promo/${id}`);
      await page.getByText(text, { exact: false }).waitFor();
      await look(page, `promocao-${id}`);
    }
  });

  test('for a person, before and after taking part, and where that fails', async ({
    page,
    admin,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await publish(admin, 'carro', CAR);
    await signUp(page);
    await page.goto('/promo/carro');
    const join = page.getByRole('button', { name: 'Participar' });
    await join.waitFor();
    await look(page, 'promocao-de-quem-entrou');
    await page.route(FIRESTORE, (route) => route.abort('connectionfailed'));
    await join.click();
    await page
      .getByText('Não conseguimos falar com o servidor.', { exact: false })
      .waitFor({ timeout: 30_000 });
    await look(page, 'promocao-nao-participou');
    await page.unroute(FIRESTORE);
    await page.reload();
    await join.click();
    await page.getByText('Você está participando!').waitFor();
    // Without the toast, which goes by itself.
    await page.reload();
    await page.getByText('Você está participando!').waitFor();
    await look(page, 'promocao-de-quem-participa');
  });
});

test.describe('the accounts', () => {
  test('login and password reset, with what goes wrong', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Entrar' });
    await button.waitFor();
    await look(page, 'login');
    await button.click();
    await expect(page.getByText('Digite o seu e-mail.')).toBeVisible();
    await look(page, 'login-incompleto');
    await logIn(page, { email: 'ninguem@example.com', password: 'errada' });
    await page.getByText('Usuário não encontrado.').first().waitFor();
    await look(page, 'login-recusado');
    await page.goto('/recuperar-senha');
    await page.getByLabel('E-mail').fill('ninguem@example.com');
    await look(page, 'senha');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('status')).not.toHaveText('');
    await look(page, 'senha-enviada');
  });

  test('sign-up, with what goes wrong', async ({ page, allowConsoleErrors }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await signUp(page);
    await logOut(page);
    await page.goto('/sign-up/novo-cadastro');
    await signUpButton(page).waitFor();
    await look(page, 'cadastro');
    await signUpButton(page).click();
    await expect(page.getByText('Digite o seu nome.')).toBeVisible();
    await look(page, 'cadastro-incompleto');
    await fillSignUp(page, { ...MARIA, password: 'outra-senha' });
    await signUpButton(page).click();
    await page.getByText('O email fornecido já está em uso.', { exact: false }).first().waitFor();
    await look(page, 'cadastro-em-uso');
    await hold(page, /accounts:signUp/);
    await page.getByLabel('E-mail').fill('outra@example.com');
    await signUpButton(page).click();
    await page.getByRole('button', { name: 'Cadastrando' }).waitFor();
    await look(page, 'cadastro-em-andamento');
  });

  test('profile, new and with participations, and not there yet', async ({
    page,
    admin,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await publish(admin, 'carro', CAR);
    await signUp(page);
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Olá, Maria da Silva!' }).waitFor();
    await page.getByText('Você ainda não participa de nenhuma promoção.').waitFor();
    await page.getByRole('option', { name: 'Campinas' }).waitFor({ state: 'attached' });
    await look(page, 'perfil');
    await page.getByLabel('Nome completo').fill('');
    await page.getByRole('button', { name: 'Salvar dados' }).click();
    await askForDeletion(page, 'errada');
    await page.getByText('A senha atual está incorreta.').waitFor();
    await look(page, 'perfil-com-erros');
    await page.context().setOffline(true);
    await page.getByLabel('Nome completo').fill('Maria de Souza');
    await page.getByRole('button', { name: 'Salvar dados' }).click();
    await page.getByText('Verifique a sua internet', { exact: false }).waitFor();
    await look(page, 'perfil-sem-conexao');
    await page.context().setOffline(false);
    await page.goto('/promo/carro');
    await page.getByRole('button', { name: 'Participar' }).click();
    await expect(toast(page, 'A sua participação está confirmada!')).toBeVisible();
    await page.waitForFunction(stopToast);
    await look(page, 'aviso');
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Um carro zero' }).waitFor();
    await page.getByRole('option', { name: 'Campinas' }).waitFor({ state: 'attached' });
    await look(page, 'perfil-com-participacoes');

    await page.goto('about:blank');
    await hold(page, FIRESTORE);
    await page.goto('/profile');
    await page.evaluate(() => {
      localStorage.removeItem('@users');
      localStorage.removeItem('@minhasParticipacoes');
    });
    await page.reload();
    await page.getByText('Carregando', { exact: false }).waitFor();
    await look(page, 'perfil-carregando');
  });
});
