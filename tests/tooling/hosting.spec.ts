import { getCities } from '@brazilian-utils/brazilian-utils/get-cities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import type { APIRequestContext, Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { CAPITALS } from '../../scripts/build/plugins';
import { developmentTraces } from '../../scripts/deploy/developmentTraces';
import { preparePublication, buildPublication } from '../../scripts/deploy/publication';
import { checkHeaders } from '../../scripts/deploy/responses';
import { readFirebaseConfig, startHosting } from '../../scripts/shared/site';
import { BASIC, OPTIONAL } from '../../scripts/test/settings';
import { MINUTE_MS } from '../../src/base/durations';
import { allowConsoleErrors, expect, test } from '../e2e/fixtures';

/**
 * Addresses without HTML of their own. Hosting answers the team's pages with 404, and the app decides who
 * sees them.
 */
const NOT_FOUND = ['/nao-existe', '/bastidores', '/bastidores/show'];

test('every page has the security headers and is revalidated at each visit', async ({ request }) => {
  const emulators = `http://${process.env.FIRESTORE_EMULATOR_HOST} http://${process.env.VITE_AUTH_EMULATOR}`;
  const home = await (await request.get('/')).text();
  const hashOf = (tag: string) => {
    const [, content = ''] = new RegExp(`<${tag}>([^]+?)</${tag}>`).exec(home) ?? [];
    expect(content).not.toBe('');
    return `'sha256-${hash('sha256', content, 'base64')}'`;
  };
  for (const address of ['/', '/sala-de-espera', '/pg-infor/em-breve', '/promo/natal', ...NOT_FOUND]) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(NOT_FOUND.includes(address) ? 404 : 200);
    expect(answer.headers()).toMatchObject({
      'content-security-policy': [
        "default-src 'self'",
        `script-src 'self' ${hashOf('script')}`,
        `style-src 'self' ${hashOf('style')}`,
        "img-src 'self' data: https://www.google.com/images/cleardot.gif",
        `connect-src 'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com ${emulators}`,
        'frame-src https://www.youtube-nocookie.com',
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': [
        ...['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
          (feature) => `${feature}=(self "https://www.youtube-nocookie.com")`,
        ),
        ...['camera', 'microphone', 'geolocation', 'payment', 'usb'].map((feature) => `${feature}=()`),
      ].join(', '),
      // No caching: a stored 404 could outlive the deploy that adds the page.
      'cache-control': NOT_FOUND.includes(address) ? 'no-store' : 'no-cache',
    });
  }
});

test('a missing script is a 404 that is not cached', async ({ request }) => {
  const [script = ''] = (await scriptsOf(request)).keys();
  const near = [`${script}.map`, `x${script}`, `x/${script}`, `${script}/x`, `${script}/`];
  for (const path of ['', 'missing.js', script.replace('.', '-'), ...near]) {
    const answer = await request.get(`/assets/${path}`);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
});

test("every state's list of cities is served, its capital first, and revalidated at each visit", async ({
  request,
}) => {
  for (const { code } of getStates()) {
    const answer = await request.get(`/cidades/${code}.json`);
    const [capital, ...others] = (await answer.json()) as string[];
    expect(capital).toBe(CAPITALS[code]);
    expect(new Set([capital, ...others]), code).toEqual(new Set(getCities(code)));
    expect(answer.headers()['cache-control']).toBe('no-cache');
  }
});

test('a feature that is not configured is neither in the build nor requested', async ({ page, request }) => {
  const asked = new Set<string>();
  page.on('request', (made) => void asked.add(new URL(made.url()).hostname));
  for (const address of ['/sala-de-espera', '/login']) {
    await page.goto(address);
    // Waits long enough for statistics to be sent, if they were: longer than the delay in track.ts.
    await page.waitForTimeout(1_500);
  }
  expect(asked).toEqual(new Set(['127.0.0.1']));

  const code = [...(await scriptsOf(request)).values()].join('\n');
  expect(code).toContain('firestore.googleapis.com');
  for (const mark of [
    'googletagmanager',
    'firebaseinstallations',
    'exchangeRecaptchaEnterpriseToken',
    'Podemos contar as suas visitas',
    'unhandledrejection',
  ]) {
    expect(code, mark).not.toContain(mark);
  }
});

/**
 * The code of all scripts of the build, by name: those that the page names, and those that they name in turn.
 */
async function scriptsOf(request: APIRequestContext): Promise<Map<string, string>> {
  const texts = new Map([['', await (await request.get('/')).text()]]);
  for (const text of texts.values()) {
    for (const [, name = ''] of text.matchAll(/(?:assets|\.)\/([\w.-]+\.js)/g)) {
      if (!texts.has(name)) texts.set(name, await (await request.get(`/assets/${name}`)).text());
    }
  }
  texts.delete('');
  expect(texts.size).toBeGreaterThan(15);
  return texts;
}

/** Requests of the optional features, by the policy's directive that must allow them. */
const OPTIONAL_REQUESTS = {
  'img-src': [
    'https://firebasestorage.googleapis.com/v0/b/show-de-teste.firebasestorage.app/o/carro.jpg?alt=media',
    'https://storage.googleapis.com/show-de-teste.firebasestorage.app/carro.jpg',
    'https://www.googletagmanager.com/a.gif',
    'https://region1.google-analytics.com/g/collect?v=2',
  ],
  'script-src-elem': [
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    'https://www.google.com/recaptcha/enterprise.js?render=explicit',
    'https://www.gstatic.com/recaptcha/releases/1/recaptcha__pt_br.js',
  ],
  'connect-src': [
    'https://firebaseinstallations.googleapis.com/v1/projects/show-de-teste/installations',
    'https://firebase.googleapis.com/v1alpha/projects/-/apps/1/webConfig',
    'https://region1.google-analytics.com/g/collect?v=2&en=page_view',
    'https://analytics.google.com/g/collect?v=2',
    'https://content-firebaseappcheck.googleapis.com/v1/projects/show-de-teste/apps/1:exchangeRecaptchaEnterpriseToken',
    'https://www.google.com/recaptcha/enterprise/clr?k=1',
    'https://push.example/v1/avisos',
  ],
  'frame-src': ['https://www.google.com/recaptcha/enterprise/anchor?k=1'],
};

/** Requests that no configuration allows, although they resemble allowed ones. */
const OTHER_REQUESTS = {
  'img-src': [
    'https://firebasestorage.googleapis.com/v0/b/show-de-teste.firebasestorage.app.outro/o/a.jpg',
    'https://firebasestorage.googleapis.com/v0/b/outro/o/a.jpg',
    'https://storage.googleapis.com/outro/a.jpg',
    'https://push.example/a.gif',
  ],
  'script-src-elem': [
    'https://www.google.com/outro.js',
    'https://www.gstatic.com/firebasejs/12.0.0/firebase-app.js',
    'https://region1.google-analytics.com/analytics.js',
    'https://www.googletagmanager.com/gtm.js?id=GTM-OUTRO',
    'https://push.example/v1/a.js',
  ],
  'connect-src': [
    'https://outro.example/',
    'https://script.google.com/macros/s/1/exec',
    'https://sub.push.example/',
    'http://push.example/v1/avisos',
  ],
  'frame-src': ['https://www.google.com/maps', 'https://www.googletagmanager.com/ns.html'],
};

/** Makes each request a text: the directive of the CSP that governs it, and the address. */
function spelled(requests: Record<string, string[]>): string[] {
  return Object.entries(requests).flatMap(([directive, addresses]) =>
    addresses.map((address) => `${directive} ${address}`),
  );
}

/**
 * Tries the requests, and returns which of them the page's policy allows and refuses. None leaves this
 * machine.
 */
async function attempt(page: Page, requests: string[]): Promise<{ sent: string[]; refused: string[] }> {
  const sent: string[] = [];
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      sent.push(route.request().url());
      await route.fulfill({ body: '' });
    },
  );
  const violations = await page.evaluate(async (all) => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      seen.push(`${effectiveDirective} ${blockedURI}`);
    });
    for (const [directive = '', address = ''] of all.map((request) => request.split(' '))) {
      if (directive === 'connect-src') {
        await fetch(address, { mode: 'no-cors' }).catch(() => {});
        continue;
      }
      const tag = { 'img-src': 'img', 'script-src-elem': 'script', 'frame-src': 'iframe' }[directive] ?? '';
      const element = document.createElement(tag) as HTMLImageElement | HTMLScriptElement | HTMLIFrameElement;
      const settled = new Promise((resolve) => {
        element.addEventListener('load', resolve);
        element.addEventListener('error', resolve);
      });
      element.src = address;
      document.body.append(element);
      await settled;
    }
    // Gives the browser time: the violation's event for a refused frame may come after the frame's own event.
    await fetch(location.href);
    return seen;
  }, requests);
  const refused: string[] = [];
  const unsent = requests.filter((request) => !sent.some((address) => request.endsWith(` ${address}`)));
  for (const violation of violations) {
    // Compares beginnings, because a frame's violation names only its origin.
    const one = unsent.find((request) => request.startsWith(violation) && !refused.includes(request));
    refused.push(one ?? violation);
  }
  return { sent, refused };
}

/** What WhatsApp and the social networks see of a page without running scripts. */
async function sharedAt(page: Page, address: string): Promise<Record<string, string | undefined>> {
  const response = await page.request.get(address);
  const { document } = new JSDOM(await response.text()).window;
  const metas = [...document.querySelectorAll('meta')].map(
    (meta) => [meta.getAttribute('name') ?? meta.getAttribute('property') ?? '', meta.content] as const,
  );
  const { 'cache-control': cache } = response.headers();
  return {
    title: document.title,
    ...Object.fromEntries(metas),
    'og:image:width': metas.find(([name]) => name === 'og:image:width')?.[1],
    cache,
  };
}

test('where nothing is configured, no request of an optional feature leaves the page', async ({ page }) => {
  allowConsoleErrors(/Content Security Policy/, /Failed to (load resource|fetch)/);
  await page.goto('/pg-infor/em-breve');
  const requests = [...spelled(OPTIONAL_REQUESTS), ...spelled(OTHER_REQUESTS)];
  expect(await attempt(page, requests)).toEqual({ sent: [], refused: requests });
});

/** The promotions that are published when the site is. */
const PROMOTIONS = [
  {
    id: 'natal',
    titulo: 'Natal & "ceia"',
    descricao: 'Uma <ceia>\n$& completa',
    imagem: 'https://a.example/n.jpg',
  },
  { id: 'carro', titulo: 'Um carro', descricao: '', imagem: '/promocoes/carro.svg' },
];

/** Expects the pages of PROMOTIONS to have tags of their own, and another promotion the general ones. */
async function expectSharedPages(page: Page, site: string): Promise<void> {
  expect(await sharedAt(page, `${site}/promo/natal`)).toMatchObject({
    title: 'Natal & "ceia" | Show do Milhão',
    'og:title': 'Natal & "ceia" | Show do Milhão',
    description: 'Uma <ceia> $& completa',
    'og:description': 'Uma <ceia> $& completa',
    'og:image': 'https://a.example/n.jpg',
    'og:image:width': undefined,
    cache: 'no-cache',
  });
  expect(await sharedAt(page, `${site}/promo/carro`)).toMatchObject({
    title: 'Um carro | Show do Milhão',
    'og:image': 'https://show.example/share-promocao.jpg',
    'og:image:width': '1200',
  });
  expect(await sharedAt(page, `${site}/promo/outra`)).toMatchObject({
    title: 'Promoção | Show do Milhão',
  });
}

test('a publication allows the requests of what is configured, and no others, and has no traces of development', async ({
  page,
}) => {
  test.setTimeout(4 * MINUTE_MS);
  allowConsoleErrors(/Content Security Policy/, /Failed to (load resource|fetch)/);
  const staging = true;
  // NODE_ENV is wrong on purpose: with it alone, Vite would build React's development version.
  const settings = { ...BASIC, ...OPTIONAL, NODE_ENV: 'development' };
  const publication = await buildPublication(preparePublication(), settings, staging, PROMOTIONS);
  expect(developmentTraces(join(publication.folder, 'dist'))).toEqual([]);
  const { site, stop } = await startHosting(publication.folder);
  try {
    const response = await page.goto(`${site}/pg-infor/em-breve`);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByText(BASIC.VITE_APP_AVAILABLE_FROM)).toBeVisible();
    const others = spelled(OTHER_REQUESTS);
    await expectSharedPages(page, site);

    await page.goto(`${site}/pg-infor/em-breve`);
    const { sent, refused } = await attempt(page, [...spelled(OPTIONAL_REQUESTS), ...others]);
    expect(sent).toEqual(Object.values(OPTIONAL_REQUESTS).flat());
    expect(refused).toEqual(others);

    await checkHeaders(publication, site);
    const { hosting } = readFirebaseConfig('.');
    const unconfigured = checkHeaders({ ...publication, headers: hosting.headers }, site);
    await expect(unconfigured).rejects.toThrow('/ vem com Content-Security-Policy: ');
  } finally {
    await stop();
  }
});
