import { OPTIONAL } from '../support/settings';
import { click, collectTokens, DUMMY, NOT_WAITED_MS } from './appCheckPage';
import { EXCHANGE, RECAPTCHA, test } from './configured';
import { expect, FAILED_REQUEST } from './fixtures';
import { loading, waitForButton } from './waitingRoomPage';

test('every request of Firestore carries the token', async ({ page, admin, liveSession, askedOfGoogle }) => {
  await admin.open('sala', { link: liveSession, cliques: 0 });
  const tokens = collectTokens(page);
  const exchanged = page.waitForRequest(EXCHANGE);
  await waitForButton(page);
  expect((await exchanged).url()).toContain(
    `/apps/${OPTIONAL.VITE_FIREBASE_APP_ID}:exchangeRecaptchaEnterpriseToken`,
  );
  expect((await exchanged).postDataJSON()).toMatchObject({ recaptcha_enterprise_token: 'recaptcha-token' });
  const { commit } = await click(page);
  expect(commit.headers()['x-firebase-appcheck']).toBe('app-check-token');
  await page.waitForURL(liveSession);
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  expect(new Set(tokens)).toEqual(new Set(['app-check-token']));
  expect(askedOfGoogle.filter((address) => address.includes('appcheck'))).toHaveLength(1);
});

test('where Google is blocked, the waiting room works, and no click waits', async ({
  page,
  admin,
  liveSession,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST);
  await page.route(RECAPTCHA, (route) => route.abort('blockedbyclient'));
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await waitForButton(page);
  const { commit, delay } = await click(page);
  expect(delay).toBeLessThan(NOT_WAITED_MS);
  expect(commit.headers()['x-firebase-appcheck']).toBe(DUMMY);
  await page.waitForURL(liveSession);
});

test('the first paint comes without App Check', async ({ page }) => {
  await page.goto('/sala-de-espera');
  await expect(loading(page)).toBeVisible();
  const firstPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(firstPaint).toBeGreaterThan(0);
  const requested = await page.evaluate(
    (paint) => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return scripts.filter(({ startTime }) => startTime < paint).map(({ name }) => name);
    },
    await firstPaint(),
  );
  const code = await Promise.all(requested.map(async (url) => (await page.request.get(url)).text()));
  expect(code.join('')).toContain('createRoot');
  expect(code.join('')).not.toContain('exchangeRecaptchaEnterpriseToken');
});
