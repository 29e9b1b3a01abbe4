import type { Route } from '@playwright/test';
import { click, collectTokens, DUMMY, NOT_WAITED_MS } from '../appCheckPage';
import { EXCHANGE, RECAPTCHA, test } from '../configured';
import { expect, FAILED_REQUEST } from '../fixtures';
import { waitForButton } from '../waitingRoomPage';

/** appCheck.ts waits at the beginning only. */
const PATIENCE_MS = 1_000;

/** What may become of a request to Google. */
const silent = () => undefined;
const refused = (route: Route) =>
  route.fulfill({ status: 403, headers: { 'Access-Control-Allow-Origin': '*' } });

test('a visit within the life of a token asks Google for nothing', async ({ page, askedOfGoogle }) => {
  await page.goto('/sala-de-espera');
  await expect.poll(() => askedOfGoogle.length).toBe(2);
  const tokens = collectTokens(page);
  await page.reload();
  await expect.poll(() => tokens).toContain('app-check-token');
  expect(askedOfGoogle).toHaveLength(2);
});

test('the debug provider exchanges its token', async ({ page, admin, liveSession, askedOfGoogle }) => {
  await admin.open('sala', { link: liveSession, cliques: 0 });
  const debugToken = '7f0bb0c5-1a3f-4a0c-9d4e-4a9d3a2b1c00';
  await page.addInitScript((token) => {
    Object.assign(self, { FIREBASE_APPCHECK_DEBUG_TOKEN: token });
  }, debugToken);
  const tokens = collectTokens(page);
  const exchanged = page.waitForRequest(EXCHANGE);
  await waitForButton(page);
  expect((await exchanged).url()).toContain('exchangeDebugToken');
  expect((await exchanged).postDataJSON()).toEqual({ debug_token: debugToken });
  expect((await click(page)).commit.headers()['x-firebase-appcheck']).toBe('app-check-token');
  expect(new Set(tokens)).toEqual(new Set(['app-check-token']));
  expect(askedOfGoogle).toHaveLength(1);
});

test('accounts carry the token too', async ({ page }) => {
  const asked = page.waitForRequest(/accounts:signInWithPassword/);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('ninguem@example.com');
  await page.getByLabel('Senha', { exact: true }).fill('segredo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  expect((await asked).headers()['x-firebase-appcheck']).toBe('app-check-token');
});

test.describe('where Google', () => {
  for (const [what, address, handle] of [
    ['is silent', RECAPTCHA, silent],
    ['does not exchange the token', EXCHANGE, silent],
    ['refuses the token', EXCHANGE, refused],
  ] as const) {
    test(`${what}, the waiting room works, and no click waits`, async ({
      page,
      admin,
      liveSession,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(FAILED_REQUEST);
      await page.route(address, handle);
      await admin.open('sala', { link: liveSession, cliques: 0 });
      await waitForButton(page);
      const { commit, delay } = await click(page);
      expect(delay).toBeLessThan(NOT_WAITED_MS);
      expect(commit.headers()['x-firebase-appcheck']).toBe(DUMMY);
      await page.waitForURL(liveSession);
      expect(await admin.tickets()).toHaveLength(1);
    });
  }

  test('is late, the next request carries the token', async ({ page, admin, liveSession }) => {
    await page.route(EXCHANGE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS + 1_000));
      await route.fallback();
    });
    const tokens = collectTokens(page);
    const answered = page.waitForResponse(EXCHANGE);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    expect(new Set(tokens)).toEqual(new Set([DUMMY]));
    await answered;
    expect((await click(page)).commit.headers()['x-firebase-appcheck']).toBe('app-check-token');
  });
});

test('pages without Firebase ask Google for nothing', async ({ page, askedOfGoogle }) => {
  await page.goto('/pg-infor/em-breve', { waitUntil: 'networkidle' });
  expect(askedOfGoogle).toEqual([]);
});
