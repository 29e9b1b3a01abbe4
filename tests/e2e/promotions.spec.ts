import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase/firestore/lite';
import { readFileSync } from 'node:fs';
import { DAY_MS, SECOND_MS } from '../../src/durations';
import { fillSignUp, MARIA, signUp, toast, unfold, untilCounted } from './accountPage';
import { admin, allowConsoleErrors, expect, expectConsoleErrors, test } from './fixtures';
import { CAR, inDays, publish } from './promotionPage';

/** A second, in days. */
const SECOND = SECOND_MS / DAY_MS;

const join = 'Participar';
const registerToJoin = 'Fazer cadastro e participar';

test('a visitor registers for a promotion, takes part by that, and sees it on the profile', async ({
  page,
}) => {
  await publish();
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver a promoção: Um carro zero' }).click();
  await expect(page).toHaveURL('/promo/carro');
  await expect(page).toHaveTitle('Um carro zero | Show de Prêmios');
  await expect(page.getByText('Segundo <b>parágrafo</b>.')).toBeVisible();
  await page.getByRole('link', { name: registerToJoin }).click();
  await expect(page).toHaveURL('/sign-up/novo-cadastro?promo=carro');
  await expect(page.getByText('Cadastre-se para concorrer a')).toBeVisible();
  await expect(page.getByText('Ao participar, você aceita o regulamento')).toBeVisible();
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Cadastrar e participar' }).click();
  await expect(page).toHaveURL('/promo/carro');
  await expect(page.getByText('Você está participando!')).toBeVisible();
  await untilCounted(page);
  const uid = await admin.uidOf(MARIA.email);
  expect(await admin.read(`promocoes/carro/participacoes/${uid}`)).toMatchObject({
    uid,
    promocao: 'carro',
    titulo: 'Um carro zero',
    regulamento: CAR.regulamento,
  });

  await page.getByRole('link', { name: 'Meu perfil', exact: true }).click();
  const mine = page.getByRole('region', { name: 'Minhas participações' });
  const accepted = mine.getByRole('link', { name: 'Regulamento aceito (abre em outra aba)' });
  await expect(accepted).toHaveAttribute('href', CAR.regulamento);
  await expect(mine.getByRole('link', { name: 'Um carro zero' })).toBeVisible();
  await mine.getByRole('link', { name: 'Um carro zero' }).click();
  await expect(page.getByText('Você está participando!')).toBeVisible();
  await page.getByRole('link', { name: 'Editar pelo aplicativo' }).click();
  await expect(page).toHaveURL('/pg-infor/baixar-app');
});

/** Opens an open promotion as a signed-in user. */
async function openAsUser(page: Page): Promise<void> {
  await publish();
  await signUp(page);
  await page.goto('/promo/carro');
}

async function takePart(page: Page): Promise<void> {
  await page.getByRole('button', { name: join, exact: true }).click();
  await page.getByText('Você está participando!').waitFor();
}

test('rules that change while the page is open must be accepted before taking part', async ({ page }) => {
  allowConsoleErrors(/403/);
  await openAsUser(page);
  const rules = page.getByRole('region', { name: 'Participação' }).getByRole('link', { name: 'regulamento' });
  await expect(rules).toHaveAttribute('href', CAR.regulamento);
  const regulamento = 'https://example.com/regulamento-2';
  await publish('carro', { regulamento });
  await page.getByRole('button', { name: join }).click();
  await expect(toast(page, 'o prazo ou o regulamento mudou')).toBeVisible();
  await expect(rules).toHaveAttribute('href', regulamento);
  const participation = `promocoes/carro/participacoes/${await admin.uidOf(MARIA.email)}`;
  expect(await admin.read(participation)).toBeUndefined();
  await page.getByRole('button', { name: join }).click();
  await expect(page.getByText('Você está participando!')).toBeVisible();
  expect(await admin.read(participation)).toMatchObject({ regulamento });
});

const leave = 'Deixar de participar: Um carro zero';
const noLonger = 'Você não participa mais de “Um carro zero”.';

test('people leave a promotion and join it again, on its page and on the profile', async ({ page }) => {
  expectConsoleErrors(/403/);
  await openAsUser(page);
  await takePart(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: leave }).waitFor();
  expect(await cachedPromotions(page)).toEqual(['carro']);

  await page.goto('/promo/carro');
  await page.getByRole('button', { name: leave }).click();
  await expect(page.getByRole('group', { name: 'Deixar mesmo de participar?' })).toBeFocused();
  await page.getByRole('button', { name: 'Continuar participando' }).click();
  await expect(page.getByRole('button', { name: leave })).toBeFocused();
  for (const [width, height] of [
    [1366, 657],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: leave }).click();
    await expect(page.getByRole('button', { name: 'Sim, deixar' })).toBeInViewport({ ratio: 1 });
    // Not behind the bar of a phone.
    await page.getByRole('button', { name: 'Continuar participando' }).click({ trial: true });
    await page.getByRole('button', { name: 'Continuar participando' }).click();
  }
  await page.getByRole('button', { name: leave }).click();
  await page.getByRole('button', { name: 'Sim, deixar' }).click();
  await expect(page.getByText(noLonger)).toBeVisible();
  await expect(page.getByRole('button', { name: join, exact: true })).toBeFocused();
  expect(await cachedPromotions(page)).toEqual([]);
  const participation = `promocoes/carro/participacoes/${await admin.uidOf(MARIA.email)}`;
  expect(await admin.read(participation)).toBeUndefined();

  const second = await page.context().newPage();
  await second.goto('/promo/carro');
  await second.getByRole('button', { name: join, exact: true }).waitFor();
  await page.getByRole('button', { name: join, exact: true }).dblclick();
  await expect(page.getByText('Você está participando!')).toBeFocused();
  // The rules refuse the second tab.
  await second.getByRole('button', { name: join, exact: true }).click();
  await expect(second).toHaveURL(encodeURI('/pg-infor/já-participo'));
  await expect(second.getByText('Um carro zero')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: leave }).click();
  await page.getByRole('button', { name: 'Sim, deixar' }).click();
  await expect(page.getByText(noLonger)).toBeVisible();
  await expect(page.getByText('Você ainda não participa de nenhuma promoção.')).toBeVisible();
  const mine = page.getByRole('region', { name: 'Minhas participações' });
  await expect(mine.locator(':focus')).toHaveCount(1);
  expect(await cachedPromotions(page)).toEqual([]);
  expect(await admin.read(participation)).toBeUndefined();
});

/** The promotions in the list of participations that the browser keeps. */
function cachedPromotions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stored = localStorage.getItem('@minhasParticipacoes') ?? '{"participations":[]}';
    const { participations } = JSON.parse(stored) as { participations: { promocao: string }[] };
    return participations.map(({ promocao }) => promocao);
  });
}

test('a device clock that is wrong by a year does not change which promotions are open', async ({ page }) => {
  await publish();
  await page.clock.setFixedTime(Date.now() + 365 * DAY_MS);
  await page.goto('/promo/carro');
  await expect(page.getByRole('link', { name: registerToJoin })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ver a promoção: Um carro zero' })).toBeVisible();
});

test('a promotion shows its picture, its period, its rules and its description', async ({ page }) => {
  await publish('natal', {
    titulo: 'Natal',
    autorizacao: '04.012345/2026',
    inicio: Timestamp.fromDate(new Date('2026-11-01T03:00:00Z')),
    fim: Timestamp.fromDate(new Date('2099-12-26T02:30:00Z')),
  });
  await page.goto('/promo/natal');
  await expect(page.getByRole('heading', { name: 'Natal', level: 1 })).toBeVisible();
  await expect(
    page.getByText(
      /^Até 25 de dezembro de 2099, 23h30 · faltam\s\d+\sdias\s*No horário de Brasília\. Começou em 1º de novembro( de 2026)?, às 0h\.$/,
    ),
  ).toBeVisible();
  const picture = page.locator('img[src="/promocoes/carro.svg"]');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const rules = page.getByRole('link', { name: 'Regulamento (abre em outra aba)' });
  await expect(rules).toHaveAttribute('href', CAR.regulamento);
  await expect(rules).toHaveAttribute('target', '_blank');
  await expect(page.getByText('Autorização nº 04.012345/2026')).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Primeiro parágrafo. Segundo <b>parágrafo</b>.',
  );
});

test('a promotion begins and ends while its page is open', async ({ page }) => {
  await publish('carro', { inicio: inDays(4 * SECOND), fim: inDays(8 * SECOND) });
  await page.goto('/promo/carro');
  await expect(page.getByText('Começa em', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: registerToJoin })).toBeHidden();
  await expect(page.getByRole('link', { name: registerToJoin })).toBeVisible();
  await expect(page.getByText('Esta promoção já terminou.')).toBeVisible();
  await expect(page.getByRole('link', { name: registerToJoin })).toBeHidden();
});

test('a promotion that is over shows its result, and to people whether they took part', async ({ page }) => {
  await openAsUser(page);
  await takePart(page);
  await publish('carro', { fim: inDays(-0.5) });
  await page.reload();
  await expect(page.getByText('O resultado sai aqui em breve.')).toBeVisible();
  await publish('carro', { fim: inDays(-0.5), resultado: 'Quem ganhou: Maria.\n\nParabéns!' });
  await publish('casa', { fim: inDays(-0.5) });
  await page.reload();
  await expect(page.getByText('Quem ganhou: Maria.')).toBeVisible();
  await expect(page.getByText('Você participou!')).toBeVisible();
  await page.goto('/promo/casa');
  await expect(page.getByText('Você não participa desta promoção.')).toBeVisible();
});

test("who takes part shares the promotion by the browser's menu, or else by WhatsApp", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: ShareData) => void (document.title = JSON.stringify(shared)),
    });
    window.open = (url) => {
      document.title = String(url);
      return null;
    };
  });
  const text = 'Estou participando da promoção “Um carro zero”, do Show de Prêmios. Participe também!';
  await openAsUser(page);
  await page.getByRole('button', { name: join }).click();
  const share = page.getByRole('button', { name: 'Chamar os amigos' });
  await share.click();
  expect(JSON.parse(await page.title())).toEqual({ text, url: page.url() });

  await page.evaluate(() => {
    for (const owner of [navigator, Navigator.prototype]) Reflect.deleteProperty(owner, 'share');
  });
  await share.click();
  const opened = new URL(await page.title());
  expect(opened.host).toBe('wa.me');
  expect(opened.searchParams.get('text')).toBe(`${text} ${page.url()}`);
});

const LONG_TEXT = 'Leia tudo com calma antes de participar.\n'.repeat(60);

test('the button to take part is always on the screen, and covers nothing at the end', async ({ page }) => {
  await publish('carro', { descricao: LONG_TEXT });
  const button = page.getByRole('link', { name: registerToJoin });
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [667, 375],
    [768, 1024],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/promo/carro');
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 1_000));
    await expect(button).toBeInViewport({ ratio: 1 });
    const end = page.getByRole('link', { name: 'Termos e privacidade' });
    await end.scrollIntoViewIfNeeded();
    await end.click({ trial: true });
    // What gets the focus is not behind the bar.
    await page.getByRole('link', { name: 'Regulamento (abre em outra aba)' }).focus();
    await page.getByRole('link', { name: 'Regulamento (abre em outra aba)' }).click({ trial: true });
  }
});

test('at 400% zoom and with text at 200% the button to take part leaves room to read', async ({ page }) => {
  await publish('carro', { descricao: LONG_TEXT });
  const button = page.getByRole('link', { name: registerToJoin });
  // 1280 × 1024 at 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/promo/carro');
  await button.waitFor();
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  await button.click({ trial: true });

  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    window.scrollTo(0, 0);
  });
  await expect(button).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('region', { name: 'Participação' }).boundingBox();
  expect(bar?.height).toBeLessThan(568 / 2);
});

test('nothing moves on the page of a promotion when its state arrives', async ({ page }) => {
  await publish();
  await signUp(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shifts = String(
          Number(document.documentElement.dataset.shifts ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts = () => page.evaluate(() => Number(document.documentElement.dataset.shifts ?? 0));
  for (const [width, height] of [
    [360, 740],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/promo/carro');
    const button = page.getByRole('button', { name: join, exact: true });
    await button.or(page.getByText('Você está participando!')).waitFor();
    expect(await shifts()).toBeLessThan(0.01);
    if (await button.isVisible()) await button.click();
    await page.getByText('Você está participando!').waitFor();
    // Not a reload, which would begin where the ticket was scrolled to: the page is not as high yet.
    await page.goto('/promo/carro');
    await page.getByText('Você está participando!').waitFor();
    expect(await shifts()).toBeLessThan(0.01);
  }
});

test('the home page counts registrations from 1,000 on, and says that nothing is open', async ({ page }) => {
  await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 999 });
  await page.goto('/');
  await expect(page.getByText('Nenhuma promoção aberta agora.')).toBeVisible();
  await expect(page.getByText(/pessoas já se cadastraram/)).toBeHidden();
  await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 1234 });
  await page.reload();
  await expect(page.getByText('1.234 pessoas já se cadastraram.')).toBeVisible();
});

test('the home page shows promotions to come and those that are over with their result', async ({ page }) => {
  const early = { resultado: 'Quem ganhou: ninguém ainda.' };
  await publish('carro', early);
  await publish('natal', { ...early, titulo: 'Natal', inicio: inDays(3), fim: inDays(9) });
  await publish('viagem', { titulo: 'Viagem', fim: inDays(-0.5), resultado: 'Quem ganhou: Maria.' });
  await page.goto('/');
  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(section('Promoções abertas').getByRole('heading', { level: 3 })).toHaveText(['Um carro zero']);
  await expect(section('Em breve').getByText(/^A partir de/)).toBeVisible();
  await expect(section('Já aconteceram').getByText('Quem ganhou: Maria.')).toBeVisible();
  await expect(page.getByText('Quem ganhou: ninguém ainda.')).toBeHidden();
});

test('the first prize is in sight at 480 px on a phone', async ({ page }) => {
  const prize = { premio: 'Um ano de compras', foto: '/promocoes/casa.svg', apresentador: 'Ana Lima' };
  await admin.write('configuracoes/salaDeEspera', { inicio: inDays(1.5), fim: inDays(2), ...prize });
  await page.goto('/');
  await page.getByText('O show começa em', { exact: true }).waitFor();
  await expect(page.getByText('AO VIVO', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Google Agenda' })).toHaveAttribute('href', /^https:/);
  await expect(page.getByText('Quem faz o show: Ana Lima')).toBeVisible();
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
  await admin.open('sala', { link: 'https://example.com/ao-vivo', cliques: 0 });
  await expect(released).toBeVisible();
  await admin.close('sala');
  await expect(released).toBeHidden();
  await page.getByRole('link', { name: 'Entrar na sala', exact: true }).click();
  await expect(page).toHaveURL('/sala-de-espera');
});

test('the home page queries at most 50 documents, gets 2, and subscribes to nothing', async ({ page }) => {
  await publish();
  const { queries, documents, subscriptions } = recordReads(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Ver a promoção: Um carro zero' }).waitFor();
  // They start together.
  expect(new Set(queries().map(({ limit }) => limit))).toEqual(new Set([49, 1]));
  expect(queries()).toHaveLength(2);
  expect(documents()).toBe(2);
  expect(subscriptions()).toBe(0);
});

// The emulator runs queries without an index; production does not.
test('the filtered queries of the pages match the indexes in firestore.indexes.json', async ({ page }) => {
  await publish();
  const { queries } = recordReads(page);
  await signUp(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver a promoção: Um carro zero' }).waitFor();
  await page.goto('/profile');
  await page.getByText('Você ainda não participa de nenhuma promoção.').waitFor();
  await page.goto('/sala-de-espera');
  await expect.poll(() => queries().length).toBeGreaterThanOrEqual(3);
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));
  for (const query of queries()) {
    // Queries without a filter use the automatic indexes.
    if (query.where) expect(indexes).toContainEqual(indexOf(query));
  }
  expect(queries().map(indexOf)).toEqual(expect.arrayContaining(indexes));
});

test('the data download contains everything about a user', async ({ page }) => {
  await publish();
  await signUp(page);
  const uid = await admin.uidOf(MARIA.email);
  await page.goto('/promo/carro');
  await takePart(page);
  await page.goto('/profile');
  await unfold(page, 'Baixar os meus dados');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar os meus dados' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('meus-dados.json');
  const { regulamento } = CAR;
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    conta: { uid, email: MARIA.email },
    perfil: { name: MARIA.name, celular: '11912345678' },
    contagem: { estado: 'SP', em: expect.stringMatching(/^20.*Z$/) },
    participacoes: [{ promocao: 'carro', regulamento }],
  });
});

interface Query {
  from: { collectionId: string; allDescendants?: boolean }[];
  where?: { fieldFilter: { field: { fieldPath: string } } };
  orderBy?: { field: { fieldPath: string }; direction: string }[];
  limit?: number;
}

interface Asked {
  structuredQuery?: Query;
  documents?: string[];
}

/** Records the page's queries and document reads from now on. */
function recordReads(page: Page) {
  const once: string[] = [];
  const streams: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.method() !== 'POST') return;
    if (/:(runQuery|batchGet)/.test(request.url())) once.push(body);
    if (request.url().includes('/Listen/channel')) streams.push(body);
  });
  const targets = () =>
    streams
      .flatMap((body) => Array.from(new URLSearchParams(body)))
      .filter(([name]) => name.endsWith('__data__'))
      .flatMap(([, data]): { query?: Asked }[] => JSON.parse(data).addTarget ?? []);
  const asked = (): Asked[] => once.map((body) => JSON.parse(body));
  return {
    queries: () =>
      [...asked(), ...targets().flatMap(({ query }) => query ?? [])].flatMap(
        ({ structuredQuery }) => structuredQuery ?? [],
      ),
    documents: () => asked().flatMap(({ documents = [] }) => documents).length,
    subscriptions: () => targets().length,
  };
}

/** The index in firestore.indexes.json for a query with one filter and one order. */
function indexOf({ from: [from], where, orderBy = [] }: Query) {
  return {
    collectionGroup: from?.collectionId,
    queryScope: from?.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    fields: [
      { fieldPath: where?.fieldFilter.field.fieldPath, order: 'ASCENDING' },
      ...orderBy
        .filter(({ field }) => field.fieldPath !== '__name__')
        .map(({ field, direction }) => ({ fieldPath: field.fieldPath, order: direction })),
    ],
  };
}
