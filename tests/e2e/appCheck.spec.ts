import { OPTIONAL } from '../../scripts/test/settings';
import { sleep } from '../../src/base/timeouts';
import { clickEnter, collectTokens, DUMMY_TOKEN } from './appCheckPage';
import { EXCHANGE, test } from './configured';
import { admin, allowConsoleErrors, expect, FAILED_REQUEST, liveSession } from './fixtures';
import { CAR, publish } from './promotionPage';
import { NO_ADDRESS, openProtected } from './protectedRoomPage';
import { enter, waitForButton, waitSubscribed } from './waitingRoomPage';

test('every request to Firestore carries the App Check token', async ({ page, askedOfGoogle }) => {
  await admin.open('sala', { link: liveSession, cliques: 0 });
  const tokens = collectTokens(page);
  const exchanged = page.waitForRequest(EXCHANGE);
  await waitForButton(page);
  expect((await exchanged).url()).toContain(
    `/apps/${OPTIONAL.VITE_FIREBASE_APP_ID}:exchangeRecaptchaEnterpriseToken`,
  );
  expect((await exchanged).postDataJSON()).toMatchObject({ recaptcha_enterprise_token: 'recaptcha-token' });
  const { commit } = await clickEnter(page);
  expect(commit.headers()['x-firebase-appcheck']).toBe('app-check-token');
  await page.waitForURL(liveSession);
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  expect(new Set(tokens)).toEqual(new Set(['app-check-token']));
  expect(askedOfGoogle.filter((address) => address.includes('appcheck'))).toHaveLength(1);
});

test('a winner signs in with its App Check token, also after a failure', async ({ page, askedOfGoogle }) => {
  allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS);
  await openProtected();
  await waitForButton(page);
  const tokens: (string | undefined)[] = [];
  await page.route(/accounts:signUp/, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback();
    tokens.push(route.request().headers()['x-firebase-appcheck']);
    return tokens.length === 1 ? route.abort('connectionreset') : route.fallback();
  });
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(tokens).toEqual(['app-check-token', 'app-check-token']);
  expect(askedOfGoogle.filter((address) => address.includes('appcheck'))).toHaveLength(1);
});

test('the question for the time of the server carries the App Check token', async ({ page }) => {
  await waitSubscribed(page);
  const asked = page.waitForRequest(
    (request) => /:batchGet/.test(request.url()) && request.method() === 'POST',
  );
  await openProtected('sala', 0, { abreEm: new Date(Date.now() + 4_000) });
  expect((await asked).headers()['x-firebase-appcheck']).toBe('app-check-token');
  await expect(enter(page)).toBeVisible();
});

test('a promotion is shown although its token comes late and App Check is enforced', async ({ page }) => {
  allowConsoleErrors(/status of 403/);
  await publish('carro');
  await page.route(EXCHANGE, async (route) => {
    await sleep(2_500);
    await route.fallback();
  });
  const refused: string[] = [];
  await page.route(/:(batchGet|runQuery)/, (route) => {
    if (route.request().headers()['x-firebase-appcheck'] !== DUMMY_TOKEN) return route.fallback();
    refused.push(route.request().url());
    const error = { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' };
    return route.fulfill({ status: 403, headers: { 'Access-Control-Allow-Origin': '*' }, json: { error } });
  });
  await page.goto('/promo/carro');
  await expect(page.getByRole('heading', { name: CAR.titulo, level: 1 })).toBeVisible();
  expect(refused).not.toEqual([]);
});
