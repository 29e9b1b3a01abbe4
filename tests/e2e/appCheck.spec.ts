import { OPTIONAL } from '../support/settings';
import { click, collectTokens, DUMMY, NOT_WAITED_MS } from './appCheckPage';
import { EXCHANGE, RECAPTCHA, test } from './configured';
import { expect, FAILED_REQUEST } from './fixtures';
import { waitForButton } from './waitingRoomPage';

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
