import type { Page, Route } from '@playwright/test';
import { headersFor, inlineSources } from '../../scripts/shared/headers';
import { readFirebaseConfig } from '../../scripts/shared/site';
import { OPTIONAL } from '../../scripts/test/settings';
import { serveBuild, type SiteServer } from '../support/siteServer';
import { test as base } from './fixtures';

export const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js*';
export const EXCHANGE = 'https://content-firebaseappcheck.googleapis.com/**';

/**
 * A stand-in for Google's reCAPTCHA script, with the functions that the SDK calls. Like the real one, it
 * renders only once in an element.
 */
const RECAPTCHA_SCRIPT = `
  let passed;
  const rendered = new Set();
  window.grecaptcha = {
    enterprise: {
      ready: (then) => then(),
      render: (place, { callback }) => {
        const element = document.getElementById(place);
        if (rendered.has(element)) throw new Error('reCAPTCHA has already been rendered in this element');
        rendered.add(element);
        passed = callback;
        return rendered.size - 1;
      },
      execute: async () => (passed(), 'recaptcha-token'),
    },
  };`;

/** A stand-in for Google's gtag.js: stores the commands that the real script would send. */
const GTAG_SCRIPT = `
  const keep = (entry) => {
    const kept = JSON.parse(localStorage.getItem('gtag') ?? '[]');
    localStorage.setItem('gtag', JSON.stringify([...kept, [...entry]]));
  };
  dataLayer.forEach(keep);
  dataLayer.push = (...entries) => entries.forEach(keep);`;

/** How the test answers requests to Google by default. */
const ANSWERS: [string, string | object][] = [
  [RECAPTCHA, RECAPTCHA_SCRIPT],
  [EXCHANGE, { token: 'app-check-token', ttl: '3600s' }],
  ['https://www.googletagmanager.com/gtag/js*', GTAG_SCRIPT],
  [
    'https://firebase.googleapis.com/**',
    { measurementId: OPTIONAL.VITE_FIREBASE_MEASUREMENT_ID, appId: OPTIONAL.VITE_FIREBASE_APP_ID },
  ],
  [
    'https://firebaseinstallations.googleapis.com/**',
    {
      fid: 'cfiKq3mpTYCVbYAvyBxpHA',
      refreshToken: 'refresh',
      authToken: { token: 'installation', expiresIn: '604800s' },
    },
  ],
];

interface Fixtures {
  /** The addresses of the requests to Google, in order and without their queries. */
  askedOfGoogle: string[];
}

/**
 * The test function for a site with all optional features. The tests answer requests to Google themselves.
 */
export const test = base.extend<Fixtures, { server: SiteServer }>({
  server: [
    async ({}, use) => {
      const folder = process.env.CONFIGURED_BUILD ?? '';
      const { rewrites } = readFirebaseConfig('.').hosting;
      const server = await serveBuild(folder, headersOfEveryPage(folder), rewrites);
      await use(server);
      server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, use) => use(server.address),

  askedOfGoogle: [
    async ({ context, server }, use) => {
      for (const [address, body] of ANSWERS) await context.route(address, (route) => answer(route, body));
      const asked: string[] = [];
      context.on('request', (request) => {
        const { hostname, origin, pathname } = new URL(request.url());
        if (/google|gstatic/.test(hostname)) asked.push(origin + pathname);
      });
      server.deploy(false);
      await use(asked);
    },
    { auto: true },
  ],
});

/** Collects the documents that the page loads from now on. */
export function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('domcontentloaded', () => void loads.push(page.url()));
  return loads;
}

/** The commands that the page has given to gtag.js; each is a list that begins with the command's name. */
export function givenToGtag(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('gtag') ?? '[]') as unknown[][]);
}

/** The headers of firebase.json for every path, on a site with all optional features. */
function headersOfEveryPage(folder: string): Record<string, string> {
  const emulators = [process.env.VITE_FIRESTORE_EMULATOR, process.env.VITE_AUTH_EMULATOR];
  const all = headersFor(readFirebaseConfig('.').hosting.headers, OPTIONAL, {
    ...inlineSources(folder),
    'connect-src': emulators.map((address) => `http://${address}`),
  });
  const everyPage = all.find(({ source }) => source === '**');
  return Object.fromEntries((everyPage?.headers ?? []).map(({ key, value }) => [key, value]));
}

function answer(route: Route, body: string | object): Promise<void> {
  return route.fulfill({
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    contentType: typeof body === 'string' ? 'text/javascript' : 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
