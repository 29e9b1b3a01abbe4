import { EventEmitter, once } from 'node:events';
import type { Page, Route } from '@playwright/test';
import {
  DENY_ALL,
  expect,
  FAILED_REQUEST,
  firestoreAddress,
  NO_BACKEND,
  RULES,
  test,
  type Admin,
} from './fixtures';
import {
  clickInTabs,
  collectLosses,
  enter,
  expectOnePlace,
  loading,
  loseNextAnswer,
  lost,
  onCommits,
  silenceNextAnswer,
  swallowNextCommit,
  wait,
  waitForButton,
} from './waitingRoomPage';

const DAY_MS = 86_400_000;

const disconnected = (page: Page) => page.getByText('Sem conexão.', { exact: false });

test.describe('an answer lost after the commit', () => {
  for (const cliques of [0, 4]) {
    test(`still wins, from ${cliques} clicks`, async ({ page, admin, liveSession, expectConsoleErrors }) => {
      expectConsoleErrors(FAILED_REQUEST);
      const losses = await collectLosses(page);
      await admin.open('sala', { link: liveSession, cliques });
      await waitForButton(page);
      await loseNextAnswer(page);
      await enter(page).click();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(admin, cliques + 1);
    });
  }

  test('still wins with the room deleted meanwhile', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_REQUEST);
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await waitForButton(page);
    await loseNextAnswer(page, () => admin.close('sala'));
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(losses).toEqual([]);
    expect(await admin.tickets()).toHaveLength(1);
  });

  for (const cliques of [0, 4]) {
    test(`wins after a reload in between, from ${cliques} clicks`, async ({ page, admin, liveSession }) => {
      const losses = await collectLosses(page);
      await admin.open('sala', { link: liveSession, cliques });
      await waitForButton(page);
      const landed = silenceNextAnswer(page);
      await enter(page).click();
      await landed;
      await page.reload();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(admin, cliques + 1);
    });
  }

  test('wins after a reload in between with the room deleted meanwhile', async ({
    page,
    admin,
    liveSession,
  }) => {
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await waitForButton(page);
    const landed = silenceNextAnswer(page);
    await enter(page).click();
    await landed;
    await admin.close('sala');
    await page.reload();
    await page.waitForURL(liveSession);
    expect(losses).toEqual([]);
    expect(await admin.tickets()).toHaveLength(1);
  });

  test('loses after a reload where the click never arrived and the room is gone', async ({
    page,
    admin,
    liveSession,
  }) => {
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    const asked = swallowNextCommit(page);
    await enter(page).click();
    await asked;
    await admin.close('sala');
    await page.reload();
    await expect(lost(page)).toBeVisible();
    expect(await admin.tickets()).toEqual([]);
  });

  test('is no loss at the next show where the click never arrived: the visitor waits as everybody', async ({
    page,
    admin,
    liveSession,
  }) => {
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    const asked = swallowNextCommit(page);
    await enter(page).click();
    await asked;
    await admin.close('sala');
    await shiftClock(page, 1);
    await page.reload();
    await expect(loading(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('@salaDeEspera'))).toContain('"lost"');
    await admin.open('outra', { link: `${liveSession}?outra`, cliques: 0 });
    await enter(page).click();
    await page.waitForURL(`${liveSession}?outra`);
    expect(losses).toEqual([]);
    expect(await admin.tickets()).toHaveLength(1);
  });

  test('that is learnt in a page that slept for a day is no loss either', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Erro ao processar clique:/, FAILED_REQUEST);
    const losses = await collectLosses(page);
    await shiftClock(page, 0);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    await page.route(/:(commit|batchGet|runQuery)|\/Listen\//, (route) => route.abort('connectionreset'));
    await enter(page).click();
    await expect(enter(page)).toBeVisible({ timeout: 40_000 });
    await admin.close('sala');
    await page.evaluate((shift) => Object.assign(window, { clockShift: shift }), DAY_MS);
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
    await expect(loading(page)).toBeVisible({ timeout: 60_000 });
    expect(losses).toEqual([]);
  });
});

test('a request lost before the commit is sent again and wins', async ({
  page,
  admin,
  liveSession,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_REQUEST);
  const losses = await collectLosses(page);
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await waitForButton(page);
  await onCommits(page, (route) => route.abort('connectionreset'), 1);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(losses).toEqual([]);
  await expectOnePlace(admin, 1);
});

test.describe('a click that comes too late loses, and takes no place:', () => {
  const events: [string, (admin: Admin, link: string) => Promise<void>][] = [
    ['the room was deleted', (admin) => admin.close('sala')],
    ['the room filled up', (admin, link) => admin.open('sala', { link, cliques: 5 })],
  ];
  const ways: [string, (route: Route) => Promise<void>][] = [
    ['while it was on its way', (route) => route.continue()],
    ['while its request got lost', (route) => route.abort('connectionreset')],
  ];
  for (const [event, happen] of events) {
    for (const [way, goOn] of ways) {
      test(`${event} ${way}`, async ({ page, admin, liveSession, expectConsoleErrors }) => {
        expectConsoleErrors(FAILED_REQUEST);
        await admin.open('sala', { link: liveSession, cliques: 4 });
        await waitForButton(page);
        await onCommits(
          page,
          async (route) => {
            await happen(admin, liveSession);
            await goOn(route);
          },
          1,
        );
        await enter(page).click();
        await expect(lost(page)).toBeVisible();
        expect(page.url()).toContain('/sala-de-espera');
        expect(await admin.rooms()).toEqual({});
        expect(await admin.tickets()).toEqual([]);
      });
    }
  }
});

test('a click for a room that is deleted while another one opens leads to the new one at the next click', async ({
  page,
  admin,
  liveSession,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_REQUEST);
  await admin.open('velha', { link: `${liveSession}?velha`, cliques: 0 });
  await waitForButton(page);
  await onCommits(
    page,
    async (route) => {
      await admin.close('velha');
      await admin.open('nova', { link: liveSession, cliques: 0 });
      await route.continue();
    },
    1,
  );
  await enter(page).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('@salaDeEspera'))).toContain('"lost"');
  await page.waitForTimeout(1_000);
  await expect(lost(page)).toBeHidden();
  expect(await admin.tickets()).toEqual([]);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(await admin.rooms()).toMatchObject({ nova: { cliques: 1 } });
  expect(await admin.tickets()).toHaveLength(1);
});

test('two tabs and double clicks use one place', async ({
  page,
  context,
  admin,
  liveSession,
  allowConsoleErrors,
}) => {
  // The rules refuse a second commit for the same ticket.
  allowConsoleErrors(/403|409/);
  await admin.open('sala', { link: liveSession, cliques: 0 });
  const other = await context.newPage();
  const losses = await Promise.all([page, other].map(collectLosses));
  await waitForButton(page);
  await waitForButton(other);
  await Promise.all([enter(page).dblclick(), enter(other).dblclick()]);
  await Promise.all([page.waitForURL(liveSession), other.waitForURL(liveSession)]);
  expect(losses).toEqual([[], []]);
  await expectOnePlace(admin, 1);
});

for (const opening of ['before', 'after'] as const) {
  test(`5 tabs with a script that clicks, the room opened ${opening} them, use one place`, async ({
    context,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    // The rules refuse every further commit for the same ticket.
    allowConsoleErrors(/403|409/);
    const open = () => admin.open('sala', { link: liveSession, cliques: 0 });
    const pages = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
    await clickInTabs(pages, { opening, open, link: liveSession });
    await expectOnePlace(admin, 1);
  });
}

test('a link that the admin changes under a click costs no second place', async ({
  page,
  admin,
  liveSession,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/403/);
  await admin.open('sala', { link: `${liveSession}?errado`, cliques: 0 });
  await waitForButton(page);
  const gate = new EventEmitter();
  const changed = once(gate, 'changed');
  await onCommits(
    page,
    async (route) => {
      await changed;
      await route.continue();
    },
    1,
  );
  await enter(page).click();
  await admin.open('sala', { link: liveSession, cliques: 0 });
  gate.emit('changed');
  await page.waitForURL(liveSession);
  await expectOnePlace(admin, 1);
});

test.describe('a loser', () => {
  test("stays one after the room's removal, however late", async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_REQUEST);
    await admin.open('sala', { link: liveSession, cliques: 5 });
    await waitForButton(page);
    await onCommits(page, (route) => route.abort(), 1);
    await enter(page).click();
    await expect(lost(page)).toBeVisible();
    expect(await admin.rooms()).toHaveProperty('sala');
    await admin.close('sala');
    await page.waitForTimeout(1_000);
    await expect(lost(page)).toBeVisible();
    await expect(enter(page)).toBeHidden();
  });

  test('gets a new chance with the next room, also while lost is still to come', async ({
    page,
    admin,
    liveSession,
  }) => {
    await admin.open('a', { link: liveSession, cliques: 5 });
    await waitForButton(page);
    await admin.open('b', { link: liveSession, cliques: 0 });
    // Its removal of room a makes room b the current one before the 200 ms are over.
    await enter(page).click();
    await page.waitForTimeout(1_000);
    await expect(lost(page)).toBeHidden();
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.rooms()).toMatchObject({ b: { cliques: 1 } });
  });
});

test.describe('a winner who comes back', () => {
  test('goes to the link again without a second place, also when the room is gone', async ({
    page,
    admin,
    liveSession,
  }) => {
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);

    await page.goBack();
    await enter(page).click();
    await page.waitForURL(liveSession);

    await admin.close('sala');
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.tickets()).toHaveLength(1);
  });

  test('goes to the link again though the room is full and the browser has lost its ticket', async ({
    page,
    admin,
    liveSession,
  }) => {
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);
    await page.goto('/termos');
    await page.evaluate(() => localStorage.clear());
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.tickets()).toHaveLength(1);
  });

  test('takes part anew in the next room', async ({ page, admin, liveSession }) => {
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);
    await admin.close('sala');
    await admin.open('outra', { link: `${liveSession}?outra`, cliques: 0 });
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(`${liveSession}?outra`);
    expect(await admin.rooms()).toMatchObject({ outra: { cliques: 1 } });
  });
});

test.describe("an admin's mistake", () => {
  const links: [string, Record<string, unknown>][] = [
    ['missing', {}],
    ['empty', { link: '' }],
    ['not a string', { link: 7 }],
    ['javascript:', { link: 'javascript:document.title="hacked"' }],
    ['http:', { link: 'http://example.com/' }],
  ];
  for (const [name, fields] of links) {
    test(`a link that is ${name} leads to lost and is logged`, async ({
      page,
      admin,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/salaDeEspera\/sala: link não é um endereço https/);
      await admin.open('sala', { ...fields, cliques: 0 });
      await waitForButton(page);
      await enter(page).click();
      await expect(lost(page)).toBeVisible();
      expect(page.url()).toContain('/sala-de-espera');
      expect(await admin.rooms()).toMatchObject({ sala: { cliques: 0 } });
    });
  }

  for (const cliques of ['3', null]) {
    test(`cliques ${JSON.stringify(cliques)} counts from 0`, async ({ page, admin, liveSession }) => {
      await admin.open('sala', { link: liveSession, cliques });
      await waitForButton(page);
      await enter(page).click();
      await page.waitForURL(liveSession);
      expect(await admin.rooms()).toMatchObject({ sala: { cliques: 1 } });
    });
  }
});

test.describe('a lost connection', () => {
  test('shows as a quiet line, and its return brings what happened meanwhile', async ({
    page,
    context,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await wait(page);
    await context.setOffline(true);
    await expect(page.getByRole('status')).toHaveText(/Sem conexão/);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await context.setOffline(false);
    await expect(enter(page)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test('a click without a connection counts once after its return, 10 s later', async ({
    page,
    context,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    await context.setOffline(true);
    await enter(page).click();
    await page.waitForTimeout(10_000);
    expect(await admin.tickets()).toEqual([]);
    await context.setOffline(false);
    await page.waitForURL(liveSession, { timeout: 30_000 });
    expect(losses).toEqual([]);
    await expectOnePlace(admin, 1);
  });

  test('a click without a connection loses at its return where the room has been deleted', async ({
    page,
    context,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    await context.setOffline(true);
    await enter(page).click();
    await admin.close('sala');
    await page.waitForTimeout(3_000);
    await expect(lost(page)).toBeHidden();
    await context.setOffline(false);
    await expect(lost(page)).toBeVisible({ timeout: 30_000 });
    expect(await admin.tickets()).toEqual([]);
  });

  test('an unreachable Firestore leaves the loading view with the line, and heals', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    const { port } = firestoreAddress();
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await page.route(`http://127.0.0.1:${port}/**`, (route) => route.abort('connectionrefused'));
    await wait(page);
    await expect(disconnected(page)).toBeVisible({ timeout: 20_000 });
    await expect(loading(page)).toBeVisible();
    await page.unrouteAll();
    await expect(enter(page)).toBeVisible({ timeout: 30_000 });
    await expect(disconnected(page)).toBeHidden();
  });

  test('a part of the page that does not load is asked for again', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_REQUEST);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await page.route('**/assets/firebase-*.js', (route) => route.abort('connectionreset'), { times: 2 });
    // Where the site answers, the part has gone with a deploy (newVersion.spec.ts).
    await page.route('**/*', (route) =>
      route.request().method() === 'HEAD' ? route.abort('connectionreset') : route.fallback(),
    );
    await wait(page);
    await expect(disconnected(page)).toBeVisible();
    await expect(enter(page)).toBeVisible({ timeout: 30_000 });
    await expect(disconnected(page)).toBeHidden();
  });

  test('a refused subscription is begun anew, and the rooms are compared anew', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/A sala de espera não pôde ser lida/);
    await admin.open('velha', { link: liveSession, cliques: 0 });
    await admin.loadRules(DENY_ALL);
    await wait(page);
    await expect(disconnected(page)).toBeVisible();
    await admin.close('velha');
    await admin.open('nova', { link: liveSession, cliques: 0 });
    await admin.loadRules(RULES);
    await expect(enter(page)).toBeVisible({ timeout: 30_000 });
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.rooms()).toMatchObject({ nova: { cliques: 1 } });
  });
});

test.describe('a storage', () => {
  const storages: [string, (page: Page) => Promise<void>][] = [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ];
  for (const [name, spoil] of storages) {
    test(`that is ${name} costs nothing while the page lives`, async ({
      page,
      admin,
      liveSession,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(FAILED_REQUEST);
      const losses = await collectLosses(page);
      await spoil(page);
      await admin.open('sala', { link: liveSession, cliques: 4 });
      await waitForButton(page);
      expect(await page.evaluate(takesText)).toBe(false);
      await loseNextAnswer(page);
      await enter(page).dblclick();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(admin, 5);
    });
  }

  test('that is cleared after a win makes another visitor, who can take a second place: a known limit', async ({
    page,
    admin,
    liveSession,
  }) => {
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);
    await waitForButton(page);
    await page.evaluate(async () => {
      localStorage.clear();
      const deletion = indexedDB.deleteDatabase('salaDeEspera');
      await new Promise((resolve) => deletion.addEventListener('success', resolve));
    });
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.rooms()).toMatchObject({ sala: { cliques: 2 } });
    expect(await admin.tickets()).toHaveLength(2);
  });

  test('whose tickets alone are cleared leads back to the place', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/403|409/);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);
    await waitForButton(page);
    await page.evaluate(() => localStorage.clear());
    await waitForButton(page);
    await enter(page).click();
    await page.waitForURL(liveSession);
    await expectOnePlace(admin, 1);
  });
});

test.describe('a clock that is a day', () => {
  const errors: [string, number][] = [
    ['slow', -1],
    ['fast', 1],
  ];
  for (const [name, days] of errors) {
    test(`${name} changes nothing`, async ({ page, admin, liveSession, expectConsoleErrors }) => {
      expectConsoleErrors(FAILED_REQUEST);
      const losses = await collectLosses(page);
      await shiftClock(page, days);
      await admin.open('sala', { link: liveSession, cliques: 4 });
      await waitForButton(page);
      const shift = (await page.evaluate(() => Date.now())) - Date.now();
      expect(Math.round(shift / DAY_MS)).toBe(days);
      await loseNextAnswer(page);
      await enter(page).click();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(admin, 5);
    });
  }
});

/** As a browser does that is told to keep nothing. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
}

/** Uses the site's quota up, to the last character. */
async function fillStorage(page: Page) {
  await page.addInitScript(() => {
    // The live session's page has a storage of its own.
    if (location.pathname !== '/sala-de-espera') return;
    for (let size = 2 ** 22; size >= 1;) {
      try {
        localStorage.setItem(`${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}

/** In the page: whether localStorage keeps as much as one character. */
function takesText(): boolean {
  try {
    localStorage.setItem('x', '');
    return true;
  } catch {
    return false;
  }
}

/** Turns the page's calendar on or back; its timers go as ever. */
async function shiftClock(page: Page, days: number) {
  await page.addInitScript((shift) => {
    const { now } = Date;
    Object.assign(window, { clockShift: shift });
    const shifted = () => now() + (window as unknown as { clockShift: number }).clockShift;
    window.Date = new Proxy(Date, {
      construct: (date, given: unknown[]) =>
        Reflect.construct(date, given.length > 0 ? given : [shifted()]) as Date,
      get: (date, name) => (name === 'now' ? shifted : (Reflect.get(date, name) as unknown)),
    });
  }, days * DAY_MS);
}
