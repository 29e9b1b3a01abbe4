import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { npmRun, pressCtrlC, startRun, untilSaid } from '../support/terminal';

// The README's commands that no other tests run.

const REFUSED = 'fetch failed';

it('npm run emulators serves Firestore until Ctrl-C', async () => {
  const running = startRun('emulators');
  try {
    const said = await untilSaid(running, /Ctrl-C encerra tudo/);
    expect(said).not.toContain('Aplicativo');
    const [, firestore = ''] = /Firestore +(\S+:\d+)/.exec(said) ?? [];
    expect(await fetch(`http://${firestore}`)).toMatchObject({ ok: true });
    await pressCtrlC(running);
    await expect(fetch(`http://${firestore}`)).rejects.toThrow(REFUSED);
  } finally {
    await pressCtrlC(running);
  }
});

it('npm run preview serves the site with its headers until Ctrl-C', async () => {
  const running = startRun('preview');
  try {
    const said = await untilSaid(running, /Ctrl-C encerra tudo/);
    const [, room = ''] = /Sala de espera +(\S+)/.exec(said) ?? [];
    const { headers } = await fetch(room);
    expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
    await pressCtrlC(running);
    await expect(fetch(room)).rejects.toThrow(REFUSED);
  } finally {
    await pressCtrlC(running);
  }
});

it('npm run bench measures only the requested parts', () => {
  const { stdout } = npmRun(['bench', '--', 'sizes', 'latencies']);
  expect(stdout).toContain('JavaScript de /sala-de-espera');
  expect(stdout).toContain('Document added to button painted');
  expect(stdout).not.toContain('Lighthouse');
});

it('npm run bench rejects unknown parts', () => {
  expect(npmRun(['bench', '--', 'tamanhos'])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('sizes, paints, lighthouse, home, latencies'),
  });
});

it('npm run screenshots writes the screenshots', () => {
  expect(npmRun(['screenshots', '--', '-g', 'information pages'])).toMatchObject({ status: 0 });
  expect(readdirSync('screenshots')).toContain('info-em-breve-light-360.png');
});
