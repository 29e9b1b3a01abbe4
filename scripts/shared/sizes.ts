import type { Browser, Response } from '@playwright/test';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { LOGIN_PATH, ROOM_PATH, SOON_PATH } from '../../src/base/paths';
import { launchBrowser } from './browser';

/**
 * A page counts as loaded when no script has arrived for this time: longer than the 3 s after which the
 * waiting room loads its subscriptions if the database does not answer.
 */
const QUIET_MS = 3_500;

/** How much something loads after gzip: `figure` is at most `most`. */
export interface Size {
  what: string;
  figure: number;
  most: number;
  unit: string;
}

/**
 * Measures how much the pages of a built site load: some pages' JavaScript compared with a minimal page's,
 * that of pages which load no subscriptions for signed-out visitors, and the style sheet. With App Check, the
 * limits of pages include its size.
 */
export async function sizesOf(site: string): Promise<Size[]> {
  // Blocks all hosts but this machine: a production build would contact its Firebase project.
  const browser = await launchBrowser('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1');
  const scriptsOf = async (path: string) => (await loadedBy(browser, site + path)).scripts;
  try {
    const appCheckKey = process.env.VITE_RECAPTCHA_ENTERPRISE_KEY ?? '';
    const floor = await scriptsOfFloor('floor.tsx');
    const floorWithFirestore = await scriptsOfFloor('floorWithFirestore.tsx', appCheckKey);
    const appCheck = !appCheckKey ? 0 : floorWithFirestore - (await scriptsOfFloor('floorWithFirestore.tsx'));
    // With Analytics, pages also load the question about statistics and the code that sends errors.
    const most = process.env.VITE_FIREBASE_MEASUREMENT_ID ? 1.17 : 1.15;
    const room = await loadedBy(browser, site + ROOM_PATH);
    // On a busy machine, a chunk may come later than QUIET_MS: the room then seems smaller than the minimum.
    if (room.scripts < floorWithFirestore)
      throw new Error('A máquina está ocupada demais para medir a sala de espera: repita o comando depois.');
    return [
      inFloors(ROOM_PATH, room.scripts, floorWithFirestore, 1.1),
      inFloors(SOON_PATH, await scriptsOf(SOON_PATH), floor, most),
      inFloors('/nao-existe', await scriptsOf('/nao-existe'), floor, most),
      inKB('JavaScript de /', await scriptsOf('/'), 175_000 + appCheck),
      inKB(`JavaScript de ${LOGIN_PATH}`, await scriptsOf(LOGIN_PATH), 170_000 + appCheck),
      // All pages have the same style sheet (vite.config.ts).
      inKB('CSS', room.styles, 11_000),
    ];
  } finally {
    await browser.close();
  }
}

function inFloors(page: string, bytes: number, floor: number, most: number): Size {
  const what = `JavaScript de ${page} (${(bytes / 1000).toFixed(1)} kB)`;
  return { what, figure: bytes / floor, most, unit: ' vezes o mínimo' };
}

function inKB(what: string, bytes: number, most: number): Size {
  return { what, figure: bytes / 1000, most: most / 1000, unit: ' kB' };
}

/** The bytes of JavaScript and style sheets that a visit loads, after gzip. */
async function loadedBy(browser: Browser, address: string): Promise<{ scripts: number; styles: number }> {
  const page = await browser.newPage();
  const responses: Response[] = [];
  let last = Date.now();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    last = Date.now();
    responses.push(response);
  });
  await page.goto(address);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  const style = (await page.locator('style').first().textContent()) ?? '';
  const bodies = await Promise.all(responses.map((response) => response.body()));
  await page.close();
  if (bodies.length === 0 || style === '')
    throw new Error(`No script, or no style sheet, was loaded by ${address}.`);
  return { scripts: gzipSize(...bodies), styles: gzipSize(style) };
}

/**
 * The size of a minimal page's JavaScript after gzip. It is built without vite.config.ts, so it contains
 * Firestore as Google delivers it.
 * @param file the minimal page, in this folder
 * @param appCheckKey if given, the page contains App Check
 */
async function scriptsOfFloor(file: string, appCheckKey = ''): Promise<number> {
  // Tests run this with NODE_ENV=test, with which Vite would build React's development version.
  process.env.NODE_ENV = 'production';
  const { output } = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    define: { 'import.meta.env.VITE_RECAPTCHA_ENTERPRISE_KEY': JSON.stringify(appCheckKey) },
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, file) } },
  })) as Rolldown.RolldownOutput;
  return gzipSize(...output.flatMap((one) => (one.type === 'chunk' ? one.code : [])));
}

function gzipSize(...files: (string | Uint8Array)[]): number {
  return files.reduce((total, file) => total + gzipSync(file, { level: 9 }).length, 0);
}
