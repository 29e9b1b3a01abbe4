import type { Route } from '@playwright/test';
import { sleep } from '../../../src/base/timeouts';
import { clickEnter, collectTokens, DUMMY_TOKEN } from '../appCheckPage';
import { EXCHANGE, RECAPTCHA, test } from '../configured';
import { admin, allowConsoleErrors, expect, FAILED_REQUEST, liveSession } from '../fixtures';
import { waitForButton, waitInOpenRoom } from '../waitingRoomPage';

/** How long the first requests of a visit wait for an App Check token, as in appCheck.ts. */
const TOKEN_LIMIT_MS = 1_000;
/** Within this time a click is sent, even on a busy machine, unless it waits for App Check. */
const CLICK_LIMIT_MS = 1_000;

/** Ways in which requests to Google fail. */
const neverRespond = () => undefined;
const block = (route: Route) => route.abort('blockedbyclient');
const refuse = (route: Route) =>
  route.fulfill({ status: 403, headers: { 'Access-Control-Allow-Origin': '*' } });

test('a visit with a stored valid token sends no request to Google', async ({ page, askedOfGoogle }) => {
  await page.goto('/sala-de-espera');
  await expect.poll(() => askedOfGoogle.length).toBe(2);
  const tokens = collectTokens(page);
  await page.reload();
  await expect.poll(() => tokens).toContain('app-check-token');
  expect(askedOfGoogle).toHaveLength(2);
});

test('the debug provider exchanges its token', async ({ page, askedOfGoogle }) => {
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
  expect((await clickEnter(page)).commit.headers()['x-firebase-appcheck']).toBe('app-check-token');
  expect(new Set(tokens)).toEqual(new Set(['app-check-token']));
  expect(askedOfGoogle).toHaveLength(1);
});

test('a login carries the App Check token', async ({ page }) => {
  // The answer, a refusal, may come before the test ends.
  allowConsoleErrors(FAILED_REQUEST);
  const requested = page.waitForRequest(/accounts:signInWithPassword/);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('ninguem@example.com');
  await page.getByLabel('Senha', { exact: true }).fill('segredo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  expect((await requested).headers()['x-firebase-appcheck']).toBe('app-check-token');
});

test.describe('the waiting room', () => {
  for (const [problem, address, handle] of [
    ['reCAPTCHA does not respond', RECAPTCHA, neverRespond],
    ['reCAPTCHA is blocked', RECAPTCHA, block],
    ['the token exchange is refused', EXCHANGE, refuse],
  ] as const) {
    test(`works without delaying clicks if ${problem}`, async ({ page }) => {
      allowConsoleErrors(FAILED_REQUEST);
      await page.route(address, handle);
      await waitInOpenRoom(page);
      const { commit, delay } = await clickEnter(page);
      expect(delay).toBeLessThan(CLICK_LIMIT_MS);
      expect(commit.headers()['x-firebase-appcheck']).toBe(DUMMY_TOKEN);
      await page.waitForURL(liveSession);
      expect(await admin.tickets()).toHaveLength(1);
    });
  }

  test('sends a token that arrives after the timeout with the next request', async ({ page }) => {
    await page.route(EXCHANGE, async (route) => {
      await sleep(TOKEN_LIMIT_MS + 1_000);
      await route.fallback();
    });
    const tokens = collectTokens(page);
    const exchanged = page.waitForResponse(EXCHANGE);
    await waitInOpenRoom(page);
    expect(new Set(tokens)).toEqual(new Set([DUMMY_TOKEN]));
    await exchanged;
    expect((await clickEnter(page)).commit.headers()['x-firebase-appcheck']).toBe('app-check-token');
  });
});
