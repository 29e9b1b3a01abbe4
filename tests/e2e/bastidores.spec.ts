import { MARIA, signUp } from './accountPage';
import { LAPTOP, PHONE, SMALLEST, spaceLetters, zoom } from './checkScreen';
import {
  addToTeam,
  ageLogin,
  ANA,
  button,
  clickInNode,
  edgesOf,
  hold,
  holdByKey,
  holdHere,
  onlyRoom,
  openDesk,
  saveAddress,
  seedRoom,
  state,
} from './deskPage';
import { admin, allowConsoleErrors, expect, liveSession, test } from './fixtures';
import { enter, wait } from './waitingRoomPage';

const NOT_FOUND = 'OPS! ESSA PÁGINA NÃO EXISTE!';
/** Expects one group of buttons to be above another group, on each of the measured screens. */
const expectAbove = (upper: [number, number][], lower: [number, number][]) =>
  upper.forEach(([, bottom], index) => expect(bottom).toBeLessThan(lower[index]?.[0] ?? 0));

const TABLET = { width: 768, height: 1024 };
const WIDE = { width: 1920, height: 1080 };

const DESK_FILES = /assets\/(Desk|LivePart|desk)-/;

test('a whole show: address, message, release in 10 s, twelve visitors, five places and the end', async ({
  page,
  newVisitor,
}) => {
  await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
  const visitors = [await newVisitor(), await newVisitor()];
  for (const [index, visitor] of visitors.entries()) {
    await signUp(visitor, { ...MARIA, name: `Visitante ${index}`, email: `visitante${index}@example.com` });
    await wait(visitor);
  }
  const places = page.getByRole('list', { name: 'As vagas, na ordem dos cliques' });
  await test.step('the team stores the address and sends a message', async () => {
    await openDesk(page);
    await expect(state(page, 'Nenhuma sala aberta')).toBeVisible();
    await expect(page.getByText('Para liberar, guarde antes')).toBeVisible();
    await saveAddress(page, liveSession);
    await page.getByLabel('Texto do recado').fill('Começamos em instantes!');
    await button(page, 'Enviar recado').click();
    for (const visitor of visitors) await expect(visitor.getByText('Começamos em instantes!')).toBeVisible();
  });
  await test.step('the room opens in 10 s', async () => {
    await hold(button(page, 'Liberar em 10 s'));
    await expect(state(page, /^O botão aparece em \d+ s$/)).toBeVisible();
    for (const visitor of visitors) await expect(visitor.getByText(/^O botão aparece em \d+$/)).toBeVisible();
    for (const visitor of visitors) await expect(enter(visitor)).toBeVisible();
    await expect(state(page, 'Botão no ar')).toBeVisible();
    await expect(page.getByText(/^O público vê o botão há \d+ s\./)).toBeVisible();
  });
  await test.step('five of twelve win', async () => {
    const room = await onlyRoom();
    await page.evaluate(noteLostConnection);
    await Promise.all(visitors.map((visitor) => enter(visitor).click()));
    for (const visitor of visitors) await visitor.waitForURL(liveSession);
    const answers = await clickInNode(10, room);
    expect(answers.filter((kind) => kind === 'won')).toHaveLength(3);
  });
  await test.step('the desk shows their places, and keeps who has arrived', async () => {
    await expect(state(page, 'Sala cheia')).toBeVisible();
    await expect(places.getByText(/^[0-9A-F]{4} [0-9A-F]{4}$/)).toHaveCount(5);
    const chat = places.getByRole('link', { name: 'WhatsApp de Visitante 0' });
    await expect(chat).toHaveAttribute('href', 'https://wa.me/5511912345678');
    await expect.poll(admin.rooms).toEqual({});
    await expect(state(page, 'Sala cheia e fechada')).toBeVisible();
    // While the room is removed, the SDK answers from its cache for a moment.
    expect(await page.evaluate(() => document.body.dataset.lost)).toBeUndefined();
    await places.getByLabel('Chegou').first().check();
    await page.reload();
    await expect(places.getByLabel('Chegou').first()).toBeChecked();
  });
  await test.step('the address of the room is corrected after the next one is begun', async () => {
    await button(page, 'Mudar o endereço').click();
    await page.getByLabel('Para onde vai quem ganhou nesta sala').fill('https://meet.example.com/certa');
    await expect(page.getByText('A correção do endereço desta sala não está guardada.')).toBeVisible();
    await button(page, 'Preparar outra sala').click();
    // The earlier room is unfolded, because its correction is not saved.
    await expect(page.getByText('Correção não guardada')).toBeVisible();
    await button(page, 'Corrigir o endereço').click();
    await expect(page.getByText('Correção não guardada')).toBeHidden();
  });
  await test.step('the earlier room is listed, and the next can be released', async () => {
    await expect(page.getByText('5 pessoas ganharam')).toBeVisible();
    await expect(places.getByText(/^[0-9A-F]{4} [0-9A-F]{4}$/)).toHaveCount(5);
    await expect(places.getByLabel('Chegou').first()).toBeChecked();
    await expect(page.getByText(/^Quem ganha abre meet\.example\.com\/certa/)).toBeVisible();
    await expect(page.getByText('Quem ganhou em uma sala anterior')).toBeVisible();
    await expect(button(page, 'Liberar agora')).toBeEnabled();
  });
});

/** Runs in the page: notes from now on whether the desk says that the connection is lost. */
function noteLostConnection(): void {
  new MutationObserver(() => {
    if (document.body.innerText.includes('Sem conexão: o que')) document.body.dataset.lost = 'true';
  }).observe(document.body, { subtree: true, childList: true });
}

test('everybody else sees the not-found page, and loads nothing of the desk', async ({ page }) => {
  allowConsoleErrors(/status of 404/);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const expectNotFound = async () => {
    await page.goto('/bastidores');
    await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    // Waits long enough for forbidden files to be loaded, if the page did so.
    await page.waitForTimeout(1_000);
  };
  await expectNotFound();
  await expect(page.getByRole('link', { name: 'Minha conta' })).toHaveAttribute(
    'href',
    '/login?voltar=%2Fbastidores',
  );
  await signUp(page);
  await expectNotFound();
  await admin.write(`equipe/${(await admin.uidOf(MARIA.email)) ?? ''}`, {});
  await expectNotFound();
  expect(files.filter((file) => DESK_FILES.test(file))).toEqual([]);
  await addToTeam(MARIA.email);
  await page.goto('/bastidores');
  await expect(state(page, 'Nenhuma sala aberta')).toBeVisible();
  expect(files.filter((file) => DESK_FILES.test(file))).toHaveLength(3);
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Bastidores' })).toBeVisible();
});

test('a login of twelve hours asks for the password in place, and nothing typed is lost', async ({
  page,
}) => {
  allowConsoleErrors(/O banco recusou|status of 40[03]/);
  await ageLogin(page, 13);
  await openDesk(page);
  await expect(page.getByRole('heading', { name: 'Digite a sua senha de novo' })).toBeVisible();
  await page.getByLabel('Para onde vai quem ganhar').fill(liveSession);
  await button(page, 'Guardar endereço').click();
  await expect(page.getByText('Digite a sua senha no alto desta página e repita')).toBeVisible();
  await page.unrouteAll();
  await page.getByLabel('Senha', { exact: true }).fill(ANA.password);
  await button(page, 'Confirmar').click();
  await expect(page.getByRole('heading', { name: 'Digite a sua senha de novo' })).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByLabel('Para onde vai quem ganhar')).toHaveValue(liveSession);
  await button(page, 'Guardar endereço').click();
  await expect(page.getByText(/^Guardado: /)).toBeVisible();
});

test('somebody who is removed from the team while the desk is open is told so', async ({ page }) => {
  const uid = await openDesk(page);
  await expect(state(page, 'Nenhuma sala aberta')).toBeVisible();
  // Whatever the desk reads at the moment of the removal is refused and logged.
  allowConsoleErrors(/não pôde ser lid[oa]|não foi carregada|status of 403/);
  await admin.remove(`equipe/${uid}`);
  await expect(page.getByText('Você não faz mais parte da equipe.')).toBeVisible();
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
});

test('a second press, where the room was released or postponed, never closes it', async ({ page }) => {
  /**
   * The top and bottom edges of the buttons on all screens, also with text at 200%, and with narrower letters
   * as those of Android beside a computer's.
   */
  const onScreens = async (name: RegExp) => {
    const all: [number, number][] = [];
    for (const size of [SMALLEST, TABLET, LAPTOP, WIDE, PHONE])
      for (const percent of [200, 100])
        for (const spacing of ['-0.06em', '']) {
          await page.setViewportSize(size);
          await zoom(page, percent);
          await spaceLetters(page, spacing);
          all.push(await edgesOf(page, name));
        }
    return all;
  };
  await openDesk(page);
  // Without the warning at an address of this machine, which would push the buttons down.
  await saveAddress(page, 'https://meet.example.com/show');
  await expect(button(page, 'Liberar agora')).toBeEnabled();
  const release = await onScreens(/^Liberar/);
  await hold(button(page, 'Liberar agora'));
  await expect(state(page, /^Botão no ar/)).toBeVisible();
  await holdHere(page);
  await expect(state(page, /^Botão no ar/)).toBeVisible();
  const close = await onScreens(/^Fechar$/);
  expectAbove(close, release);
  await admin.close((await onlyRoom()).id);
  await seedRoom(0, [], { abreEm: new Date(Date.now() + 600_000) });
  await expect(state(page, /^O botão aparece em/)).toBeVisible();
  expectAbove(await onScreens(/^Cancelar$/), release);
  // At the end of the countdown, 'Adiar 10 s' goes. 'Cancelar' becomes 'Fechar', which stays below.
  expectAbove(await onScreens(/^Adiar 10 s$/), close);
  await holdByKey(button(page, 'Cancelar'), 'Enter');
  await expect(state(page, 'Sala fechada pela equipe')).toBeVisible();
});
