import type { Locator, Page, TestInfo } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { createAccount } from './account';
import {
  MARIA,
  fillSignUp,
  logIn,
  onOurPage,
  signUp,
  signUpButton,
  submitDeletion,
  toast,
  unfold,
} from './accountPage';
import { test as configured } from './configured';
import { ageLogin, openDesk, ROOM, saveAddress, seedRoom, state } from './deskPage';
import {
  admin,
  allowConsoleErrors,
  COMMIT,
  expect,
  expectConsoleErrors,
  FAILED_REQUEST,
  liveSession,
  NO_BACKEND,
  NOT_LOADED,
  test,
} from './fixtures';
import { CAR, inDays, publish } from './promotionPage';
import { openAt, openProtected } from './protectedRoomPage';
import { enter, lost, stayOnPage, wait, waitForButton, waitInOpenRoom } from './waitingRoomPage';

/** The folder in which `npm run screenshots` stores the screenshots. */
const { SCREENSHOTS } = process.env;
const PHONE = { width: 360, height: 740 };
const SMALLEST = { width: 320, height: 568 };
const LAPTOP = { width: 1366, height: 657 };
/** The sizes besides a phone's at which every screen is checked: drawing it anew takes longer than axe. */
const OTHER_SIZES = [SMALLEST, LAPTOP];
const SIZES_OF_PICTURES = [
  SMALLEST,
  PHONE,
  { width: 768, height: 1024 },
  LAPTOP,
  { width: 1920, height: 1080 },
];

/** The minimum width and height of a touch target, px. */
const MIN_TARGET = 44;

/** A rule of WCAG 2.2, which axe does not check by default. */
const WITH_TARGET_SIZE: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** Dark mode changes only colors. */
const ONLY_CONTRAST: RunOptions = { runOnly: ['color-contrast'] };

/**
 * Expects the current screen to be accessible in light and dark mode, with nothing cut off on phones and laptops, and large
 * enough targets.
 * @param ready the last part of the screen that appears, or its text
 */
async function checkScreen(page: Page, name: string, ready: string | Locator = ''): Promise<void> {
  if (ready) await expect(typeof ready === 'string' ? page.getByText(ready) : ready).toBeVisible();
  const texts = await textsOf(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await animationsFinished(page);
    const rules = colorScheme === 'light' ? WITH_TARGET_SIZE : ONLY_CONTRAST;
    expect(await violations(page, rules), `${name}, ${colorScheme}`).toEqual([]);
    if (SCREENSHOTS) await takePictures(page, `${SCREENSHOTS}/${name}-${colorScheme}`);
  }
  await expectNothingCutOff(page, name);
  await zoom(page, 200);
  await expectNothingCutOff(page, `${name} with text at 200%`);
  if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/${name}-zoom.png`, fullPage: true });
  await zoom(page, 100);
  for (const size of OTHER_SIZES) {
    await page.setViewportSize(size);
    await expectNothingCutOff(page, `${name} at ${size.width} px`);
    if (size === SMALLEST) expect(await smallTargets(page), name).toEqual([]);
  }
  await page.setViewportSize(PHONE);
  expect(await textsOf(page), `${name}, text after the checks`).toBe(texts);
}

/** Without digits, which a countdown changes. */
async function textsOf(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\d/g, '');
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
  for (const size of SIZES_OF_PICTURES) {
    await page.setViewportSize(size);
    await animationsFinished(page);
    await painted(page);
    await page.screenshot({ path: `${path}-${size.width}.png`, fullPage: true });
  }
  await page.setViewportSize(PHONE);
}

/** Waits for two frames: a picture of the first one after a resize may lack what was just drawn. */
function painted(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

function animationsFinished(page: Page): Promise<unknown> {
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

async function expectNothingCutOff(page: Page, screen: string): Promise<void> {
  expect(await overflowingElements(page), screen).toEqual([]);
}

/** The elements that extend beyond the right edge of the screen. */
function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .filter((element) => !element.closest('.visually-hidden, .Toastify, svg'))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** The controls that are smaller than a touch target; links within a sentence may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [
        ...document.querySelectorAll(
          'a, button, summary, select, input:not([type=checkbox]), input + label, [role=option]',
        ),
      ]
        .filter((control) => getComputedStyle(control).display !== 'inline' && control.checkVisibility())
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return Math.min(width, height) < least;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    MIN_TARGET,
  );
}

/** Runs in the page: pauses the toast's progress bar; returns whether there was one. */
function pauseToast(): boolean {
  const time = document
    .getAnimations()
    .find(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('[role=progressbar]'));
  time?.pause();
  return time !== undefined;
}

const bottomOf = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().bottom);

/** Expects a toast of two lines to lie over the header, where it covers nothing of the page. */
async function expectOverHeader(page: Page, shown: Locator): Promise<void> {
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    await animationsFinished(page);
    const header = await bottomOf(page.getByRole('banner').first());
    expect(await bottomOf(shown), `at ${size.width} px`).toBeLessThanOrEqual(header);
  }
  await page.setViewportSize(PHONE);
}

const neverRespond = (page: Page, address: RegExp) => page.route(address, () => undefined);
const FIRESTORE = /google\.firestore|documents:/;

function extendTimeout(testInfo: TestInfo): void {
  if (SCREENSHOTS) testInfo.setTimeout(300_000);
}

test.beforeEach(({}, testInfo) => extendTimeout(testInfo));

const inHours = (hours: number) => inDays(hours / 24);

test.describe('the desk', () => {
  const WINNER = { nome: 'Maria da Conceição Albuquerque', celular: '11912345678', confirmado: true };
  /** Ago, ms: the figures change each minute only. */
  const TWO_HOURS = 7_830_000;

  test('is accessible before a release', async ({ page }) => {
    await admin.write('linksDaSala/show-2020-01-01-abc234', {
      link: 'https://example.com',
      em: inHours(-50),
    });
    await openDesk(page);
    await expect(page.getByRole('heading', { name: 'Shows anteriores' })).toBeVisible();
    await checkScreen(page, 'bastidores-antes', state(page, 'Nenhuma sala aberta'));
    await admin.write('configuracoes/salaDeEspera', {
      video: 'https://vimeo.com/1',
      inicio: inHours(1),
      fim: inHours(2),
      recado: 'Faltam dez minutos: peguem a pipoca e chamem a família!',
    });
    await saveAddress(page, 'https://us02web.zoom.us/j/81234567890?pwd=aBcDeFgHiJkLmNoPqRsTuVwXyZ012345');
    await checkScreen(page, 'bastidores-pronto', 'Faltam dez minutos');
  });

  test('is accessible before and while the button is shown, and in a room that is full', async ({ page }) => {
    await openDesk(page);
    await seedRoom(60_000, [], { abreEm: inHours(2.005) });
    await checkScreen(page, 'bastidores-contagem', state(page, /^O botão aparece em/));
    await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
    const first: [number, object][] = [
      [0.42, WINNER],
      [0.9, { ...WINNER, nome: 'João', confirmado: false }],
    ];
    // The third winner's name has not arrived.
    await seedRoom(TWO_HOURS, [...first, [1.31]]);
    await checkScreen(page, 'bastidores-no-ar', page.getByText('B815 03AA').first());
    const names = ['Rita Lima', 'Pedro Souza', 'Ana Beatriz Nogueira'];
    const last = names.map((nome, index): [number, object] => [1.31 + index / 3, { ...WINNER, nome }]);
    await seedRoom(TWO_HOURS, [...first, ...last]);
    await expect(state(page, 'As 5 vagas foram preenchidas')).toBeVisible();
    await checkScreen(page, 'bastidores-cheia', page.getByText('Ana Beatriz Nogueira').first());
    await admin.close(ROOM);
    await checkScreen(page, 'bastidores-fechada', page.getByRole('button', { name: 'Outra sala' }));
  });

  test('is accessible in its part of promotions', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await openDesk(page);
    const heading = (name: string) => page.getByRole('heading', { level: 2, name });
    const frame = page.frameLocator('iframe[title^="A página"]');
    await page.getByRole('link', { name: 'Promoções' }).click();
    await checkScreen(page, 'bastidores-promocoes-nenhuma', 'Ainda não há nenhuma promoção.');
    await publish('carro', { ...FULL, titulo: 'Um carro zero e um ano de combustível' });
    await publish('pascoa', {
      titulo: 'Páscoa',
      imagem: '/promocoes/viagem.svg',
      inicio: inDays(3),
      fim: inDays(9),
    });
    await publish('carnaval', {
      titulo: 'Carnaval',
      imagem: '/promocoes/casa.svg',
      inicio: inDays(-9),
      fim: inDays(-3),
    });
    await publish('natal', { titulo: 'Natal', imagem: '', publicada: false });
    await publish('a-mao', { titulo: 'Sem começo', inicio: 'amanhã' });
    await page.reload();
    await expect(page.getByText('0 pessoas participam.')).toHaveCount(5);
    await checkScreen(page, 'bastidores-promocoes', heading('Promoções'));
    await page.getByRole('link', { name: 'Editar: Um carro zero' }).click();
    await expect(frame.getByText('Fazer cadastro e participar')).toBeVisible();
    await expect(page.getByText('0 pessoas participam.')).toBeVisible();
    await checkScreen(page, 'bastidores-promocao', heading('Um carro zero e um ano'));
    await page.getByRole('link', { name: 'Todas as promoções' }).click();
    await page.getByRole('link', { name: 'Criar promoção' }).click();
    await page.getByLabel('Título').fill('Natal');
    await page.getByLabel('Imagem').fill('/nao-existe.jpg');
    await page.getByRole('button', { name: 'Criar, ainda oculta' }).click();
    await expect(page.getByText('A imagem não abriu')).toBeVisible();
    await checkScreen(page, 'bastidores-promocao-incompleta', 'Escolha o último dia e a hora.');
  });

  test('is accessible in its parts of registrations and of the show', async ({ page }) => {
    await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: '' }));
    await openDesk(page);
    const states = Object.entries({ SP: 5_120, RJ: 2_310, MG: 1_904, BA: 870, PE: 512, DF: 42, AC: 1 });
    for (const [code, quantidade] of states) await admin.write(`usuariosPorEstado/${code}`, { quantidade });
    await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 10_759 });
    await page.getByRole('link', { name: 'Cadastros' }).click();
    await checkScreen(
      page,
      'bastidores-cadastros',
      page.getByRole('heading', { name: 'pessoas se cadastraram' }),
    );
    await admin.write('configuracoes/salaDeEspera', {
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      premio: 'Um carro zero',
      foto: '/promocoes/carro.svg',
      apresentador: 'Maria da Conceição',
      paraCadastrados: true,
      inicio: inHours(1),
      fim: inHours(2),
    });
    await page.getByRole('link', { name: 'O show', exact: true }).click();
    await expect(page.getByTitle('Transmissão ao vivo')).toBeVisible();
    await checkScreen(page, 'bastidores-show', page.getByAltText('A imagem, como aparece no site'));
    await page.getByLabel('Termina em').fill('');
    await page.getByLabel('Vídeo ao vivo').fill('https://vimeo.com/1');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await checkScreen(page, 'bastidores-show-errado', 'Este endereço não é de um vídeo do YouTube.');
  });

  test('is accessible with rooms that are wrong, without a connection and with an old login', async ({
    page,
    context,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await ageLogin(page, 11.5);
    await openDesk(page);
    await expect(page.getByRole('heading', { name: 'Por segurança, entre de novo' })).toBeVisible();
    await checkScreen(page, 'bastidores-senha', state(page, 'Nenhuma sala aberta'));
    await page.unrouteAll();
    await admin.open('a-mao', { Link: 'https://example.com', cliques: -1 });
    await admin.open('outra', { link: 'https://example.com', cliques: 0 });
    await checkScreen(page, 'bastidores-errada', 'Há mais uma sala, outra');
    await context.setOffline(true);
    await checkScreen(page, 'bastidores-sem-conexao', 'Sem internet: o que você vê');
  });
});

test.describe('the waiting room', () => {
  const CAST = {
    apresentador: 'Maria da Conceição',
    premio: 'Um carro zero quilômetro',
    foto: '/promocoes/carro.svg',
  };

  test('is accessible while waiting, without a connection and with a video', async ({ page, context }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await wait(page);
    await checkScreen(page, 'sala-esperando', 'Como funciona');
    await admin.write('configuracoes/salaDeEspera', {
      ...CAST,
      recado: 'Faltam dez minutos: peguem a pipoca e chamem a família!',
    });
    await checkScreen(page, 'sala-recado', 'Faltam dez minutos');
    await context.setOffline(true);
    await checkScreen(page, 'sala-sem-conexao', 'Você está sem internet.');
    await context.setOffline(false);
    await page.route(/youtube-nocookie/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="pt"><title>Vídeo</title>',
      }),
    );
    await admin.write('configuracoes/salaDeEspera', {
      ...CAST,
      video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      inicio: inHours(0.1),
      fim: inHours(1),
    });
    await expect(page.locator('iframe')).toBeVisible();
    await checkScreen(page, 'sala-video', page.getByText(/^Começa em 0/));
    await page.goto('/sala-de-espera?conferir');
    await page.getByText('Como funciona').waitFor();
    await checkScreen(page, 'sala-conferir', 'Nenhuma sala aberta');
  });

  test('is accessible with the button released and while a click is pending', async ({ page }) => {
    await waitInOpenRoom(page);
    await checkScreen(page, 'sala-liberada');
    await neverRespond(page, COMMIT);
    await enter(page).click();
    await expect(page.getByText('Estamos confirmando o seu clique.')).toBeVisible();
    const entering = page.getByRole('button', { name: 'Entrando…' });
    await expect(entering).toBeDisabled();
    // It looks like a button that works.
    await expect(entering).toHaveCSS('opacity', '1');
    await expect(entering).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await checkScreen(page, 'sala-confirmando');
    await expect(page.getByText('Está demorando mais que o normal.')).toBeVisible({
      timeout: 15_000,
    });
    await checkScreen(page, 'sala-demorando');
  });

  test('is accessible with reduced motion and if a chunk fails to load', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await wait(page);
    await checkScreen(page, 'sala-sem-movimento', 'Como funciona');
    await page.route('**/assets/firebase-*.js', (route) => route.abort('connectionreset'));
    await page.goto('/sala-de-espera');
    await checkScreen(page, 'sala-incompleta', 'Você está sem internet.');
  });

  test('is accessible with a countdown, and while and after a place is won', async ({ page }) => {
    await wait(page);
    await admin.write('configuracoes/salaDeEspera', { ...CAST, inicio: inHours(30), fim: inHours(31) });
    await expect(page.getByText('O show começa em', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Tocar um som quando abrir' }).click();
    await checkScreen(page, 'sala-contagem', page.getByRole('button', { name: 'O som está ligado' }));
    await admin.write('configuracoes/salaDeEspera', { inicio: inHours(0.015), fim: inHours(1) });
    await checkScreen(page, 'sala-instantes', page.getByText('O show começa em instantes', { exact: true }));
    await admin.write('configuracoes/salaDeEspera', { inicio: inHours(-2), fim: inHours(-1) });
    await checkScreen(page, 'sala-depois', page.getByText('Até o próximo show!', { exact: true }));
    await admin.open('sala', { link: liveSession, cliques: 0 });
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
    await neverRespond(page, /\/assets\/door-/);
    await waitForButton(page);
    await enter(page).click();
    await checkScreen(page, 'sala-conseguiu', page.getByRole('heading', { name: 'Você conseguiu!' }));
    await page.unroute(/\/assets\/door-/);
    await page.reload();
    await checkScreen(page, 'sala-porta', page.getByRole('button', { name: 'Tentar de novo' }));
    await page.unrouteAll();
    await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
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
    await admin.open('outra', { link: liveSession, cliques: 5 });
    await page.waitForTimeout(500);
    await enter(page).click();
    await checkScreen(page, 'sala-perdeu-com-tempos', page.getByText(/^As 5 vagas acabaram em .*\ss\./));
  });

  test('is accessible while the button is counted down', async ({ page }) => {
    await wait(page);
    await openAt(new Date(Date.now() + 9_500));
    await expect(page.getByText(/^O botão aparece em \d$/)).toBeVisible();
    // The countdown stands still.
    await page.evaluate(() => {
      const [ticks, time] = [performance.now(), Date.now()];
      performance.now = () => ticks;
      Date.now = () => time;
    });
    await checkScreen(page, 'sala-contagem-do-botao');
  });
});

test('the information pages, the terms and the not-found page are accessible', async ({ page }) => {
  // An unknown address has status 404.
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

test('/pg-infor/já-participo is accessible with a long title', async ({ page }) => {
  await page.goto('/pg-infor/já-participo');
  await page.evaluate((tituloForm) => history.replaceState({ usr: { tituloForm } }, ''), LONG.titulo);
  await page.reload();
  await checkScreen(page, 'info-ja-participo-longa', page.getByText(LONG.titulo, { exact: false }));
});

test('a page that is loading is accessible', async ({ page }) => {
  await neverRespond(page, /\/assets\/HomePage-/);
  await page.goto('/');
  await checkScreen(page, 'pagina-carregando', 'Carregando…');
});

test('a page that failed to load is accessible', async ({ page }) => {
  allowConsoleErrors(FAILED_REQUEST, NOT_LOADED);
  await page.route(/\/assets\/TermsPage/, (route) => route.abort('connectionfailed'));
  await page.goto('/termos');
  await checkScreen(page, 'pagina-falhou', 'A página não pôde ser aberta.');
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
  await checkScreen(page, 'app-falhou', page.getByRole('heading', { name: 'Ops algo deu errado' }));
});

/** A promotion with every text. */
const FULL = {
  descricao:
    'Participe e concorra a um carro zero quilômetro, com um ano de combustível e o seguro pago.\n\nO sorteio é ao vivo, no Show de Prêmios. O resultado fica nesta página, e ligamos para quem ganhar.',
  autorizacao: '04.012345/2026',
};
/** Long texts, including long words. */
const LONG = {
  ...FULL,
  titulo: `Uma promoção ${'interminável'.repeat(12)}, com tudo o que se pode imaginar e mais um pouco`,
  descricao: `${'Quem lê tudo isto merece um prêmio. '.repeat(30)}\n\n${'x'.repeat(300)}`,
  imagem: 'https://example.com/nao-existe.png',
};

test.describe('the home page', () => {
  test('is accessible while loading, after an error and without promotions', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Uma parte da página não foi carregada/);
    // Without its script the page shows what was prerendered for as long as the checks take.
    await neverRespond(page, /\/assets\/app-/);
    await page.goto('/', { waitUntil: 'commit' });
    await checkScreen(page, 'inicio-carregando', 'Carregando…');
    await page.unrouteAll();
    await neverRespond(page, FIRESTORE);
    await page.goto('/');
    await page.getByText('Não conseguimos carregar').waitFor({ timeout: 20_000 });
    await checkScreen(page, 'inicio-falhou');
    await page.unroute(FIRESTORE);
    await page.goto('about:blank');
    await page.goto('/');
    await checkScreen(page, 'inicio-vazio', 'Nenhuma promoção aberta agora.');
  });

  test('is accessible with promotions and a show, for a visitor and a signed-in user', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST, /Content Security Policy/);
    await publish('carro', FULL);
    await publish('longa', LONG);
    await publish('casa', { ...FULL, titulo: 'A casa toda mobiliada', imagem: '/promocoes/casa.svg' });
    await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 12_345 });
    const prize = {
      premio: 'Um ano de compras no mercado',
      foto: '/promocoes/viagem.svg',
      apresentador: 'Ana Lima',
    };
    await admin.write('configuracoes/salaDeEspera', { inicio: inHours(-1), fim: inHours(1), ...prize });
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await page.goto('/');
    await page.getByText('AO VIVO', { exact: true }).waitFor();
    await page.getByRole('status').filter({ hasText: 'O botão foi liberado!' }).waitFor();
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
    await page.getByText('Olá, Maria da Silva!').waitFor();
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
    // scrollIntoViewIfNeeded may stop a pixel too early.
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click({ trial: true });
  }
  // The spinner turns as long as something is loading.
  await page.getByText('Nenhuma promoção aberta agora.').waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe('a promotion', () => {
  test('is accessible while loading and after an error', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Uma parte da página não foi carregada/);
    await publish('carro', FULL);
    await neverRespond(page, FIRESTORE);
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
    await publish('passada', { ...FULL, fim: CAR.inicio });
    await publish('resultado', {
      ...FULL,
      fim: CAR.inicio,
      resultado: 'Joana P. ganhou!\nEla é de Recife (PE).\n\nObrigado a quem participou!',
    });
    await publish('sem-foto', { ...FULL, imagem: '' });
    await publish('sem-data', { ...FULL, inicio: 'amanhã' });
    // The countdown stands still.
    await page.clock.setFixedTime(Date.now());
    for (const [id, text] of [
      ['carro', 'Fazer cadastro e participar'],
      ['longa', 'Fazer cadastro e participar'],
      ['sem-foto', 'Fazer cadastro e participar'],
      ['futura', 'Esta promoção ainda não começou.'],
      ['passada', 'O resultado sai aqui em breve.'],
      ['resultado', 'ganhou!'],
      ['sem-data', 'Esta promoção ainda não está pronta.'],
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
    await page.evaluate(() => history.replaceState({ usr: { justRegistered: true, notJoined: true } }, ''));
    await page.reload();
    await checkScreen(page, 'promocao-de-quem-se-cadastrou', 'Cadastro feito!');
    await page.route(FIRESTORE, (route) => route.abort('connectionfailed'));
    await join.click();
    await page.getByText('Não conseguimos falar com o servidor.').waitFor({ timeout: 30_000 });
    await checkScreen(page, 'promocao-nao-participou');
    await page.unroute(FIRESTORE);
    await page.reload();
    await join.click();
    await page.getByText('Você está participando!').waitFor();
    // The reload removes the toast.
    await page.reload();
    await checkScreen(page, 'promocao-de-quem-participa', 'Você está participando!');
    await page.getByRole('button', { name: 'Deixar de participar: Um carro zero' }).click();
    await checkScreen(page, 'promocao-deixar', 'Deixar mesmo de participar?');
    await page.route(FIRESTORE, (route) => route.abort('connectionfailed'));
    await page.getByRole('button', { name: 'Sim, deixar' }).click();
    await page.getByText('Não conseguimos falar com o servidor.').waitFor({ timeout: 30_000 });
    await checkScreen(page, 'promocao-nao-deixou');
    await page.unroute(FIRESTORE);
    await publish('carro', { ...FULL, fim: CAR.inicio });
    await page.reload();
    await page.getByRole('button', { name: 'Deixar de participar: Um carro zero' }).click();
    await checkScreen(page, 'promocao-passada-deixar', 'não poderá mais receber');
  });
});

/** Participations in promotions that are over: one without a result, one that somebody of the same name has won. */
async function joinMore(uid: string | undefined): Promise<void> {
  const titles = {
    passada: 'Um ano de compras no mercado',
    resultado: 'Uma viagem de férias em família para o Nordeste',
  };
  for (const [id, titulo] of Object.entries(titles)) {
    const resultado = id === 'resultado' ? 'Quem ganhou: Maria\u00a0P., de Recife (PE).' : '';
    await publish(id, { ...FULL, titulo, fim: CAR.inicio, resultado });
    const taking = { uid, promocao: id, titulo, em: inDays(-2) };
    await admin.write(`promocoes/${id}/participacoes/${uid}`, taking);
  }
}

test.describe('the account pages', () => {
  test('for login and password reset are accessible, also with errors', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Entrar' });
    await checkScreen(page, 'login', button);
    await button.click();
    await checkScreen(page, 'login-incompleto', 'Digite o seu e-mail.');
    await logIn(page, { email: 'ninguem@example.com', password: 'errada' });
    await checkScreen(page, 'login-recusado', page.getByRole('alert').getByRole('link'));
    await page.goto('/recuperar-senha');
    await page.getByLabel('E-mail').fill('ninguem@example.com');
    await checkScreen(page, 'senha');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('status')).not.toHaveText('');
    await checkScreen(page, 'senha-enviada');
  });

  test('for sign-up are accessible, also with errors', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST);
    await createAccount();
    await publish('carro', FULL);
    await page.goto('/sign-up/novo-cadastro?promo=carro');
    await checkScreen(
      page,
      'cadastro-para-promocao',
      page.getByRole('button', { name: 'Cadastrar e participar' }),
    );
    await page.goto('/sign-up/novo-cadastro');
    await signUpButton(page).waitFor();
    await checkScreen(page, 'cadastro');
    await page.getByLabel('Nome completo').fill('Maria');
    await page.getByLabel('E-mail').fill('maria@gmial.com');
    await page.getByLabel('Celular com DDD').fill('11912345678');
    await page.getByLabel('Senha', { exact: true }).fill('maria2020');
    await page.getByLabel('Senha', { exact: true }).blur();
    await checkScreen(page, 'cadastro-com-dicas', 'Fácil de adivinhar');
    await page.reload();
    await signUpButton(page).waitFor();
    await signUpButton(page).click();
    await checkScreen(page, 'cadastro-incompleto', 'Digite o seu nome.');
    await page.getByLabel('Estado', { exact: true }).selectOption('SP');
    await page.getByPlaceholder('Digite o nome da cidade').click();
    await page.keyboard.press('ArrowDown');
    await checkScreen(page, 'cadastro-cidades');
    await page.keyboard.type('Niterói');
    await checkScreen(
      page,
      'cadastro-cidade-desconhecida',
      page.getByText('Nenhuma cidade deste estado tem esse nome.').first(),
    );
    await fillSignUp(page, { ...MARIA, password: 'outra-senha' });
    await signUpButton(page).click();
    await checkScreen(page, 'cadastro-em-uso', page.getByText('O email fornecido já está em uso.').first());
    await neverRespond(page, /accounts:signUp/);
    await page.getByLabel('E-mail').fill('outra@example.com');
    await signUpButton(page).click();
    await checkScreen(page, 'cadastro-em-andamento', page.getByRole('button', { name: 'Cadastrando' }));
  });

  test('for the links in e-mails are accessible', async ({ page }) => {
    await signUp(page);
    await page.goto(onOurPage(await admin.linkTo(MARIA.email, 'VERIFY_EMAIL')));
    await checkScreen(page, 'link-confirmar', page.getByRole('button', { name: 'Confirmar e-mail' }));
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await checkScreen(page, 'link-confirmado', page.getByRole('heading', { name: 'E-mail confirmado!' }));
    await page.getByRole('link', { name: 'Ver o meu perfil' }).click();
    await page.getByRole('button', { name: 'Sim, são meus' }).waitFor();
    await page.getByText('Você ainda não participa de nenhuma promoção.').waitFor();
    await checkScreen(page, 'perfil-conferir', page.getByPlaceholder('Digite o nome da cidade'));
    await page.goto('/recuperar-senha');
    await page.getByLabel('E-mail').fill(MARIA.email);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await page.getByText('Se este e-mail tiver cadastro').waitFor();
    await page.goto(onOurPage(await admin.linkTo(MARIA.email, 'PASSWORD_RESET')));
    await checkScreen(page, 'link-senha', page.getByRole('button', { name: 'Salvar a nova senha' }));
    await page.goto('/acao');
    await checkScreen(page, 'link-recusado', page.getByRole('link', { name: 'Pedir link para nova senha' }));
  });

  test('are accessible with the question about new terms', async ({ page }) => {
    await publish('carro', FULL);
    await signUp(page);
    await admin.write(`users/${await admin.uidOf(MARIA.email)}/privado/consentimento`, {
      versao: '2026-11-23',
      em: new Date(),
    });
    await page.evaluate(() => localStorage.removeItem('@termos'));
    for (const [name, address, ready] of [
      ['inicio', '/', page.getByRole('heading', { name: 'Um carro zero' })],
      ['promocao', '/promo/carro', page.getByRole('button', { name: 'Participar' })],
      // The last part that the server's answers bring.
      ['perfil', '/profile', page.getByRole('heading', { name: 'Confirme o seu e-mail' })],
    ] as const) {
      await page.goto(address);
      await page.getByRole('button', { name: 'Li e aceito' }).waitFor();
      await ready.waitFor();
      if (name === 'perfil')
        await checkScreen(page, `termos-novos-${name}`, 'Você ainda não participa de nenhuma promoção.');
    }
    await page.getByRole('button', { name: 'Li e aceito' }).click();
    await page.waitForFunction(pauseToast);
    await expectOverHeader(page, toast(page, 'Obrigado! O seu aceite dos termos foi registrado.'));
    await checkScreen(page, 'aviso');
  });

  test('for the profile are accessible with errors, offline, with participations and while loading', async ({
    page,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await publish('carro', FULL);
    await signUp(page);
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Olá, Maria da Silva!' }).waitFor();
    await page.getByText('Você ainda não participa de nenhuma promoção.').waitFor();
    await checkScreen(page, 'perfil', page.getByText('São Paulo (SP)'));
    await unfold(page, 'Meus dados');
    await page.getByPlaceholder('Digite o nome da cidade').waitFor();
    await page.getByLabel('Nome completo').fill('');
    await page.getByRole('button', { name: 'Salvar dados' }).click();
    for (const section of ['Trocar o e-mail', 'Trocar a senha', 'Baixar os meus dados'])
      await unfold(page, section);
    await submitDeletion(page, 'errada');
    await checkScreen(page, 'perfil-com-erros', 'A senha atual está incorreta.');
    await page.context().setOffline(true);
    await page.getByLabel('Nome completo').fill('Maria de Souza');
    await page.getByRole('button', { name: 'Salvar dados' }).click();
    await checkScreen(page, 'perfil-sem-conexao', 'Verifique a sua internet');
    await page.context().setOffline(false);
    await page.goto('/promo/carro');
    await page.getByRole('button', { name: 'Participar' }).click();
    await page.getByText('Você está participando!').waitFor();
    await joinMore(await admin.uidOf(MARIA.email));
    await page.goto('/profile');
    await page.getByText('Você está participando. Aberta até').waitFor();
    await page.getByText('Saiu o resultado, e ele tem o seu primeiro nome.').waitFor();
    await checkScreen(page, 'perfil-com-participacoes', page.getByText('Encerrada.'));
    await unfold(page, 'Meus dados');
    await page.getByRole('button', { name: 'Salvar dados' }).click();
    await checkScreen(page, 'perfil-salvo', 'Os seus dados foram salvos.');
    await page.getByRole('button', { name: 'Deixar de participar: Um carro zero' }).click();
    await checkScreen(page, 'perfil-deixar', 'Deixar mesmo de participar?');

    await page.goto('about:blank');
    await neverRespond(page, FIRESTORE);
    await page.goto('/profile');
    await page.evaluate(() => {
      localStorage.removeItem('@users');
      localStorage.removeItem('@minhasParticipacoes');
    });
    await page.reload();
    await checkScreen(page, 'perfil-carregando', 'Carregando');
  });
});
