import { expect, FAILED_REQUEST, NO_BACKEND, test } from '../fixtures';
import {
  collectLosses,
  enter,
  expectOnePlace,
  interceptCommits,
  loseNextResponse,
  waitForButton,
  withholdNextResponse,
} from '../waitingRoomPage';

const VISITORS = 20;

for (const cliques of [0, 4]) {
  test(`${VISITORS} clicks whose response is lost after the commit win in rooms with ${cliques} clicks`, async ({
    admin,
    liveSession,
    newVisitor,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST);
    for (let visitor = 1; visitor <= VISITORS; visitor++) {
      const room = `sala${visitor}`;
      const page = await newVisitor();
      const losses = await collectLosses(page);
      await admin.open(room, { link: liveSession, cliques });
      await waitForButton(page);
      await loseNextResponse(page);
      await enter(page).click();
      await page.waitForURL(liveSession, { timeout: 40_000 });
      expect(losses).toEqual([]);
      expect(await admin.rooms()).toMatchObject({ [room]: { cliques: cliques + 1 } });
      expect(await admin.tickets()).toHaveLength(visitor);
      await admin.close(room);
      await page.close();
    }
  });

  test(`a click that never gets a response after the commit wins within 30 s in a room with ${cliques} clicks`, async ({
    page,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques });
    await waitForButton(page);
    void withholdNextResponse(page);
    await enter(page).click();
    await page.waitForURL(liveSession, { timeout: 35_000 });
    expect(losses).toEqual([]);
    await expectOnePlace(admin, cliques + 1);
  });
}

test('a click that never reaches the server is sent again and wins within 30 s', async ({
  page,
  admin,
  liveSession,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  const losses = await collectLosses(page);
  await admin.open('sala', { link: liveSession, cliques: 4 });
  await waitForButton(page);
  await interceptCommits(page, () => undefined, 1);
  await enter(page).click();
  await page.waitForURL(liveSession, { timeout: 35_000 });
  expect(losses).toEqual([]);
  await expectOnePlace(admin, 5);
});

test('a page whose click gets no response shows the next room', async ({
  page,
  admin,
  liveSession,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
  await admin.open('velha', { link: `${liveSession}?velha`, cliques: 0 });
  await waitForButton(page);
  await interceptCommits(page, () => undefined, 1);
  await enter(page).click();
  await admin.close('velha');
  await admin.open('nova', { link: liveSession, cliques: 4 });
  await enter(page).click({ timeout: 35_000 });
  await page.waitForURL(liveSession);
  expect(await admin.rooms()).toMatchObject({ nova: { cliques: 5 } });
  expect(await admin.tickets()).toHaveLength(1);
});
