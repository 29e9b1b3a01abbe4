import { PROTECTED } from '../../support/links';
import { sala, salaConfirmed } from '../../support/terminal';
import { admin, expect, liveSession, test } from '../fixtures';
import { enter, wait } from '../waitingRoomPage';

// Tests the command with the options of a real project; commands.spec.ts tests it without them.
test('npm run sala --projeto acts in a project whose id is typed to confirm it', async ({ page }) => {
  // FIRESTORE_EMULATOR_HOST makes the emulator stand for the real project, so no credentials are needed.
  const { GCLOUD_PROJECT: project = '', ...environment } = process.env;
  const prepare = ['preparar', 'show', liveSession, '--projeto', project];
  expect(sala(environment, ...prepare)).toMatchObject({
    status: 2,
    said: expect.stringMatching(/precisa de uma pessoa.*Uso:/s),
  });
  expect(await admin.read('linksDaSala/show')).toBeNull();

  const act = (...words: string[]) => salaConfirmed(project, environment, ...words);
  expect(act(...prepare)).toMatchObject({
    status: 0,
    said: expect.stringContaining(
      `Isto guarda ${liveSession} como o endereço de ${PROTECTED} no projeto ${project}.`,
    ),
  });
  await wait(page);
  expect(act('abrir', PROTECTED, '--projeto', project)).toMatchObject({ status: 0 });
  await enter(page).click();
  await page.waitForURL(liveSession);
  // `estado` only reads, so it asks for no confirmation.
  const { said } = sala(environment, 'estado', '--projeto', project);
  expect(said).toContain('cliques  1');
  expect(said).toMatch(/ {2}ganhador {2}\w+ {2}[0-9A-F]{4} [0-9A-F]{4}/);
  expect(act('fechar', '--projeto', project)).toMatchObject({
    status: 0,
    said: expect.stringContaining('Fechada'),
  });
  expect(await admin.rooms()).toEqual({});
});
