import type { Page } from '@playwright/test';
import { fillSignUp, logIn, logOut, MARIA, signUp, signUpButton } from './accountPage';
import { admin, allowConsoleErrors, expect, FAILED_REQUEST, liveSession, NO_BACKEND, test } from './fixtures';
import {
  code,
  expectOneOwner,
  forRegistered,
  loseAnswer,
  NO_ADDRESS,
  openProtected,
  won,
} from './protectedRoomPage';
import { enter, loading, waitForButton, win } from './waitingRoomPage';

test.describe('a room with a protected link', () => {
  test('leads its winner to the address, with a code, and again on every return', async ({ page }) => {
    await openProtected();
    await win(page);
    await expectOneOwner();
    await page.goto('/sala-de-espera');
    await expect(won(page)).toBeVisible();
    await expect(code(page)).toBeVisible();
    const { ultimaVaga } = (await admin.rooms())['sala'] ?? {};
    const digits = (await code(page).innerText()).replace(' ', '');
    expect(String(ultimaVaga).startsWith(digits.toLowerCase())).toBe(true);
    // The browser has stored the address, so the winner can return without the document.
    await admin.remove('linksDaSala/show');
    await enter(page).click();
    await page.waitForURL(liveSession);
    await expectOneOwner();
  });

  test('does not disturb the account of a signed-in visitor', async ({ page }) => {
    await signUp(page);
    await openProtected();
    await win(page);
    await expectOneOwner();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Olá, Maria!' })).toBeVisible();
    expect(await admin.read(`linksDaSala/show/ganhadores/${await admin.uidOf(MARIA.email)}`)).toBeNull();
  });

  // Loses the answer to only one of the requests; long/lostAddress.spec.ts loses that of each in turn.
  test('leads a winner to the address if the answer to owning is lost', async ({ page }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS, NO_BACKEND);
    await openProtected();
    await waitForButton(page);
    await loseAnswer(page, 'owning');
    await enter(page).click();
    await page.waitForURL(liveSession, { timeout: 40_000 });
    await expectOneOwner();
  });

  test('leads its winner to the address in two tabs of a browser without Web Locks', async ({ page }) => {
    // Without locks both tabs sign in, and the tab whose user does not own the place logs an error.
    allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS);
    await page.context().addInitScript(() => {
      Object.defineProperty(navigator, 'locks', {
        value: { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
      });
    });
    await openProtected();
    const second = await page.context().newPage();
    await waitForButton(page);
    await waitForButton(second);
    // Clicks without the pointer, which might miss: a win in one tab moves the button in the other.
    await Promise.all([page, second].map((tab) => enter(tab).dispatchEvent('click')));
    await Promise.all([page.waitForURL(liveSession), second.waitForURL(liveSession)]);
    await expectOneOwner();
  });
});

test.describe('a show for registered people', () => {
  test.beforeEach(() => forRegistered());

  test('asks visitors to register while they wait, and gives a place with name and phone', async ({
    page,
  }) => {
    await page.goto('/sala-de-espera');
    await expect(page.getByRole('heading', { name: 'Este show é para quem tem cadastro' })).toBeVisible();
    await page.getByRole('link', { name: 'Cadastre-se grátis' }).click();
    await fillSignUp(page);
    await signUpButton(page).click();
    await expect(page).toHaveURL('/sala-de-espera');
    await expect(loading(page)).toBeVisible();
    await expect(page.getByText('Você participa como Maria da Silva.')).toBeVisible();
    await openProtected();
    await enter(page).click();
    await page.waitForURL(liveSession);
    const uid = await admin.uidOf(MARIA.email);
    expect(await admin.read(`linksDaSala/show/ganhadores/${uid}`)).toMatchObject({
      nome: 'Maria da Silva',
      celular: '11912345678',
    });
    await expectOneOwner();
    // The place stays visible when the next show is for everybody.
    await forRegistered(false);
    await page.goto('/sala-de-espera');
    await expect(code(page)).toBeVisible();
  });

  test('shows signed-out winners no button, and gives the place back after the login', async ({ page }) => {
    // The second click of the same account is refused.
    allowConsoleErrors(FAILED_REQUEST);
    await signUp(page);
    await openProtected();
    await win(page);
    const tickets = () => page.evaluate(() => localStorage.getItem('@salaDeEspera') ?? '');
    await page.goto('/profile');
    expect(await tickets()).toContain('dono');
    await logOut(page);
    expect(await tickets()).toBe('[]');
    await markWhenEnterIsShown(page);
    await page.goto('/sala-de-espera');
    await expect(page.getByRole('heading', { name: 'O botão foi liberado!' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-enter');
    await page.getByRole('link', { name: 'Já tenho conta' }).click();
    await logIn(page, MARIA);
    await expect(page).toHaveURL('/sala-de-espera');
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 1 } });
    await expectOneOwner();
  });
});

/** Sets an attribute of the page if it shows 'Entrar', even for a moment, from the next navigation on. */
async function markWhenEnterIsShown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if ([...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Entrar'))
        document.documentElement.dataset['enter'] = 'shown';
    }).observe(document, { childList: true, subtree: true });
  });
}
