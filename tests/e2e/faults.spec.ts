import type { Page, Route } from '@playwright/test';
import {
  DENY_ALL,
  expect,
  FAILED_REQUEST,
  firestoreAddress,
  lockAsStranger,
  makeGate,
  NO_BACKEND,
  RULES,
  test,
  type Admin,
} from './fixtures';
import {
  clickInTabs,
  collectLosses,
  dropNextCommit,
  enter,
  expectOnePlace,
  interceptCommits,
  loading,
  loseNextResponse,
  lost,
  wait,
  waitForButton,
  withholdNextResponse,
} from './waitingRoomPage';

const DAY_MS = 86_400_000;

const disconnected = (page: Page) => page.getByText('Você está sem internet.', { exact: false });

test.describe('a click without a response', () => {
  for (const cliques of [0, 4]) {
    test(`wins if it was committed, in a room with ${cliques} clicks`, async ({
      page,
      admin,
      liveSession,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(FAILED_REQUEST);
      const losses = await collectLosses(page);
      await admin.open('sala', { link: liveSession, cliques });
      await waitForButton(page);
      await loseNextResponse(page);
      await enter(page).click();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(admin, cliques + 1);
    });
  }

  test('wins if it was committed and the room was deleted afterwards', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_REQUEST);
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await waitForButton(page);
    await loseNextResponse(page, () => admin.close('sala'));
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(losses).toEqual([]);
    expect(await admin.tickets()).toHaveLength(1);
  });

  for (const cliques of [0, 4]) {
    test(`wins after a reload if it was committed, in a room with ${cliques} clicks`, async ({
      page,
      admin,
      liveSession,
    }) => {
      const losses = await collectLosses(page);
      await admin.open('sala', { link: liveSession, cliques });
      await waitForButton(page);
      const responded = withholdNextResponse(page);
      await enter(page).click();
      await responded;
      await page.reload();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(admin, cliques + 1);
    });
  }

  test('wins after a reload if it was committed and the room was deleted afterwards', async ({
    page,
    admin,
    liveSession,
  }) => {
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques: 4 });
    await waitForButton(page);
    const responded = withholdNextResponse(page);
    await enter(page).click();
    await responded;
    await admin.close('sala');
    await page.reload();
    await page.waitForURL(liveSession);
    expect(losses).toEqual([]);
    expect(await admin.tickets()).toHaveLength(1);
  });

  test('loses after a reload if it never reached the server and the room was deleted', async ({
    page,
    admin,
    liveSession,
  }) => {
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    const sent = dropNextCommit(page);
    await enter(page).click();
    await sent;
    await admin.close('sala');
    await page.reload();
    await expect(lost(page)).toBeVisible();
    expect(await admin.tickets()).toEqual([]);
  });

  test('shows no loss after a reload on the next day if it never reached the server', async ({
    page,
    admin,
    liveSession,
  }) => {
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    const sent = dropNextCommit(page);
    await enter(page).click();
    await sent;
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

  test('shows the loss of a click that took four minutes', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_REQUEST);
    await shiftClock(page, 0);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    const gate = makeGate();
    await interceptCommits(page, gate.handle, 1);
    await enter(page).click();
    await expect(page.getByRole('button', { name: 'Entrando…' })).toBeVisible();
    await admin.close('sala');
    await page.evaluate((shift) => Object.assign(window, { clockShift: shift }), 240_000);
    gate.open();
    await expect(lost(page)).toBeVisible();
  });

  test('shows no loss in a page that is resumed on the next day if it never reached the server', async ({
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

test('a click whose request is lost is sent again and wins', async ({
  page,
  admin,
  liveSession,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_REQUEST);
  const losses = await collectLosses(page);
  await admin.open('sala', { link: liveSession, cliques: 0 });
  await waitForButton(page);
  await interceptCommits(page, (route) => route.abort('connectionreset'), 1);
  await enter(page).click();
  await page.waitForURL(liveSession);
  expect(losses).toEqual([]);
  await expectOnePlace(admin, 1);
});

test.describe('a click loses and takes no place if', () => {
  const events: [string, (admin: Admin, link: string) => Promise<void>][] = [
    ['the room is deleted', (admin) => admin.close('sala')],
    ['the room fills up', (admin, link) => admin.open('sala', { link, cliques: 5 })],
  ];
  const ways: [string, (route: Route) => Promise<void>][] = [
    ['before it is committed', (route) => route.continue()],
    ['and its request is lost', (route) => route.abort('connectionreset')],
  ];
  for (const [event, applyEvent] of events) {
    for (const [way, continueRoute] of ways) {
      test(`${event} ${way}`, async ({ page, admin, liveSession, expectConsoleErrors }) => {
        expectConsoleErrors(FAILED_REQUEST);
        await admin.open('sala', { link: liveSession, cliques: 4 });
        await waitForButton(page);
        await interceptCommits(
          page,
          async (route) => {
            await applyEvent(admin, liveSession);
            await continueRoute(route);
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

test('a click in a room that is replaced by another takes no place, and the next click wins in the new room', async ({
  page,
  admin,
  liveSession,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(FAILED_REQUEST);
  await admin.open('velha', { link: `${liveSession}?velha`, cliques: 0 });
  await waitForButton(page);
  await interceptCommits(
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

test('double clicks in two tabs take one place', async ({
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
  test(`5 tabs that click automatically take one place if the room opens ${opening} them`, async ({
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

test('a click during which the admin changes the link takes one place and opens the new link', async ({
  page,
  admin,
  liveSession,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/403/);
  await admin.open('sala', { link: `${liveSession}?errado`, cliques: 0 });
  await waitForButton(page);
  const gate = makeGate();
  await interceptCommits(page, gate.handle, 1);
  await enter(page).click();
  await admin.open('sala', { link: liveSession, cliques: 0 });
  gate.open();
  await page.waitForURL(liveSession);
  await expectOnePlace(admin, 1);
});

test.describe('a visitor who lost', () => {
  test('still sees the loss after the room is removed later', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_REQUEST);
    await admin.open('sala', { link: liveSession, cliques: 5 });
    await waitForButton(page);
    await interceptCommits(page, (route) => route.abort(), 1);
    await enter(page).click();
    await expect(lost(page)).toBeVisible();
    expect(await admin.rooms()).toHaveProperty('sala');
    await admin.close('sala');
    await page.waitForTimeout(1_000);
    await expect(lost(page)).toBeVisible();
    await expect(enter(page)).toBeHidden();
  });

  test('can enter the next room, even if that becomes current before the loss is shown', async ({
    page,
    admin,
    liveSession,
  }) => {
    await admin.open('a', { link: liveSession, cliques: 5 });
    await waitForButton(page);
    await admin.open('b', { link: liveSession, cliques: 0 });
    // The click removes room a, and room b becomes current before the delay of 200 ms has passed.
    await enter(page).click();
    await page.waitForTimeout(1_000);
    await expect(lost(page)).toBeHidden();
    await enter(page).click();
    await page.waitForURL(liveSession);
    expect(await admin.rooms()).toMatchObject({ b: { cliques: 1 } });
  });
});

test.describe('a visitor who won and returns', () => {
  test('opens the link again without a second place, even after the room is deleted', async ({
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

  test('opens the link again even if the room is full and the stored ticket is gone', async ({
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

  test('can take a place in the next room', async ({ page, admin, liveSession }) => {
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

test.describe('a room with an invalid field', () => {
  const links: [string, Record<string, unknown>][] = [
    ['missing', {}],
    ['empty', { link: '' }],
    ['not a string', { link: 7 }],
    ['a javascript: URL', { link: 'javascript:document.title="hacked"' }],
    ['an http: URL', { link: 'http://example.com/' }],
  ];
  for (const [name, fields] of links) {
    test(`shows a loss and logs an error if the link is ${name}`, async ({
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
    test(`counts from 0 if cliques is ${JSON.stringify(cliques)}`, async ({ page, admin, liveSession }) => {
      await admin.open('sala', { link: liveSession, cliques });
      await waitForButton(page);
      await enter(page).click();
      await page.waitForURL(liveSession);
      expect(await admin.rooms()).toMatchObject({ sala: { cliques: 1 } });
    });
  }
});

test.describe('the waiting room', () => {
  test('keeps a click in a room that a stranger has locked, says that it goes on, and wins after the lock', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    // The refused commits.
    expectConsoleErrors(FAILED_REQUEST);
    const losses = await collectLosses(page);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await waitForButton(page);
    const unlock = await lockAsStranger('salaDeEspera/sala');
    await enter(page).click();
    await expect(page.getByText('Está demorando mais que o normal.', { exact: false })).toBeVisible({
      timeout: 15_000,
    });
    await expect(page.getByRole('button', { name: 'Entrando…' })).toBeDisabled();
    expect(await admin.tickets()).toEqual([]);
    await unlock();
    await page.waitForURL(liveSession, { timeout: 5_000 });
    expect(losses).toEqual([]);
    await expectOnePlace(admin, 1);
  });

  test('shows a lost connection in the status, and the room that opened meanwhile when it is back', async ({
    page,
    context,
    admin,
    liveSession,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(FAILED_REQUEST, NO_BACKEND);
    await wait(page);
    await context.setOffline(true);
    await expect(page.getByRole('status')).toHaveText(/sem internet/);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await context.setOffline(false);
    await expect(enter(page)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test('counts a click without a connection once when the connection is back after 10 s', async ({
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

  test('shows a loss for a click without a connection if the room was deleted before the connection is back', async ({
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

  test('shows that there is no connection while Firestore is unreachable, and then the button', async ({
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
    await expect(loading(page)).toBeHidden();
    await page.unrouteAll();
    await expect(enter(page)).toBeVisible({ timeout: 30_000 });
    await expect(disconnected(page)).toBeHidden();
  });

  test('requests a chunk again that failed to load', async ({
    page,
    admin,
    liveSession,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(FAILED_REQUEST);
    await admin.open('sala', { link: liveSession, cliques: 0 });
    await page.route('**/assets/firebase-*.js', (route) => route.abort('connectionreset'), { times: 4 });
    // If the site responded, the page would assume that a deploy had removed the chunk (newVersion.spec.ts).
    await page.route('**/*', (route) =>
      route.request().method() === 'HEAD' ? route.abort('connectionreset') : route.fallback(),
    );
    await page.goto('/sala-de-espera', { waitUntil: 'commit' });
    await expect(disconnected(page)).toBeVisible();
    await expect(enter(page)).toBeVisible({ timeout: 30_000 });
    await expect(disconnected(page)).toBeHidden();
  });

  test('subscribes again after a denied read and shows the current room', async ({
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

test.describe("a visitor's ticket", () => {
  const storages: [string, (page: Page) => Promise<void>][] = [
    ['blocked', blockStorage],
    ['full', fillStorage],
  ];
  for (const [name, breakStorage] of storages) {
    test(`is kept as long as the page is open if localStorage is ${name}`, async ({
      page,
      admin,
      liveSession,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(FAILED_REQUEST);
      const losses = await collectLosses(page);
      await breakStorage(page);
      await admin.open('sala', { link: liveSession, cliques: 4 });
      await waitForButton(page);
      expect(await page.evaluate(canStore)).toBe(false);
      await loseNextResponse(page);
      await enter(page).dblclick();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(admin, 5);
    });
  }

  test('is lost if all storage is cleared, after which a second place can be taken (a known limit)', async ({
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

  test('is recovered if only localStorage is cleared', async ({
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

test.describe('a device clock that is a day', () => {
  const errors: [string, number][] = [
    ['slow', -1],
    ['fast', 1],
  ];
  for (const [name, days] of errors) {
    test(`${name} does not change the outcome of a click`, async ({
      page,
      admin,
      liveSession,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(FAILED_REQUEST);
      const losses = await collectLosses(page);
      await shiftClock(page, days);
      await admin.open('sala', { link: liveSession, cliques: 4 });
      await waitForButton(page);
      const shift = (await page.evaluate(() => Date.now())) - Date.now();
      expect(Math.round(shift / DAY_MS)).toBe(days);
      await loseNextResponse(page);
      await enter(page).click();
      await page.waitForURL(liveSession);
      expect(losses).toEqual([]);
      await expectOnePlace(admin, 5);
    });
  }
});

/** Blocks localStorage, as browsers do if the user blocks site data. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
}

/** Fills the storage quota of the site completely. */
async function fillStorage(page: Page) {
  await page.addInitScript(() => {
    // The live session has another origin, and therefore another storage.
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

/** Runs in the page: whether localStorage has space for one character. */
function canStore(): boolean {
  try {
    localStorage.setItem('x', '');
    return true;
  } catch {
    return false;
  }
}

/** Shifts the page's dates by `days`; its timers are not affected. */
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
