import type { Page } from '@playwright/test';
import { MARIA, signUp } from '../accountPage';
import {
  admin,
  allowConsoleErrors,
  expect,
  FAILED_REQUEST,
  liveSession,
  NO_BACKEND,
  test,
} from '../fixtures';
import {
  expectOneOwner,
  forRegistered,
  loseAnswer,
  NO_ADDRESS,
  openProtected,
  REQUESTS,
} from '../protectedRoomPage';
import { enter, waitForButton } from '../waitingRoomPage';

type Request = keyof typeof REQUESTS;

const WINNERS = 20;
const LIMIT_MS = 40_000;

/** Reloads the page, even if another navigation is under way. */
async function reloadNow(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit' }).catch(() => {});
}

/**
 * In a show for registered people, the click itself makes the winner the owner of the place, so there are
 * only two requests.
 */
const OF_REGISTERED: Request[] = ['click', 'reading the address'];

const CASES = [
  ...(Object.keys(REQUESTS) as Request[]).map((request) => ({ request, show: 'an open show' })),
  ...OF_REGISTERED.map((request) => ({ request, show: 'a show for registered people' })),
];

for (const { request, show } of CASES) {
  test(`${WINNERS} of ${WINNERS} winners of ${show} reach the address if the answer to ${request} is lost: waiting, reloading, in a second tab`, async ({
    newVisitor,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_ADDRESS, NO_BACKEND);
    const registers = show !== 'an open show';
    await forRegistered(registers);
    for (let winner = 0; winner < WINNERS; winner++) {
      const page = await newVisitor();
      if (registers) await signUp(page, { ...MARIA, email: `maria${winner}@example.com` });
      const sala = `sala${winner}`;
      await openProtected(sala);
      await waitForButton(page);
      const tab = await page.context().newPage();
      await waitForButton(tab);
      const [reloads, changesTab] = [winner % 3 === 1, winner % 3 === 2];
      const isLost = await loseAnswer(page, request, async () => {
        if (reloads) await reloadNow(page);
      });
      await enter(page).click();
      // Wait before the second tab's click: if it signed in for both tabs, the first tab would have no answer
      // to lose.
      await expect.poll(isLost).toBe(true);
      const arrival = (one: Page) => one.waitForURL(liveSession, { timeout: LIMIT_MS });
      if (changesTab) {
        // The second tab may also open the live session by itself, as soon as it knows who is signed in.
        const arrives = arrival(tab);
        await Promise.race([enter(tab).click(), arrives]);
        await arrives;
      } else await (registers ? Promise.any([page, tab].map(arrival)) : arrival(page));
      expect(await admin.rooms()).toMatchObject({ [sala]: { cliques: 1 } });
      await expectOneOwner();
      const { ultimaVaga } = (await admin.rooms())[sala] ?? {};
      await admin.remove(`vagas/${String(ultimaVaga)}`);
      await admin.close(sala);
      await page.context().close();
    }
  });
}
