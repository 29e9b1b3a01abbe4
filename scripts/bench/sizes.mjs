import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../emulators.mjs';

/** What a visit has loaded by then has come, ms without any request. */
const QUIET_MS = 1_500;

/**
 * JavaScript, gzip bytes, that a visit of each address loads in a browser.
 * @param {string} browserPath
 * @param {string} site
 * @param {string[]} addresses
 * @returns {Promise<number[]>}
 */
export async function scriptsOfPages(browserPath, site, addresses) {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    const sizes = [];
    for (const address of addresses) sizes.push(await scriptsOfPage(browser, site + address));
    return sizes;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function scriptsOfPage(browser, address) {
  const page = await browser.newPage();
  /** @type {Promise<Buffer>[]} */
  const bodies = [];
  let last = Date.now();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    last = Date.now();
    bodies.push(response.body());
  });
  await page.goto(address);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  const sizes = (await Promise.all(bodies)).map(gzipSize);
  await page.close();
  if (sizes.length === 0) throw new Error(`No script was loaded by ${address}.`);
  return sum(sizes);
}

/**
 * JavaScript, gzip bytes, of a page made by hand, built as the app is.
 * @param {string} file in this folder
 */
export async function scriptsOfFloor(file) {
  const input = join(import.meta.dirname, file);
  const outputs = await outputsOf({ rolldownOptions: { input } });
  return sum(outputs.flatMap((output) => (output.type === 'chunk' ? gzipSize(output.code) : [])));
}

/** All of the app's style sheets, gzip bytes. */
export async function stylesOfApp() {
  const outputs = await outputsOf({});
  return sum(
    outputs.flatMap((output) =>
      output.type === 'asset' && output.fileName.endsWith('.css') ? gzipSize(output.source) : [],
    ),
  );
}

/** @param {import('vite').BuildEnvironmentOptions} options */
async function outputsOf(options) {
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
