import type { Page, Request } from '@playwright/test';
import { COMMIT, firestoreAddress } from './fixtures';
import { enter } from './waitingRoomPage';

/** A click must not wait for App Check; a busy machine's own pauses are well below this, ms. */
export const NOT_WAITED_MS = 1_000;

/** What the SDK sends where it has no token: `{"error":"UNKNOWN_ERROR"}`. */
export const DUMMY = btoa(JSON.stringify({ error: 'UNKNOWN_ERROR' }));

/** The token of each request to Firestore so far. A subscription carries it in its body. */
export function collectTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).port !== String(firestoreAddress().port)) return;
    const { 'x-firebase-appcheck': header } = request.headers();
    const [, inBody] =
      /X-Firebase-AppCheck:([^\r\n]+)/i.exec(decodeURIComponent(request.postData() ?? '')) ?? [];
    const token = header ?? inBody;
    if (token) tokens.push(token);
  });
  return tokens;
}

/** Clicks, and tells the request that counts the click, and how long the browser took to send it, ms. */
export async function click(page: Page): Promise<{ commit: Request; delay: number }> {
  // On the console, which survives the page: it is left as soon as the click is counted.
  await page.evaluate(() => {
    window.addEventListener('click', () => console.debug(`clicked ${Date.now()}`));
  });
  const clicked = page.waitForEvent('console', (message) => message.text().startsWith('clicked '));
  const sent = page.waitForRequest(isClick).then((commit) => ({ commit, at: Date.now() }));
  await enter(page).click();
  const { commit, at } = await sent;
  return { commit, delay: at - Number((await clicked).text().split(' ')[1]) };
}

function isClick(request: Request): boolean {
  return COMMIT.test(request.url()) && (request.postData() ?? '').includes('cliques');
}
