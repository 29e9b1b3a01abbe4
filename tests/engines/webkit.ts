import { execa } from 'execa';
import { once } from 'node:events';
import { choosePort } from '../../scripts/shared/ports';
import { sleep } from '../../src/base/timeouts';
import type { Engine, Find, Tab } from './tab';

const MISSING = `O WebKit, o seu driver ou o Xvfb não está nesta máquina.
No Debian e no Ubuntu: apt-get install webkit2gtk-driver xvfb`;

/** The key under which WebDriver's JSON has an element's id. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = { [ELEMENT]: string };

/**
 * Starts WebKitGTK's own small browser, controlled by WebDriver, on a virtual screen. It allows one session
 * at a time.
 */
export async function startWebKit(): Promise<Engine> {
  const screen = execa('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    reject: false,
  });
  const display = await Promise.race([once(screen.stdout, 'data'), screen.then(() => null)]);
  if (!display) throw new Error(MISSING);
  const port = await choosePort('o driver do WebKit', 0);
  const env = { DISPLAY: `:${String(display[0]).trim()}` };
  const driver = execa('WebKitWebDriver', [`--port=${port}`], { env, reject: false });
  const close = async () => {
    for (const program of [driver, screen]) {
      program.kill();
      await program;
    }
  };
  const ended = driver.then(() => true);
  while (!(await answers(port))) {
    if (!(await Promise.race([ended, sleep(50)]))) continue;
    await close();
    throw new Error(MISSING);
  }
  return { open: () => openTab(`http://127.0.0.1:${port}/session`), close };
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function openTab(sessions: string): Promise<Tab> {
  // Empty capabilities: the driver then starts the browser that belongs to it.
  const { sessionId } = (await ask('POST', sessions, { capabilities: {} })) as { sessionId: string };
  const session = `${sessions}/${sessionId}`;
  const elementOf = (reference: unknown) => `${session}/element/${(reference as Reference)[ELEMENT]}`;

  const run = <Result>(work: (...args: string[]) => Result, ...args: string[]) =>
    ask('POST', `${session}/execute/sync`, {
      script: `return (${String(work)}).apply(null, arguments)`,
      args,
    }) as Promise<Result>;
  const find = async (how: Find, name: string) => {
    const reference = await run(how, name);
    if (!reference) throw new Error(`there is no ${name}`);
    return elementOf(reference);
  };
  return {
    goto: async (url) => void (await ask('POST', `${session}/url`, { url })),
    back: async () => void (await ask('POST', `${session}/back`)),
    run,
    click: async (how, name) => void (await ask('POST', `${await find(how, name)}/click`)),
    fill: async (how, name, text) => {
      const element = await find(how, name);
      if ((await ask('GET', `${element}/name`)) === 'select') {
        const option = { using: 'css selector', value: `option[value="${text}"]` };
        await ask('POST', `${elementOf(await ask('POST', `${element}/element`, option))}/click`);
        return;
      }
      await ask('POST', `${element}/clear`);
      await ask('POST', `${element}/value`, { text });
    },
    close: async () => void (await ask('DELETE', session)),
  };
}

/**
 * Sends a command of WebDriver (https://www.w3.org/TR/webdriver2/).
 * @throws the driver's error
 */
async function ask(method: string, address: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(
    address,
    method === 'POST' ? { method, body: JSON.stringify(body) } : { method },
  );
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}
