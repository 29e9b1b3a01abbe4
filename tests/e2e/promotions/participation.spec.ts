import type { Page } from '@playwright/test';
import { fillSignUp, MARIA, toast, untilCounted } from '../accountPage';
import { admin, allowConsoleErrors, expect, expectConsoleErrors, test } from '../fixtures';
import { CAR, JOIN, openAsUser, publish, REGISTER_TO_JOIN, takePart } from '../promotionPage';

test('a visitor registers for a promotion, takes part by that, and sees it on the profile', async ({
  page,
}) => {
  await publish();
  await test.step('opens the promotion from the home page', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Ver a promoção: Um carro zero' }).click();
    await expect(page).toHaveURL('/promo/carro');
    await expect(page).toHaveTitle('Um carro zero | Show de Prêmios');
    await expect(page.getByText('Segundo <b>parágrafo</b>.')).toBeVisible();
  });
  await test.step('registers for it', async () => {
    await page.getByRole('link', { name: REGISTER_TO_JOIN }).click();
    await expect(page).toHaveURL('/sign-up/novo-cadastro?promo=carro');
    await expect(page.getByText('Cadastre-se para concorrer a')).toBeVisible();
    await expect(page.getByText(CAR.titulo, { exact: true })).toBeVisible();
    await expect(page.getByText('Ao participar, você aceita o regulamento')).toBeVisible();
    await fillSignUp(page);
    await page.getByRole('button', { name: 'Cadastrar e participar' }).click();
  });
  await test.step('takes part by that', async () => {
    await expect(page).toHaveURL('/promo/carro');
    await expect(page.getByText('Você está participando!')).toBeVisible();
    // The panel no longer says how much time is left, so the text beside the date does, also on a laptop.
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(page.getByText(/^· Faltam? \d/)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await untilCounted(page);
    const uid = await admin.uidOf(MARIA.email);
    expect(await admin.read(`promocoes/carro/participacoes/${uid}`)).toMatchObject({
      uid,
      promocao: 'carro',
      titulo: 'Um carro zero',
      regulamento: CAR.regulamento,
    });
  });
  await test.step('sees it on the profile', async () => {
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
});

test('rules that change while the page is open must be accepted before taking part', async ({ page }) => {
  allowConsoleErrors(/403/);
  await openAsUser(page);
  const rules = page.getByRole('region', { name: 'Participação' }).getByRole('link', { name: 'regulamento' });
  await expect(rules).toHaveAttribute('href', CAR.regulamento);
  const regulamento = 'https://example.com/regulamento-2';
  await publish('carro', { regulamento });
  await page.getByRole('button', { name: JOIN }).click();
  await expect(toast(page, 'o prazo ou o regulamento mudou')).toBeVisible();
  await expect(rules).toHaveAttribute('href', regulamento);
  const participation = `promocoes/carro/participacoes/${await admin.uidOf(MARIA.email)}`;
  expect(await admin.read(participation)).toBeNull();
  await page.getByRole('button', { name: JOIN }).click();
  await expect(page.getByText('Você está participando!')).toBeVisible();
  expect(await admin.read(participation)).toMatchObject({ regulamento });
});

const leave = 'Deixar de participar: Um carro zero';
const noLonger = 'Você não participa mais de “Um carro zero”.';

test('people leave a promotion and join it again, on its page and on the profile', async ({ page }) => {
  expectConsoleErrors(/403/);
  await openAsUser(page);
  await takePart(page);
  const participation = `promocoes/carro/participacoes/${await admin.uidOf(MARIA.email)}`;
  await test.step('the profile lists the participation', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: leave }).waitFor();
    expect(await cachedPromotions(page)).toEqual(['carro']);
  });
  await test.step('the question can be answered with no', async () => {
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
      // The button is not hidden behind the bar at the bottom of a phone's screen.
      await page.getByRole('button', { name: 'Continuar participando' }).click({ trial: true });
      await page.getByRole('button', { name: 'Continuar participando' }).click();
    }
  });
  await test.step('they leave on its page', async () => {
    await page.getByRole('button', { name: leave }).click();
    await page.getByRole('button', { name: 'Sim, deixar' }).click();
    await expect(page.getByText(noLonger)).toBeVisible();
    await expect(page.getByRole('button', { name: JOIN, exact: true })).toBeFocused();
    expect(await cachedPromotions(page)).toEqual([]);
    expect(await admin.read(participation)).toBeNull();
  });
  await test.step('they join again, in two tabs', async () => {
    const second = await page.context().newPage();
    // This tab does not learn what the first one stores.
    await second.addInitScript(() =>
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    await second.goto('/promo/carro');
    await second.getByRole('button', { name: JOIN, exact: true }).waitFor();
    await page.getByRole('button', { name: JOIN, exact: true }).dblclick();
    await expect(page.getByText('Você está participando!')).toBeFocused();
    // In the second tab, the rules refuse the same participation: the page says that the person already takes
    // part.
    await second.getByRole('button', { name: JOIN, exact: true }).click();
    await expect(second).toHaveURL(encodeURI('/pg-infor/já-participo'));
    await expect(second.getByText('Um carro zero')).toBeVisible();
  });
  await test.step('they leave on the profile, and the page in another tab learns of it', async () => {
    const other = await page.context().newPage();
    await other.goto('/promo/carro');
    await other.getByText('Você está participando!').waitFor();
    await page.goto('/profile');
    await page.getByRole('button', { name: leave }).click();
    await page.getByRole('button', { name: 'Sim, deixar' }).click();
    await expect(page.getByText(noLonger)).toBeVisible();
    await expect(page.getByText('Você ainda não participa de nenhuma promoção.')).toBeVisible();
    const mine = page.getByRole('region', { name: 'Minhas participações' });
    await expect(mine.locator(':focus')).toHaveCount(1);
    expect(await cachedPromotions(page)).toEqual([]);
    expect(await admin.read(participation)).toBeNull();
    await expect(other.getByRole('button', { name: JOIN, exact: true })).toBeVisible();
  });
});

/** The promotions in the list of participations that the browser has stored. */
function cachedPromotions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stored = localStorage.getItem('@minhasParticipacoes') ?? '{"participations":[]}';
    const { participations } = JSON.parse(stored) as { participations: { promocao: string }[] };
    return participations.map(({ promocao }) => promocao);
  });
}
