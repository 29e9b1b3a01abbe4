import { OPTIONAL } from '../../scripts/test/settings';
import { givenToGtag, test } from './configured';
import {
  admin,
  allowConsoleErrors,
  expect,
  expectConsoleErrors,
  FAILED_REQUEST,
  liveSession,
} from './fixtures';
import {
  accept,
  acceptStatistics,
  consentBanner,
  events,
  refuse,
  SEND_WAIT_MS,
  storeConsent,
  throwErrors,
  THROWN_MESSAGE,
} from './statisticsPage';
import { enter, waitSubscribed } from './waitingRoomPage';

test('Google gets no request before a visitor accepts, or after', async ({
  page,
  context,
  askedOfGoogle,
}) => {
  expectConsoleErrors(THROWN_MESSAGE);
  await page.goto('/pg-infor/em-breve');
  await expect(consentBanner(page)).toBeVisible();
  // Before the visitor accepts, errors are not sent either.
  await throwErrors(page);
  await page.waitForTimeout(SEND_WAIT_MS);
  await refuse(page).click();
  await expect(consentBanner(page)).toBeHidden();
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await page.waitForTimeout(SEND_WAIT_MS);
  await expect(consentBanner(page)).toBeHidden();
  expect(askedOfGoogle).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('no request is sent to Google if cookies are disabled', async ({ page, askedOfGoogle }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  });
  await page.goto('/pg-infor/em-breve');
  const chunk = page.waitForResponse(/\/google-/);
  await accept(page).click();
  await chunk;
  await page.waitForTimeout(SEND_WAIT_MS);
  expect(askedOfGoogle).toEqual([]);
});

const WITHOUT_ADVERTISING = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
const OWN_COOKIES_ONLY = {
  send_page_view: false,
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
  cookie_domain: 'none',
};

test('page views are sent by route and without advertising after a visitor accepts', async ({ page }) => {
  // The read of a promotion that does not exist fails.
  allowConsoleErrors(FAILED_REQUEST);
  await page.goto('/pg-infor/em-breve?utm_source=show&email=maria@example.com');
  await accept(page).click();
  await expect.poll(() => events(page)).toEqual([['page_view', '/pg-infor/:erro']]);
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await expect
    .poll(() => events(page))
    .toEqual([
      ['page_view', '/pg-infor/:erro'],
      ['page_view', '/termos'],
    ]);
  await page.goto('/promo/natal-da-maria');
  await expect.poll(async () => (await events(page)).at(-1)).toEqual(['page_view', '/promo/:id']);

  const given = await givenToGtag(page);
  const site = new URL(page.url()).origin;
  expect(given).toContainEqual(['consent', 'default', WITHOUT_ADVERTISING]);
  expect(given).toContainEqual([
    'config',
    OPTIONAL.VITE_FIREBASE_MEASUREMENT_ID,
    expect.objectContaining({ ...OWN_COOKIES_ONLY, page_location: `${site}/pg-infor/:erro` }),
  ]);
  expect(given.at(-1)).toEqual([
    'event',
    'page_view',
    {
      page_location: `${site}/promo/:id`,
      page_title: '/promo/:id',
      page_referrer: '',
      send_to: OPTIONAL.VITE_FIREBASE_MEASUREMENT_ID,
    },
  ]);
  for (const secret of ['maria', 'utm_source', 'em-breve', 'Promo']) {
    expect(JSON.stringify(given)).not.toContain(secret);
  }
});

test('Google is asked to delete the id of a visitor who refuses after all', async ({ page }) => {
  await acceptStatistics(page);
  const deletion = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('firebaseinstallations'),
  );
  await page.getByRole('link', { name: 'Termos e privacidade' }).click();
  await refuse(page).click();
  expect((await deletion).url()).toMatch(/\/installations\/cfiKq3mpTYCVbYAvyBxpHA$/);
});

test('a win is sent if the visitor accepted earlier, although the page is left at once', async ({ page }) => {
  await storeConsent(page);
  await waitSubscribed(page);
  await expect.poll(() => events(page)).toEqual([['page_view', '/sala-de-espera']]);
  await admin.open('quarto', { link: liveSession, cliques: 0 });
  await enter(page).click();
  await page.waitForURL(liveSession);
  await page.goto('/robots.txt');
  expect(await events(page)).toEqual(
    ['page_view', 'sala_liberada', 'sala_clicou', 'sala_ganhou'].map((name) => [name, '/sala-de-espera']),
  );
  const given = JSON.stringify(await givenToGtag(page));
  const { quarto } = await admin.rooms();
  expect(quarto?.ultimaVaga).toHaveLength(36);
  expect(given).not.toContain(quarto?.ultimaVaga);
  expect(given).not.toContain('quarto');
  expect(given).not.toContain(liveSession);
});

test('an uncaught error is sent once, with only its name and code', async ({ page }) => {
  expectConsoleErrors(THROWN_MESSAGE);
  await storeConsent(page);
  await page.goto('/termos');
  await throwErrors(page);
  await expect.poll(async () => (await events(page)).length).toBe(3);
  const given = await givenToGtag(page);
  const exceptions = given.filter(([, name]) => name === 'exception');
  expect(exceptions.map(([, , parameters]) => parameters)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ description: 'RangeError', fatal: false }),
      expect.objectContaining({ description: 'TypeError auth/x', fatal: false }),
    ]),
  );
  expect(JSON.stringify(given)).not.toMatch(THROWN_MESSAGE);
});
