import type { Page } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';
import { npmRun, pressCtrlC, startRun, untilSaid } from '../../support/terminal';
import { logIn } from '../accountPage';
import { expect, test } from '../fixtures';

test('npm run dev has the data that the README names, and prints the links of e-mails', async ({ page }) => {
  const dev = startRun('dev');
  try {
    const said = await untilSaid(dev, /Ctrl-C encerra tudo/);
    const [, app = ''] = /Sala de espera +(\S+)/.exec(said) ?? [];
    await page.goto(new URL('/', app).href);
    await expect(page.getByRole('link', { name: /^Ver (a promoção|o resultado):/ })).toHaveCount(4);
    await page.goto(new URL('/login', app).href);
    await logIn(page, { email: 'ana@example.com', password: 'segredo-de-teste' });
    const own = page.getByRole('region', { name: 'Minhas participações' });
    await expect(own.getByRole('listitem')).toHaveCount(2);
    const list = npmRun(['participantes', '--', 'carro-zero']);
    expect(list).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(
        /^Nos emuladores \(127\.0\.0\.1:\d+\), no projeto demo-.*\.\nParticipantes: 2\n$/,
      ),
    });
    expect(list.stdout).toMatch(/^"Ana Souza".*\r\n"Bruno Lima"/m);
    await followEmail(page, dev, app);
  } finally {
    // Leaves the page first: it would log errors when Vite and the emulators stop answering.
    await page.goto('about:blank');
    await pressCtrlC(dev);
  }
});

/** Follows the link of an e-mail, which the terminal prints, to the page of the app that it opens. */
async function followEmail(page: Page, dev: ChildProcess, app: string): Promise<void> {
  await page.goto(new URL('/recuperar-senha', app).href);
  await page.getByLabel('E-mail').fill('bruno@example.com');
  const email = /E-mail para bruno@example\.com, para criar uma nova senha:\n +(\S+)\n/;
  const printed = untilSaid(dev, email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  const [, link = ''] = email.exec(await printed) ?? [];
  expect(new URL(link).origin).toBe(new URL(app).origin);
  await page.goto(link);
  await expect(page.getByText('Para a conta bruno@example.com.')).toBeVisible();
}
