import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../emulators.mjs';

/** What a visit has loaded by then has come, ms without any request. */
const QUIET_MS = 1_500;

/**
 * Gzip bytes: the JavaScript of each page beside that of a page made by hand, and the app's style sheet; `most` is the bar,
 * for the page in units of its floor.
 * @typedef {object} Sizes
 * @property {{ page: string, bytes: number, floor: number, most: number }[]} scripts
 * @property {{ bytes: number, most: number }} styles
 */

/**
 * What a visit of this build loads.
 * @param {string} browserPath
 * @param {string} site
 * @returns {Promise<Sizes>}
 */
export async function sizesOf(browserPath, site) {
  // A visit reaches no server but this machine's: a production build would talk to its project.
  const args = ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];
  const browser = await chromium.launch({ executablePath: browserPath, args });
  try {
    const floor = await scriptsOfFloor('floor.tsx');
    const floorWithFirestore = await scriptsOfFloor('floorWithFirestore.tsx');
    const room = await loadedBy(browser, `${site}/sala-de-espera`);
    const info = await loadedBy(browser, `${site}/pg-infor/em-breve`);
    const notFound = await loadedBy(browser, `${site}/nao-existe`);
    return {
      scripts: [
        { page: '/sala-de-espera', bytes: room.scripts, floor: floorWithFirestore, most: 1.1 },
        { page: '/pg-infor/em-breve', bytes: info.scripts, floor, most: 1.15 },
        { page: '/nao-existe', bytes: notFound.scripts, floor, most: 1.15 },
      ],
      // Every page's: it is one file (vite.config.ts).
      styles: { bytes: room.styles, most: 12_000 },
    };
  } finally {
    await browser.close();
  }
}

/**
 * JavaScript and style sheets, gzip bytes, that a visit of the address loads.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function loadedBy(browser, address) {
  const page = await browser.newPage();
  /** @type {import('@playwright/test').Response[]} */
  const responses = [];
  let last = Date.now();
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    last = Date.now();
    responses.push(response);
  });
  await page.goto(address);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  const sizes = { scripts: await sizeOf(responses, '.js'), styles: await sizeOf(responses, '.css') };
  await page.close();
  if (sizes.scripts === 0 || sizes.styles === 0)
    throw new Error(`No script, or no style sheet, was loaded by ${address}.`);
  return sizes;
}

/** @param {import('@playwright/test').Response[]} responses @param {string} ending */
async function sizeOf(responses, ending) {
  const wanted = responses.filter((response) => new URL(response.url()).pathname.endsWith(ending));
  return sum((await Promise.all(wanted.map((response) => response.body()))).map(gzipSize));
}

/**
 * JavaScript, gzip bytes, of a page made by hand, built as the app is.
 * @param {string} file in this folder
 */
async function scriptsOfFloor(file) {
  const input = join(import.meta.dirname, file);
  const outputs = await outputsOf({ rolldownOptions: { input } });
  return sum(outputs.flatMap((output) => (output.type === 'chunk' ? gzipSize(output.code) : [])));
}

/** @param {import('vite').BuildEnvironmentOptions} options */
async function outputsOf(options) {
  // As the site was built, whatever it is where this was called.
  process.env.NODE_ENV = 'production';
  const result = await build({
    root: ROOT,
    mode: 'emulators',
    logLevel: 'warn',
    build: { ...options, write: false },
  });
  return [result].flat().flatMap((one) => ('output' in one ? one.output : []));
}

/** @param {string | Uint8Array} content */
function gzipSize(content) {
  return gzipSync(content, { level: 9 }).length;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((before, number) => before + number, 0);
}
