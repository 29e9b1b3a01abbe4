import { chromium, type Browser } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './project';

const FULL_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless shell is first: without a window to draw, browser tests take a fifth less time. */
const SYSTEM_NAMES = ['chromium-headless-shell', ...FULL_NAMES];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function launchBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', ...args] });
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, Playwright's, the system's, or one that is installed now.
 * @throws with a message that says what to install, if there is none and none can be installed
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named))
    throw new Error(`CHROMIUM_PATH aponta para um arquivo que não existe: ${named}`);
  const browser =
    named || findPlaywrightBrowser() || findSystemBrowser() || installByPlaywright() || installByApt();
  if (browser) return browser;
  throw new Error(`Nenhum navegador para os testes, e não foi possível instalar um. Faça um destes e repita:
  - npx playwright install --with-deps chromium
  - instale o Chromium ou o Google Chrome do seu sistema (no Debian: apt-get install chromium)
  - aponte CHROMIUM_PATH para um Chromium que já existe`);
}

/**
 * The path of a Chromium with windows, which can hide a page behind another, and which has a page cache; the
 * headless shell has neither.
 * @throws with a message that says what to install
 */
export function findBrowserWithWindows(): string {
  const browser = findPlaywrightBrowser() ?? findProgram(FULL_NAMES, MAC_CHROME);
  if (browser) return browser;
  throw new Error('Falta um Chromium com janelas. No Debian: apt-get install chromium');
}

function findPlaywrightBrowser(): string | undefined {
  return [chromium.executablePath()].find(existsSync);
}

function findSystemBrowser(): string | undefined {
  return findProgram(SYSTEM_NAMES, MAC_CHROME);
}

/**
 * The first of the programs that is in the PATH, else `elsewhere` if that exists; undefined if nothing is
 * found.
 */
export function findProgram(names: string[], elsewhere: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, elsewhere].find(existsSync);
}

function installByPlaywright(): string | undefined {
  console.log('Nenhum Chromium nesta máquina. Instalando o do Playwright…');
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  return findPlaywrightBrowser();
}

function installByApt(): string | undefined {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log('Instalando o Chromium do Debian…');
  spawnSync('apt-get', ['update'], { stdio: 'inherit' });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends'];
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', [...install, name], { stdio: 'inherit', env });
    if (findSystemBrowser()) break;
  }
  return findSystemBrowser();
}
