import { button, openDesk } from './deskPage';
import { admin, allowConsoleErrors, expect, FAILED_REQUEST, test } from './fixtures';

test('a promotion is created, published, seen on the home page and hidden, and the show is set', async ({
  page,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await openDesk(page);
  await test.step('a promotion is created, still hidden', async () => {
    await page.getByRole('link', { name: 'Promoções' }).click();
    await page.getByRole('link', { name: 'Criar a primeira promoção' }).click();
    await page.getByLabel('Título').fill('Páscoa premiada');
    await expect(page.getByLabel('Endereço da página')).toHaveValue('pascoa-premiada');
    await page.getByLabel('Começa em').fill('2020-03-01T08:00');
    await page.getByLabel('Último dia e hora').fill('2099-11-30T23:59');
    await page.getByRole('link', { name: 'Ver a prévia' }).click();
    const frame = page.frameLocator('iframe[title^="A página"]');
    await expect(frame.getByText(/^Até 30 de novembro de 2099, 23h59/).first()).toBeVisible();
    await button(page, 'Criar sem publicar').click();
    await expect(page.getByText('Oculta: só a equipe a vê.')).toBeVisible();
    expect(page.url()).toMatch(/promocao=pascoa-premiada$/);
    expect(await admin.read('promocoes/pascoa-premiada')).toMatchObject({ publicada: false });
  });
  await test.step('it is published, and hidden again', async () => {
    const card = visitor.getByRole('heading', { name: 'Páscoa premiada' });
    await button(page, 'Publicar').click();
    await expect(page.getByRole('main').getByText('Publicada: aparece para todos.')).toBeVisible();
    await visitor.goto('/');
    await expect(card).toBeVisible();
    await expect(page.getByLabel('Título')).toHaveAttribute('readonly');
    await button(page, 'Ocultar').click();
    await expect(button(page, 'Publicar')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Nenhuma promoção aberta agora.')).toBeVisible();
    await page.getByRole('link', { name: 'Todas as promoções' }).click();
    await expect(page.getByText('Oculta', { exact: true })).toBeVisible();
  });
  await test.step('the show is set', async () => {
    await page.getByRole('link', { name: 'O show', exact: true }).click();
    await page.getByLabel('Começa em').fill('2099-12-01T20:00');
    await page.getByLabel('Termina em').fill('2099-12-01T22:00');
    await page.getByLabel('Prêmio', { exact: true }).fill('Um carro');
    await button(page, 'Salvar').click();
    await expect(page.getByText('Salvo. Quem espera já vê.')).toBeVisible();
    expect(await admin.read('configuracoes/salaDeEspera')).toMatchObject({ premio: 'Um carro' });
    await visitor.goto('/sala-de-espera');
    await expect(visitor.getByText('O show começa em', { exact: true })).toBeVisible();
    await expect(visitor.getByText('Um carro')).toBeVisible();
  });
});

test('after a deploy, other parts of an open desk need no reload, so unsaved text stays', async ({
  page,
}) => {
  allowConsoleErrors(FAILED_REQUEST);
  await openDesk(page);
  const loaded = (name: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').some((one) => one.name.includes(part)),
      name,
    );
  for (const part of ['ShowPart', 'RegistrationsPart']) await expect.poll(() => loaded(part)).toBe(true);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'O show', exact: true }).click();
  await page.getByLabel('Prêmio', { exact: true }).fill('Um carro');
  await page.getByRole('link', { name: 'Cadastros' }).click();
  await expect(page.getByRole('button', { name: 'Contar de novo' })).toBeVisible();
  await page.getByRole('link', { name: 'O show', exact: true }).click();
  await expect(page.getByLabel('Prêmio', { exact: true })).toHaveValue('Um carro');
});
