import { expect, test } from './fixtures';

const NFC = '/pg-infor/j%C3%A1-participo';
const NFD = '/pg-infor/ja%CC%81-participo';

test('em-breve names the day and leads to the profile, without any Firebase', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/pg-infor/em-breve', { waitUntil: 'networkidle' });
  await expect(page.getByText('18/03/2024')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  // Every part of the SDK registers itself under its package's name.
  expect(scripts.filter((script) => script.includes('@firebase/'))).toEqual([]);
  await page.getByRole('link', { name: 'Acessar meu perfil' }).click();
  await expect(page).toHaveURL('/profile');
});

test('baixar-app leads to the app and back to the profile', async ({ page }) => {
  await page.goto('/pg-infor/baixar-app');
  await expect(page.getByRole('link', { name: 'BAIXAR APLICATIVO!' })).toHaveAttribute('href', /^https:\/\//);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/profile');
});

for (const [form, address] of [
  ['composed', NFC],
  ['decomposed', NFD],
  ['typed', '/pg-infor/já-participo'],
]) {
  test(`já-participo opens with its accent ${form}`, async ({ page }) => {
    await page.goto(address ?? '');
    await expect(page.getByText('Você já participa desta promoção.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'BAIXAR APLICATIVO!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/profile');
  });
}

test('já-participo names the promotion of the navigation state, also after a reload', async ({ page }) => {
  await page.goto(NFC);
  await page.evaluate(() => {
    window.history.replaceState({ ...window.history.state, usr: { tituloForm: 'Natal Premiado' } }, '');
  });
  await page.reload();
  await expect(page.getByText('Você já participa da promoção Natal Premiado.')).toBeVisible();
});

// The accent read in another encoding, and replaced by the sign for what is none.
for (const erro of ['qualquer', 'j%C3%83%C2%A1-participo', 'j%EF%BF%BD-participo', 'j%25C3%25A1-participo']) {
  test(`/pg-infor/${erro} says that something went wrong`, async ({ page }) => {
    await page.goto(`/pg-infor/${erro}`);
    await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
  });
}

test('an address that is no UTF-8 says so too', async ({ page }) => {
  await page.goto('/pg-infor/em-breve');
  // The Hosting emulator itself refuses such an address, so it comes by way of the history.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/pg-infor/j%E1-participo');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
});

test('an address that does not exist leads to the sign-up page', async ({ page }) => {
  await page.goto('/nao/existe');
  await expect(page.getByRole('heading', { name: 'OPS! ESSA PÁGINA NÃO EXISTE!' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para tela Início!' }).click();
  await expect(page).toHaveURL('/sign-up/novo-cadastro');
});

test('pages that are still to come say so', async ({ page }) => {
  for (const address of ['/', '/profile', '/login', '/promo/natal', '/sign-up/novo-cadastro']) {
    await page.goto(address);
    await expect(page.getByText('Esta página ainda está sendo preparada.', { exact: false })).toBeVisible();
  }
});

test('a page whose part does not load says so and offers to try again', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource|net::ERR_/, /Failed to fetch dynamically imported module/);
  await page.route('**/assets/InfoPage-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/pg-infor/em-breve');
  await expect(page.getByRole('heading', { name: 'Ops algo deu errado' })).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('18/03/2024')).toBeVisible();
});
