import type { Page, Request } from '@playwright/test';
import { FIRESTORE } from '../support/emulators';
import { COMMIT } from './fixtures';
import { enter } from './waitingRoomPage';

/** The token that the SDK sends if it has none: `{"error":"UNKNOWN_ERROR"}`. */
export const DUMMY_TOKEN = btoa(JSON.stringify({ error: 'UNKNOWN_ERROR' }));

/** Collects the App Check tokens of the requests to Firestore. Subscriptions carry theirs in the body. */
export function collectTokens(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== FIRESTORE) return;
    const { 'x-firebase-appcheck': header } = request.headers();
    const [, inBody] =
      /X-Firebase-AppCheck:([^\r\n]+)/i.exec(decodeURIComponent(request.postData() ?? '')) ?? [];
    const token = header ?? inBody;
    if (token) tokens.push(token);
  });
  return tokens;
}

/**
 * Clicks on 'Entrar'. Returns the request that counts the click, and how long the browser took to send it,
 * ms.
 */
export async function clickEnter(page: Page): Promise<{ commit: Request; delay: number }> {
  // The time goes to the console, because the page is left as soon as the click is counted.
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
