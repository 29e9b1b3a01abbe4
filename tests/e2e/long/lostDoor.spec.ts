import { expect, FAILED_REQUEST, NO_BACKEND, test } from '../fixtures';
import {
  expectOneOwner,
  loseAnswer,
  openProtected,
  reloadNow,
  REQUESTS,
  type Request,
} from '../protectedRoomPage';
import { enter, waitForButton } from '../waitingRoomPage';

const WINNERS = 20;
const LIMIT_MS = 40_000;
const NO_ADDRESS = /O endereço do show não pôde ser lido/;

for (const request of Object.keys(REQUESTS) as Request[]) {
  test(`${WINNERS} of ${WINNERS} winners reach the address if the answer to ${request} is lost: waiting, reloading, in a second tab`, async ({
    admin,
    liveSession,
    newVisitor,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS, NO_BACKEND);
    for (let winner = 0; winner < WINNERS; winner++) {
      const page = await newVisitor();
      const sala = `sala${winner}`;
      await openProtected(admin, liveSession, sala);
      await waitForButton(page);
      const tab = await page.context().newPage();
      await waitForButton(tab);
      const [reloads, changesTab] = [winner % 3 === 1, winner % 3 === 2];
      await loseAnswer(page, request, () => (reloads ? reloadNow(page) : Promise.resolve()));
      await enter(page).click();
      if (changesTab) await enter(tab).click();
      await (changesTab ? tab : page).waitForURL(liveSession, { timeout: LIMIT_MS });
      expect(await admin.rooms()).toMatchObject({ [sala]: { cliques: 1 } });
      await expectOneOwner(admin);
      const { ultimaVaga } = (await admin.rooms())[sala] ?? {};
      await admin.remove(`vagas/${String(ultimaVaga)}`);
      await admin.close(sala);
      await page.context().close();
    }
  });
}
