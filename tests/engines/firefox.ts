import { launch, type ElementHandle } from 'puppeteer-core';
import { findProgram } from '../../scripts/shared/browser';
import type { Engine, Find, Tab } from './tab';

const MISSING = `Não há Firefox nesta máquina para os testes.
No Debian: apt-get install firefox-esr; em outros sistemas, instale o Firefox ou aponte FIREFOX_PATH para ele.`;

const NAMES = ['firefox-esr', 'firefox'];
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Starts the Firefox of this machine, controlled by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? findProgram(NAMES, MAC_FIREFOX);
  if (executablePath === undefined) throw new Error(MISSING);
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  return { open: async () => openTab(await browser.createBrowserContext()), close: () => browser.close() };
}

type Context = Awaited<ReturnType<Awaited<ReturnType<typeof launch>>['createBrowserContext']>>;

async function openTab(context: Context): Promise<Tab> {
  const page = await context.newPage();
  const find = async (how: Find, name: string) => {
    const element = (await page.evaluateHandle(how, name)).asElement() as ElementHandle | null;
    if (!element) throw new Error(`there is no ${name}`);
    return element;
  };
  return {
    goto: async (address) => void (await page.goto(address)),
    // `page.goBack` would wait for an event that does not come for a page from the page cache.
    back: () => page.evaluate(() => history.back()),
    run: async (work, ...args) => page.evaluate(work, ...args),
    click: async (how, name) => (await find(how, name)).click(),
    fill: async (how, name, text) => {
      const element = await find(how, name);
      if (await element.evaluate((it) => it instanceof HTMLSelectElement)) {
        await element.select(text);
        return;
      }
      await element.evaluate((it) => (it as HTMLInputElement).select());
      await element.type(text);
    },
    close: () => context.close(),
  };
}
