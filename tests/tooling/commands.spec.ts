import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { MINUTE_MS } from '../../src/base/durations';
import { expect, liveSession, test } from '../e2e/fixtures';
import { enter } from '../e2e/waitingRoomPage';
import { pressCtrlC, sala, startRun, terminal, untilSaid } from '../support/terminal';

// One test after another, because two commands that start at once may choose the same free port.
test.describe.configure({ mode: 'default' });

test('npm run dev starts everything, even where a port is taken, and Ctrl-C ends it', async ({ page }) => {
  // A long limit, because everything starts cold and other tests run meanwhile.
  test.setTimeout(5 * MINUTE_MS);
  // Occupies Vite's usual port. If that fails, something else has occupied it, which serves as well.
  const blocker = createServer().on('error', () => {});
  blocker.listen(5173, '127.0.0.1');
  const dev = startRun('dev');
  try {
    const said = await untilSaid(dev, /Ctrl-C encerra tudo/);
    expect(said).toContain('A porta 5173 está ocupada');
    const [, app = ''] = /Sala de espera +(\S+)/.exec(said) ?? [];
    const [, firestore = ''] = /Firestore +(\S+)/.exec(said) ?? [];
    expect(said).toContain('npm run sala -- abrir');

    await page.goto(app);
    await expect(page.getByRole('heading', { name: 'Não saia daqui!' })).toBeVisible();
    expect(sala(terminal, 'abrir', liveSession)).toMatchObject({ status: 0 });
    await enter(page).click();
    await page.waitForURL(liveSession);

    await pressCtrlC(dev);
    for (const address of [app, `http://${firestore}`]) await expect(fetch(address)).rejects.toThrow();
    expect(sala(terminal, 'estado')).toMatchObject({
      status: 1,
      said: expect.stringContaining('npm run dev'),
    });
  } finally {
    blocker.close();
    await pressCtrlC(dev);
  }
});

test('Ctrl-C while npm run dev starts leaves nothing running', async () => {
  test.setTimeout(2 * MINUTE_MS);
  const dev = startRun('dev');
  /** The folders of the command's processes, which also appear in the emulators' command lines. */
  const folders = new Set<string>();
  const running = () => {
    const all = processes();
    for (const { id, group } of all) if (group === dev.pid) folders.add(`.emulators/${id}/`);
    return all.filter(({ command }) => [...folders].some((folder) => command.includes(folder)));
  };
  await expect.poll(running, { timeout: MINUTE_MS }).not.toEqual([]);
  await pressCtrlC(dev);
  await expect.poll(running, { timeout: 20_000 }).toEqual([]);
});

function processes(): { id: number; group: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').map((line) => {
    const [, id, group, command = ''] = /^ *(\d+) +(\d+) +(.*)$/.exec(line) ?? [];
    return { id: Number(id), group: Number(group), command };
  });
}
