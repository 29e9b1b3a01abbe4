import { signUp } from './accountPage';
import { addToTeam, ANA, button, hold, openDesk, saveAddress, state } from './deskPage';
import { admin, expect, FAILED_REQUEST, allowConsoleErrors, liveSession, test } from './fixtures';
import { enter, loading, lost, wait } from './waitingRoomPage';

const notFound = 'OPS! ESSA PÁGINA NÃO EXISTE!';

test('a whole show from an empty database: address, message, release in 10 s, five places and the end', async ({
  page,
  newVisitor,
}) => {
  await openDesk(page);
  await expect(state(page, 'Nenhuma sala aberta')).toBeVisible();
  await expect(page.getByText('Para liberar, guarde antes')).toBeVisible();
  await saveAddress(page, liveSession);
  const visitor = await newVisitor();
  await wait(visitor);
  await page.getByLabel('Aparece a quem espera').fill('Começamos em instantes!');
  await button(page, 'Enviar recado').click();
  await expect(visitor.getByText('Começamos em instantes!')).toBeVisible();

  await hold(button(page, 'Liberar em 10 s'));
  await expect(state(page, /^O botão aparece em \d+ s$/)).toBeVisible();
  await expect(visitor.getByText(/^O botão aparece em \d$/)).toBeVisible();
  await expect(enter(visitor)).toBeVisible({ timeout: 12_000 });
  await expect(state(page, /^Botão no ar há \d+ s$/)).toBeVisible();
  await enter(visitor).click();
  await visitor.waitForURL(liveSession);
  const places = page.getByRole('list', { name: 'As vagas, na ordem dos cliques' });
  await expect(places.getByText(/^[0-9A-F]{4} [0-9A-F]{4}$/)).toHaveCount(1);
  await places.getByLabel('Chegou').check();
  await page.reload();
  await expect(places.getByLabel('Chegou')).toBeChecked();
  await hold(button(page, 'Fechar'));
  await expect(state(page, 'Sala fechada')).toBeVisible();
  expect(await admin.rooms()).toEqual({});
  await button(page, 'Outra sala').click();
  await expect(page.getByText('É o endereço da sala anterior')).toBeVisible();
});
