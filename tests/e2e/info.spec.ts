import type { Page, Response } from '@playwright/test';
import { admin, allowConsoleErrors, expect, FAILED_REQUEST, liveSession, test } from './fixtures';
import { waitForButton } from './waitingRoomPage';

test('a page inside AuthProvider is requested in parallel with it', async ({ page }) => {
  await page.goto('/pg-infor/em-breve');
  // The request for AuthProvider's file is never answered, so the page's file is requested only if that
  // request does not wait for AuthProvider.
  await page.route('**/assets/AuthProvider-*.js', () => {});
  const requested = page.waitForRequest('**/assets/HomePage-*.js');
  await page.locator('header').getByRole('link').first().click();
  await requested;
});

/**
 * A text that shows that a loaded script contains a library: the name of a package, a server or an
 * identifier.
 */
const MARKS = {
  firebase: '@firebase/',
  auth: 'identitytoolkit.googleapis.com',
  firestore: 'firestore.googleapis.com',
  /** Only the whole Firestore SDK, not Firestore Lite, contains this header. */
  subscriptions: 'X-Client-Wire-Protocol',
  crypto: 'EvpKDF',
};

/** The libraries that the page has loaded by the time `open` resolves. */
async function loadedBy(page: Page, open: () => Promise<void>): Promise<string[]> {
  const scripts: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  };
  page.on('response', collect);
  await open();
  page.off('response', collect);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('createRoot');
  return Object.entries(MARKS).flatMap(([library, mark]) => (code.includes(mark) ? [library] : []));
}

test('no page loads more of Firebase and crypto-js than signed-out visitors need', async ({ newVisitor }) => {
  // One of the addresses does not exist and has status 404.
  allowConsoleErrors(FAILED_REQUEST);
  for (const [address, libraries] of [
    ['/pg-infor/em-breve', []],
    ['/nao-existe', []],
    ['/termos', []],
    ['/login', ['firebase', 'auth', 'firestore', 'crypto']],
    ['/sign-up/novo-cadastro', ['firebase', 'auth', 'firestore', 'crypto']],
    ['/', ['firebase', 'auth', 'firestore', 'crypto']],
    ['/promo/natal', ['firebase', 'auth', 'firestore', 'crypto']],
  ] as const) {
    const page = await newVisitor();
    const open = async () => void (await page.goto(address, { waitUntil: 'networkidle' }));
    expect(await loadedBy(page, open), address).toEqual(libraries);
  }
});

test('the waiting room loads Firestore, but neither Auth nor crypto-js', async ({ page }) => {
  await admin.open('sala', { link: liveSession, cliques: 0 });
  const open = async () => {
    const subscribed = page.waitForRequest(/\/Listen\/channel/);
    await waitForButton(page);
    await subscribed;
  };
  expect(await loadedBy(page, open)).toEqual(['firebase', 'firestore', 'subscriptions']);
});
