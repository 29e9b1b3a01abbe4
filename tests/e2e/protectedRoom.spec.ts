import type { Page } from '@playwright/test';
import { fillSignUp, logIn, logOut, MARIA, signUp, signUpButton } from './accountPage';
import { expect, FAILED_REQUEST, NO_BACKEND, test } from './fixtures';
import {
  code,
  expectOneOwner,
  forRegistered,
  LINK,
  loseAnswer,
  NO_ADDRESS,
  openProtected,
  reloadNow,
  tryAgain,
  winInTwoTabs,
  winWithoutAddress,
  won,
} from './protectedRoomPage';
import { enter, loading, lost, stayOnPage, waitForButton, win } from './waitingRoomPage';

test.describe('a room with a protected link', () => {
  test('leads its winner to the address, with a code, and again on every return', async ({
    page,
    admin,
    liveSession,
  }) => {
    await openProtected(admin, liveSession);
    await win(page, liveSession);
    await expectOneOwner(admin);
    await page.goto('/sala-de-espera');
    await expect(won(page)).toBeVisible();
    await expect(code(page)).toBeVisible();
    const { ultimaVaga } = (await admin.rooms())['sala'] ?? {};
    const digits = (await code(page).innerText()).replace('A sua vaga: ', '').replace(' ', '');
    expect(String(ultimaVaga).startsWith(digits.toLowerCase())).toBe(true);
    // The address is stored.
    await admin.remove('linksDaSala/show');
    await enter(page).click();
    await page.waitForURL(liveSession);
    await expectOneOwner(admin);
  });

  test('tells losers nothing of the address, and signs none of them in', async ({
    page,
    admin,
    liveSession,
  }) => {
    const received = await collectAnswers(page);
    const sent = requestsOf(page);
    await openProtected(admin, liveSession, 'sala', 4);
    await waitForButton(page);
    await admin.open('sala', { link: LINK, cliques: 5 });
    await enter(page).click();
    await expect(lost(page)).toBeVisible();
    // The snapshot of the room is among the answers, so that of the address would be, too.
    expect(await received()).toContain(LINK);
    expect(await received()).not.toContain(liveSession);
    expect(sent.filter((address) => address.includes('accounts:'))).toEqual([]);
  });

  test('opens a door of which a room with an ordinary link loads nothing', async ({
    page,
    admin,
    liveSession,
  }) => {
    const sent = requestsOf(page);
    const ofDoor = () => sent.filter((address) => /\/assets\/door-|accounts:/.test(address));
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await win(page, liveSession);
    expect(ofDoor()).toEqual([]);
    await page.goto('/sala-de-espera');
    await expect(code(page)).toBeVisible();
    await admin.close('sala');
    await openProtected(admin, liveSession, 'outra');
    await win(page, liveSession);
    expect(ofDoor()).not.toEqual([]);
  });

  test('does not disturb the account of a signed-in visitor', async ({ page, admin, liveSession }) => {
    await signUp(page);
    await openProtected(admin, liveSession);
    await win(page, liveSession);
    await expectOneOwner(admin);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Olá, Maria da Silva!' })).toBeVisible();
    expect(await admin.read(`linksDaSala/show/ganhadores/${await admin.uidOf(MARIA.email)}`)).toBeUndefined();
  });

  // The other requests are in the long tests.
  for (const request of ['sign-in', 'owning', 'reading the address'] as const) {
    test(`leads a winner to the address if the answer to ${request} is lost`, async ({
      page,
      admin,
      liveSession,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS, NO_BACKEND);
      await openProtected(admin, liveSession);
      await waitForButton(page);
      await loseAnswer(page, request);
      await enter(page).click();
      await page.waitForURL(liveSession, { timeout: 40_000 });
      await expectOneOwner(admin);
    });
  }

  test('leads a winner to the address after a reload before the answer', async ({
    page,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS, NO_BACKEND);
    await openProtected(admin, liveSession);
    await waitForButton(page);
    await loseAnswer(page, 'owning', () => reloadNow(page));
    await enter(page).click();
    await page.waitForURL(liveSession, { timeout: 40_000 });
    await expectOneOwner(admin);
  });

  test('has one owner if two tabs click at once', async ({
    page,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    // The rules refuse the second tab's click and ownership.
    allowConsoleErrors(FAILED_REQUEST);
    await winInTwoTabs(page, admin, liveSession);
  });

  test('leads its winner to the address in two tabs of a browser without Web Locks', async ({
    page,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    // Both tabs sign in, and one of them owns the place.
    allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS);
    await page.context().addInitScript(() => {
      Object.defineProperty(navigator, 'locks', {
        value: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
      });
    });
    await winInTwoTabs(page, admin, liveSession);
  });

  test('keeps a winner whose address cannot be read, and tries again', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_REQUEST, /O login anônimo está desligado: ative-o no console do Firebase/);
    const allowSignIns = await winWithoutAddress(page, admin, liveSession);
    await expect(won(page)).toBeVisible();
    await expect(code(page)).toBeVisible();
    // Also after a reload.
    await page.reload();
    await expect(tryAgain(page)).toBeVisible();
    await allowSignIns();
    await tryAgain(page).click();
    await page.waitForURL(liveSession);
    await expectOneOwner(admin);
  });

  test('lets a winner in by itself when the team has mended the address', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_REQUEST, /linksDaSala\/show não existe/);
    await openProtected(admin, liveSession);
    await waitForButton(page);
    await page.route(/accounts:signUp/, async (route) => {
      await admin.remove('linksDaSala/show');
      await route.continue();
    });
    await enter(page).click();
    await expect(tryAgain(page)).toBeVisible();
    await admin.write('linksDaSala/show', { link: liveSession });
    await page.waitForURL(liveSession);
  });
});

test.describe('a show for registered people', () => {
  test.beforeEach(({ admin }) => forRegistered(admin));

  test('asks visitors to register while they wait, and gives them a place with their name and phone', async ({
    page,
    admin,
    liveSession,
  }) => {
    await page.goto('/sala-de-espera');
    await expect(page.getByRole('heading', { name: 'Este show é para quem tem cadastro' })).toBeVisible();
    await page.getByRole('link', { name: 'Cadastre-se grátis' }).click();
    await fillSignUp(page);
    await signUpButton(page).click();
    await expect(page).toHaveURL('/sala-de-espera');
    await expect(loading(page)).toBeVisible();
    await expect(page.getByText('Você participa como Maria da Silva.')).toBeVisible();
    await openProtected(admin, liveSession);
    await enter(page).click();
    await page.waitForURL(liveSession);
    const uid = await admin.uidOf(MARIA.email);
    expect(await admin.read(`linksDaSala/show/ganhadores/${uid}`)).toMatchObject({
      nome: 'Maria da Silva',
      celular: '11912345678',
    });
    await expectOneOwner(admin);
    // The account's page, after which the room still knows the place.
    await page.goto('/sala-de-espera');
    await expect(code(page)).toBeVisible();
    await enter(page).click();
    await page.waitForURL(liveSession);
  });

  test('gives the place back to a winner who logs out and in again', async ({
    page,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    // The rules refuse the second click of the account.
    allowConsoleErrors(FAILED_REQUEST);
    await signUp(page);
    await openProtected(admin, liveSession);
    await win(page, liveSession);
    const tickets = () => page.evaluate(() => localStorage.getItem('@salaDeEspera') ?? '');
    await page.goto('/profile');
    expect(await tickets()).toContain('dono');
    await logOut(page);
    expect(await tickets()).toBe('[]');
    await page.goto('/login?voltar=/sala-de-espera');
    await logIn(page, MARIA);
    await expect(page).toHaveURL('/sala-de-espera');
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 1 } });
    await expectOneOwner(admin);
  });

  test('shows signed-out visitors no button, and leads them back after the login', async ({
    page,
    admin,
    liveSession,
    newVisitor,
    allowConsoleErrors,
  }) => {
    // The rules refuse the second device's click.
    allowConsoleErrors(FAILED_REQUEST);
    const phone = await newVisitor();
    await signUp(phone);
    await openProtected(admin, liveSession);
    await page.goto('/sala-de-espera');
    await expect(page.getByRole('heading', { name: 'O botão foi liberado!' })).toBeVisible();
    await expect(enter(page)).toBeHidden();
    await page.getByRole('link', { name: 'Já tenho conta' }).click();
    await logIn(page, MARIA);
    await expect(page).toHaveURL('/sala-de-espera');
    await enter(page).click();
    await page.waitForURL(liveSession);

    // The same person on another device has the same place.
    await win(phone, liveSession);
    const codes = await Promise.all(
      [page, phone].map(async (device) => {
        await device.goto('/sala-de-espera');
        return code(device).innerText();
      }),
    );
    expect(new Set(codes).size).toBe(1);
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 1 } });
    await expectOneOwner(admin);
  });

  test('leads a winner to the address after a reload before the answer', async ({
    page,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS, NO_BACKEND);
    await signUp(page);
    await openProtected(admin, liveSession);
    for (const request of ['click', 'reading the address'] as const) {
      await waitForButton(page);
      await loseAnswer(page, request, () => reloadNow(page));
      await enter(page).click();
      await page.waitForURL(liveSession, { timeout: 40_000 });
      await page.unrouteAll();
      expect(await admin.rooms()).toMatchObject({ sala: { cliques: 1 } });
      await page.goto('/sala-de-espera');
      await page.evaluate(() => localStorage.removeItem('@salaDeEspera'));
    }
  });

  test('takes no place in a room with an ordinary link', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
    allowConsoleErrors,
  }) => {
    expectConsoleErrors(/em um show para cadastrados, o link precisa ser protegido:nome/);
    allowConsoleErrors(FAILED_REQUEST, /clique recusado/);
    await signUp(page);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    await enter(page).click();
    await page.waitForTimeout(1_000);
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 0 } });
    expect(await admin.tickets()).toEqual([]);
  });
});

test('a plain room shows the code of the place too', async ({ page, admin, liveSession }) => {
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await waitForButton(page);
  await stayOnPage(page, liveSession);
  await enter(page).click();
  await expect(page.getByRole('heading', { name: 'Você conseguiu!' })).toBeVisible();
  await expect(code(page)).toBeVisible();
});

/** The addresses of the page's requests, as they are sent. */
function requestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  return sent;
}

/** Collects what the page receives, also from a stream that has not ended. Call it before the page is opened. */
async function collectAnswers(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const requests: XMLHttpRequest[] = [];
    let streamed = '';
    Object.assign(window, {
      received: () => requests.map(({ responseText }) => responseText).join('\n') + streamed,
      XMLHttpRequest: class extends XMLHttpRequest {
        constructor() {
          super();
          requests.push(this);
        }
      },
      TextDecoder: class extends TextDecoder {
        override decode(...bytes: Parameters<TextDecoder['decode']>) {
          const text = super.decode(...bytes);
          streamed += text;
          return text;
        }
      },
    });
  });
  return () => page.evaluate('received()');
}
