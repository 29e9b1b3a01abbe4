import { Timestamp } from 'firebase/firestore/lite';
import { HOUR_MS } from '../../../src/base/durations';
import { signUp } from '../accountPage';
import { overflowingElements, SMALLEST, zoom } from '../checkScreen';
import { allowConsoleErrors, expect, FAILED_REQUEST, test } from '../fixtures';
import { CAR, ENDLESS, inHours, JOIN, publish, REGISTER_TO_JOIN } from '../promotionPage';

test('endless words and a broken picture make no page wider than the smallest phone', async ({ page }) => {
  allowConsoleErrors(FAILED_REQUEST, /Content Security Policy/);
  await page.setViewportSize(SMALLEST);
  await publish('carro', ENDLESS);
  for (const address of ['/', '/promo/carro', '/pg-infor/já-participo']) {
    await page.goto(address);
    await page.evaluate((tituloForm) => history.replaceState({ usr: { tituloForm } }, ''), ENDLESS.titulo);
    await page.reload();
    await page.getByText(ENDLESS.titulo).first().waitFor();
    expect(await overflowingElements(page), address).toEqual([]);
    await zoom(page, 200);
    expect(await overflowingElements(page), `${address} with text at 200%`).toEqual([]);
  }
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
  await expect(page.getByText(/^Até 25 de dezembro de 2099, 23h30 · Faltam\s\d+\sdias$/)).toBeVisible();
  await expect(
    page.getByText(
      /^De 1º de novembro( de 2026)?, à 0h, até\s25 de dezembro de 2099, às 23h30 \(horário de Brasília\)\.$/,
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
  await page.clock.install();
  await publish('carro', { inicio: inHours(1), fim: inHours(2) });
  await page.goto('/promo/carro');
  await expect(page.getByText('Começa em', { exact: true })).toBeVisible();
  const period = page.getByText(/^De .*\(horário de Brasília\)\.$/);
  await expect(period).toBeVisible();
  await expect(page.getByText(/^(Até|Terminou em) /)).toHaveCount(0);
  await expect(page.getByRole('link', { name: REGISTER_TO_JOIN })).toBeHidden();
  await page.clock.fastForward(HOUR_MS);
  await expect(page.getByRole('link', { name: REGISTER_TO_JOIN })).toBeVisible();
  await page.clock.fastForward(HOUR_MS);
  await expect(page.getByText('Esta promoção já terminou.')).toBeVisible();
  await expect(page.getByText(/^Terminou em /)).toBeVisible();
  await expect(period).toBeVisible();
  await expect(page.getByRole('link', { name: REGISTER_TO_JOIN })).toBeHidden();
});

const LONG_TEXT = 'Leia tudo com calma antes de participar.\n'.repeat(60);

test('the button to take part is always on the screen, and covers nothing at the end', async ({ page }) => {
  await publish('carro', { descricao: LONG_TEXT });
  const button = page.getByRole('link', { name: REGISTER_TO_JOIN });
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
    await page.getByRole('link', { name: 'Ir para a sala de espera' }).click({ trial: true });
    // A focused link is not hidden behind the bar at the bottom.
    await page.getByRole('link', { name: 'Regulamento (abre em outra aba)' }).focus();
    await page.getByRole('link', { name: 'Regulamento (abre em outra aba)' }).click({ trial: true });
  }
});

test('at 400% zoom and with text at 200% the button to take part leaves room to read', async ({ page }) => {
  await publish('carro', { descricao: LONG_TEXT });
  const button = page.getByRole('link', { name: REGISTER_TO_JOIN });
  // The space that is left of 1280 × 1024 px at a zoom of 400%.
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
    const button = page.getByRole('button', { name: JOIN, exact: true });
    await button.or(page.getByText('Você está participando!')).waitFor();
    expect(await shifts()).toBeLessThan(0.01);
    if (await button.isVisible()) await button.click();
    await page.getByText('Você está participando!').waitFor();
    // `goto` instead of a reload, which would restore the scroll position before the page is high enough.
    await page.goto('/promo/carro');
    await page.getByText('Você está participando!').waitFor();
    expect(await shifts()).toBeLessThan(0.01);
  }
});
