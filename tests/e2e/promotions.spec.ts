import { Timestamp } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { askForDeletion, fillSignUp, logIn, logOut, MARIA, signUp, signUpButton, toast } from './accountPage';
import { COMMIT, expect, FAILED_REQUEST, NO_BACKEND, test, type Admin } from './fixtures';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS);

const CAR = {
  titulo: 'Um carro zero',
  descricao: 'Primeiro parágrafo.\n\nSegundo <b>parágrafo</b>.',
  inicio: inDays(-1),
  fim: inDays(1),
  publicada: true,
};

function publish(admin: Admin, id = 'carro', changed: Record<string, unknown> = {}): Promise<void> {
  return admin.write(`promocoes/${id}`, { ...CAR, ...changed });
}

const join = 'Participar';
const joined = 'A sua participação está confirmada!';

test('a visitor finds a promotion, registers, takes part, sees it on the profile and cannot take part twice', async ({
  page,
  admin,
}) => {
  await publish(admin);
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver a promoção: Um carro zero' }).click();
  await expect(page).toHaveURL('/promo/carro');
  await expect(page).toHaveTitle('Um carro zero | Show de Prêmios');
  await expect(page.getByText('Segundo <b>parágrafo</b>.')).toBeVisible();
  await page.getByRole('link', { name: join }).click();
  await expect(page).toHaveURL('/sign-up/novo-cadastro?promo=carro');
  await fillSignUp(page);
  await signUpButton(page).click();
  await expect(page).toHaveURL('/promo/carro');
  await page.getByRole('button', { name: join }).click();
  await expect(toast(page, joined)).toBeVisible();
  await expect(page.getByText('Você está participando!')).toBeVisible();
  const uid = await admin.uidOf(MARIA.email);
  expect(await admin.read(`promocoes/carro/participacoes/${uid}`)).toMatchObject({
    uid,
    promocao: 'carro',
    titulo: 'Um carro zero',
  });

  await page.getByRole('link', { name: 'Meu perfil', exact: true }).click();
  const mine = page.getByRole('region', { name: 'Minhas participações' });
  await expect(mine.getByRole('link', { name: 'Um carro zero' })).toBeVisible();
  await mine.getByRole('link', { name: 'Um carro zero' }).click();
  await expect(page.getByText('Você está participando!')).toBeVisible();
  await page.getByRole('button', { name: join }).click();
  await expect(page).toHaveURL(encodeURI('/pg-infor/já-participo'));
  await expect(page.getByText('Um carro zero')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Editar participação' }).click();
  await expect(page).toHaveURL('/pg-infor/baixar-app');
});

test('whoever has an account logs in from a promotion and comes back to it', async ({ page, admin }) => {
  await publish(admin);
  await signUp(page);
  await logOut(page);
  await page.goto('/promo/carro');
  await page.getByRole('link', { name: 'Já tenho cadastro' }).click();
  await logIn(page, MARIA);
  await expect(page).toHaveURL('/promo/carro');
  await expect(page.getByRole('button', { name: join })).toBeVisible();
});

test('a lost answer, a double click and a second tab leave one participation and a true screen', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await publish(admin);
  await publish(admin, 'casa', { titulo: 'Uma casa' });
  await signUp(page);
  const uid = await admin.uidOf(MARIA.email);
  const second = await page.context().newPage();
  await second.goto('/promo/casa');
  await second.getByRole('button', { name: join }).waitFor();

  let lost = 0;
  await page.route(COMMIT, async (route) => {
    if (!route.request().postData()?.includes('/participacoes/')) return route.continue();
    lost++;
    await route.fetch();
    return route.abort('connectionfailed');
  });
  await page.goto('/promo/carro');
  await page.getByRole('button', { name: join }).dblclick();
  await expect(toast(page, joined)).toBeVisible();
  expect(lost).toBe(1);
  expect(await admin.read(`promocoes/carro/participacoes/${uid}`)).toBeDefined();
  await page.unroute(COMMIT);

  await page.goto('/promo/casa');
  await page.getByRole('button', { name: join }).click();
  await expect(page.getByText('Você está participando!')).toBeVisible();
  await second.getByRole('button', { name: join }).click();
  await expect(second).toHaveURL(encodeURI('/pg-infor/já-participo'));
});

test('a promotion that is over, to come, without dates, hidden or missing says so', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/403/);
  await publish(admin, 'passada', { inicio: inDays(-2), fim: inDays(-1) });
  await publish(admin, 'futura', { inicio: inDays(1), fim: inDays(2) });
  await publish(admin, 'sem-data', { inicio: 'amanhã' });
  await publish(admin, 'escondida', { publicada: false });
  for (const [id, text] of [
    ['passada', 'Esta promoção já terminou.'],
    ['futura', 'Esta promoção ainda não começou.'],
    ['sem-data', 'As datas desta promoção ainda não foram divulgadas.'],
    ['escondida', 'Promoção não encontrada'],
    ['nenhuma', 'Promoção não encontrada'],
    ['a%2Fb', 'Promoção não encontrada'],
    ['__x__', 'Promoção não encontrada'],
  ]) {
    await page.goto(`/promo/${id}`);
    await expect(page.getByText(text ?? '')).toBeVisible();
    await page.reload();
    await expect(page.getByText(text ?? '')).toBeVisible();
  }
});

test('a clock that is wrong by a year does not decide whether a promotion is open', async ({
  page,
  admin,
}) => {
  await publish(admin);
  await page.clock.setFixedTime(Date.now() + 365 * DAY_MS);
  await page.goto('/promo/carro');
  await expect(page.getByRole('link', { name: join })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ver a promoção: Um carro zero' })).toBeVisible();
});

test('a promotion that closes while somebody looks at it says so at the click', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/403/);
  await publish(admin);
  await signUp(page);
  await page.goto('/promo/carro');
  await page.getByRole('button', { name: join }).waitFor();
  await publish(admin, 'carro', { fim: inDays(-0.5) });
  await page.getByRole('button', { name: join }).click();
  await expect(page.getByText('Esta promoção já terminou.')).toBeVisible();
  const uid = await admin.uidOf(MARIA.email);
  expect(await admin.read(`promocoes/carro/participacoes/${uid}`)).toBeUndefined();
});

test('the home page tells how many there are, what is live, and that nothing is open', async ({
  page,
  admin,
}) => {
  await page.goto('/');
  await expect(page.getByText('Nenhuma promoção aberta agora.', { exact: false })).toBeVisible();
  await expect(page.getByText('AO VIVO', { exact: true })).toBeHidden();
  await admin.write('usuariosCadastrados/qtdUsuarios', { quantidade: 1234 });
  await admin.setVideo('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await page.reload();
  await expect(page.getByText('1.234 pessoas já se cadastraram.')).toBeVisible();
  await expect(page.getByText('AO VIVO', { exact: true })).toBeVisible();
});

test('a home page whose promotions do not load says so and tries again', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND, /Uma parte da página não foi carregada/);
  await publish(admin);
  await page.route(/google\.firestore|documents:/, (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await expect(
    page.getByText('Não conseguimos carregar esta parte da página.', { exact: false }),
  ).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute(/google\.firestore|documents:/);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('link', { name: 'Ver a promoção: Um carro zero' })).toBeVisible({
    timeout: 40_000,
  });
});

test('a visit of the home page reads one query and two documents, and listens to nothing afterwards', async ({
  page,
  admin,
}) => {
  await publish(admin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('google.firestore') || request.url().includes('documents:'))
      sent.push(decodeURIComponent(request.postData() ?? ''));
  });
  const count = (pattern: RegExp) => sent.join('\n').match(pattern)?.length ?? 0;
  await page.goto('/');
  await page.getByRole('link', { name: 'Ver a promoção: Um carro zero' }).waitFor();
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await page.getByRole('heading', { name: 'Termos de uso e aviso de privacidade' }).waitFor();
  await expect.poll(() => count(/"removeTarget"/g)).toBe(1);
  expect(count(/"addTarget"/g)).toBe(1);
  expect(count(/"limit":50/g)).toBe(1);
  expect(count(/"documents":\["projects/g)).toBe(2);
});

test('every address opens by itself and again after a reload', async ({ page, admin }) => {
  await publish(admin);
  await signUp(page);
  for (const [address, heading] of [
    ['/', 'Boas-vindas ao Show de Prêmios!'],
    ['/promo/carro', 'Um carro zero'],
    ['/profile', 'Olá, Maria da Silva!'],
    ['/termos', 'Termos de uso e aviso de privacidade'],
    ['/recuperar-senha', 'Recupere a sua senha'],
    ['/pg-infor/em-breve', 'O aplicativo está chegando!'],
    ['/sala-de-espera', 'Não saia daqui!'],
    ['/nao-existe', 'OPS! ESSA PÁGINA NÃO EXISTE!'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  // Both lead a signed-in person on.
  await page.goto('/login');
  await expect(page).toHaveURL('/profile');
  await page.goto('/sign-up/novo-cadastro?promo=carro');
  await expect(page).toHaveURL('/promo/carro');
});

test('an account that goes takes its participations with it, after they could be downloaded', async ({
  page,
  admin,
}) => {
  await publish(admin);
  await publish(admin, 'casa', { titulo: 'Uma casa' });
  await signUp(page);
  const uid = await admin.uidOf(MARIA.email);
  for (const id of ['carro', 'casa']) {
    await page.goto(`/promo/${id}`);
    await page.getByRole('button', { name: join }).click();
    await expect(page.getByText('Você está participando!')).toBeVisible();
  }
  await page.goto('/profile');
  const mine = page.getByRole('region', { name: 'Minhas participações' });
  // The newest first.
  await expect(mine.getByRole('link')).toHaveText(['Uma casa', 'Um carro zero']);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar os meus dados' }).click();
  const { participacoes } = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(participacoes).toHaveLength(2);

  await askForDeletion(page, MARIA.password);
  await expect(toast(page, 'A sua conta foi excluída.')).toBeVisible();
  expect(await admin.read(`promocoes/carro/participacoes/${uid}`)).toBeUndefined();
  expect(await admin.read(`promocoes/casa/participacoes/${uid}`)).toBeUndefined();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('participations show before the server answers, another person’s never', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await publish(admin);
  await signUp(page);
  await page.goto('/promo/carro');
  await page.getByRole('button', { name: join }).click();
  await page.goto('/profile');
  const mine = page.getByRole('region', { name: 'Minhas participações' });
  await expect(mine.getByRole('link', { name: 'Um carro zero' })).toBeVisible();
  await page.route(/google\.firestore/, (route) => route.abort('connectionfailed'));
  await page.reload();
  await expect(mine.getByRole('link', { name: 'Um carro zero' })).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('@minhasParticipacoes') ?? '{}');
    localStorage.setItem('@minhasParticipacoes', JSON.stringify({ ...kept, uid: 'outra' }));
  });
  await page.reload();
  await expect(mine.getByText('Carregando…')).toBeAttached();
  await expect(mine.getByRole('link')).toHaveCount(0);
});

test('a click without a connection says so and works when it is back', async ({
  page,
  admin,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await publish(admin);
  await signUp(page);
  await page.goto('/promo/carro');
  await page.getByRole('button', { name: join }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: join }).click();
  await expect(page.getByText('Não conseguimos falar com o servidor.')).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(false);
  await page.getByRole('button', { name: join }).click();
  await expect(page.getByText('Você está participando!')).toBeVisible({ timeout: 30_000 });
});
