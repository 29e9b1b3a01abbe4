import { test as base, expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { makeGate } from '../../scripts/shared/gate';
import { serveLiveSession } from '../../scripts/shared/liveSession';
import { emptyProject } from '../support/emulators';

export { admin } from './admin';
export { expect };

interface ConsoleError {
  text: string;
  /** The address of the script that logged the error, or of the failed request. */
  address: string;
}

/** The console errors of the current test. */
const consoleErrors = { seen: [] as ConsoleError[], expected: [] as RegExp[], allowed: [] as RegExp[] };

/** Expects console errors: the test fails if one of these is missing, or if another one is logged. */
export const expectConsoleErrors = (...patterns: RegExp[]) => void consoleErrors.expected.push(...patterns);

/** Allows console errors that, depending on timing, may or may not be logged. */
export const allowConsoleErrors = (...patterns: RegExp[]) => void consoleErrors.allowed.push(...patterns);

/** The address of a page that stands for the live session. */
export const liveSession = await serveLiveSession();

interface Fixtures {
  project: void;
  console: void;
  /** Opens a page for another visitor, with separate storage. */
  newVisitor: () => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  project: [
    async ({}, use) => {
      // Until the emulator accepts it: see `deleteDocuments` (../support/project.ts).
      await expect(emptyProject).toPass({ timeout: 20_000 });
      await use();
    },
    { auto: true },
  ],

  console: [
    async ({ context }, use) => {
      Object.assign(consoleErrors, { seen: [], expected: [], allowed: [] });
      watchConsole(context);
      await use();
      const { seen, expected, allowed } = consoleErrors;
      const known = [...expected, ...allowed];
      expect(seen.filter(({ text }) => !known.some((pattern) => pattern.test(text)))).toEqual([]);
      const texts = seen.map(({ text }) => text).join('\n');
      for (const pattern of expected) expect(texts).toMatch(pattern);
    },
    { auto: true },
  ],

  newVisitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watchConsole(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** What Chromium logs for a request that failed or was refused. */
export const FAILED_REQUEST = /Failed to load resource|net::ERR_/;

/**
 * What the app logs if a part of it could not be loaded; React's error 422 if that part was to be hydrated.
 */
export const NOT_LOADED = /Uma parte do site não foi carregada|error #422/;

/** What the Firestore SDK logs when it cannot reach the server. */
export const NO_BACKEND = /Could not reach Cloud Firestore backend/;

/** Matches the address of Firestore's commit requests. */
export const COMMIT = /:commit(\?|$)/;

/**
 * Opens a page, and waits for its chunk. Before, a page that goes offline or becomes outdated cannot be
 * hydrated, and loads itself again, even if the visitor clicks on a link at that moment.
 */
export async function openWithChunk(page: Page, address: string, chunk: string): Promise<void> {
  const loaded = page.waitForResponse((response) => response.url().includes(`/${chunk}-`));
  await page.goto(address);
  await (await loaded).finished();
}

/** Makes a route handler that holds requests back until `open` is called. */
export function holdRequests() {
  const gate = makeGate();
  const handle = async (route: Route) => {
    await gate.opened;
    await route.continue();
  };
  return { ...gate, handle };
}

/**
 * Whether the error is the emulator's: it answers 400 to the end of a stream that has already ended, and
 * under load to the beginning of one (firebase-js-sdk issue 6181). The SDK begins that stream again, after
 * it has asked google.com for an image to learn whether there is a network.
 */
const isEmulators = ({ text, address }: ConsoleError): boolean =>
  (/\/Listen\/channel\?/.test(address) && text.includes('status of 400')) ||
  address.startsWith('https://www.google.com/images/cleardot.gif');

/** Collects console errors, uncaught ones too; Chromium logs a violation of the CSP as an error. */
function watchConsole(context: BrowserContext): void {
  context.on('console', (message) => {
    const error = { text: message.text(), address: message.location().url };
    if (message.type() === 'error' && !isEmulators(error)) consoleErrors.seen.push(error);
  });
  context.on(
    'weberror',
    (error) => void consoleErrors.seen.push({ text: error.error().message, address: '' }),
  );
}
