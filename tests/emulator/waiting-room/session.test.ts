import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, Timestamp } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthState } from '../../../src/auth/authState';
import { profileConverter, type Profile } from '../../../src/model';
import type { Identity } from '../../../src/waiting-room/session/identity';
import { LINK, openRoom, ticketsUsed } from '../../support/crowd';
import { aProfile, asAdmin, seed, startRules, stored } from '../../support/firestore';
import { sleep } from '../../../src/timeouts';
import { aBrowser, eventually, lose, onNextCommit, onRequests, OPEN_SHOW, Visit } from '../../support/visits';

const NEW_LINK = 'https://example.com/outra-chamada';
const PROTECTED = 'protegido:show';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

let env: RulesTestEnvironment;
/** Another one in each test: a click goes on for up to 30 s after its visit has ended. */
let room: string;
const visits: Visit[] = [];

beforeAll(async () => {
  env = await startRules('session');
});
beforeEach(async () => {
  room = `sala-${randomUUID()}`;
  // The click of the test before may hold a lock.
  await eventually(() => env.clearFirestore());
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all(visits.splice(0).map((visit) => visit.end()));
});
afterAll(() => env.cleanup());

function begin(options?: ConstructorParameters<typeof Visit>[1]): Visit {
  const visit = new Visit(env, options);
  visits.push(visit);
  return visit;
}

/** A visit that has come as far as the button. */
async function beginAtButton(options?: ConstructorParameters<typeof Visit>[1]): Promise<Visit> {
  const visit = begin(options);
  await visit.sees('released');
  return visit;
}

/** Resolves when the subscribed visits have heard of the write. */
async function heard(write: Promise<unknown>): Promise<void> {
  await Promise.all([write, ...visits.map((visit) => visit.hears(write))]);
}

const open = (link: unknown = LINK, cliques: unknown = 0, id = room) =>
  heard(openRoom(env, id, { link, cliques }));

const close = (id = room) => heard(asAdmin(env, (admin) => deleteDoc(doc(admin, 'salaDeEspera', id))));

async function expectPlaces(places: number, cliques = places): Promise<void> {
  expect(await ticketsUsed(env, room)).toBe(places);
  expect(await stored(env, `salaDeEspera/${room}`)).toMatchObject({ cliques });
}

/** Clicks, and leaves the page before the answer, once `during` has ended. */
async function clickAndLeave(visit: Visit, during: (send: () => Promise<Response>) => Promise<unknown>) {
  await new Promise<void>((sent) => {
    onNextCommit(async (send) => {
      await during(send);
      sent();
      return new Promise(() => {});
    });
    visit.session.enter();
  });
  visit.session.stop();
}

function gate() {
  let settle: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => (settle = resolve));
  return { opened, open: () => settle?.() };
}

describe('a visit', () => {
  it('shows a room that is open, and one that opens, before and with the subscription', async () => {
    await open();
    const early = await beginAtButton({ live: false });
    expect(early.session.getState()).toMatchObject({ connected: true, code: null });
    await close();
    early.follow();
    await eventually(() => expect(early.session.getState().releaseId).toBeNull());
    await open(NEW_LINK, 0, 'outra');
    await eventually(() => expect(early.session.getState().releaseId).toContain('outra'));
    // Each counted once.
    expect(early.tracked).toEqual(['page_view', 'sala_liberada', 'sala_liberada']);
  });

  it('keeps what the subscription has shown if the first read is answered later', async () => {
    await open(LINK, 0, 'velha');
    const late = gate();
    onRequests(
      (address) => address.includes(':runQuery'),
      async (send) => {
        const response = await send();
        await late.opened;
        return response;
      },
      1,
    );
    const visit = begin();
    await visit.sees('released');
    await close('velha');
    await open(NEW_LINK, 0, 'nova');
    await eventually(() => expect(visit.session.getState().releaseId).toContain('nova'));
    late.open();
    await sleep(50);
    expect(visit.session.getState().releaseId).toContain('nova');
  });

  it('tells its listeners only of changes', async () => {
    await open();
    const visit = await beginAtButton();
    const before = visit.session.getState();
    await open(LINK, 3);
    await open(LINK, 4);
    visit.comesBack();
    expect(visit.session.getState()).toBe(before);
  });

  it('uses the first of several rooms by id', async () => {
    await open(NEW_LINK, 0, 'b');
    await open(LINK, 0, 'a');
    const visit = await beginAtButton();
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
  });

  it.each([
    ['offline', false],
    ['online', true],
  ] as const)('that is %s for a second says so', async (connection, connected) => {
    await open();
    const visit = await beginAtButton();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    visit.goes(connection);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect(visit.session.getState()).toMatchObject({ connected, view: 'released' });
  });
});

describe('a click', () => {
  it('takes one place and leads to the link; its ticket is stored before it is sent', async () => {
    await open();
    const browser = aBrowser();
    const visit = await beginAtButton({ browser });
    let before: unknown;
    onNextCommit((send) => {
      before = browser.all();
      return send();
    });
    visit.session.enter();
    expect(visit.view).toBe('clicking');
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
    expect(before).toMatchObject([{ sala: room, state: 'sent' }]);
    expect(visit.session.getState().code).toMatch(/^[0-9A-F]{4} [0-9A-F]{4}$/);
    expect(visit.tracked).toEqual(['page_view', 'sala_liberada', 'sala_clicou', 'sala_ganhou']);
    await expectPlaces(1);
  });

  it.each([0, 4])('whose answer is lost wins, in a room with %d clicks', async (cliques) => {
    await open(LINK, cliques);
    const visit = await beginAtButton();
    onNextCommit(async (send) => {
      await send();
      return lose();
    });
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
    await expectPlaces(1, cliques + 1);
    expect(visit.views).not.toContain('lost');
  });

  it('whose answer is lost wins, even if the room is deleted afterwards', async () => {
    await open();
    const visit = await beginAtButton();
    onNextCommit(async (send) => {
      await send();
      await close();
      return lose();
    });
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
  });

  it('whose request is lost is sent again and wins', async () => {
    await open();
    const visit = await beginAtButton();
    onNextCommit(lose);
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
    await expectPlaces(1);
  });

  const changes: [string, () => Promise<void>][] = [
    ['removed', () => close()],
    ['filled', () => open(LINK, 5)],
  ];
  const ways: [string, (send: () => Promise<Response>) => Promise<Response>][] = [
    ['before it arrives', (send) => send()],
    ['and the request is lost', lose],
  ];
  it.each(changes.flatMap(([is, change]) => ways.map(([how, go]) => [is, how, change, go] as const)))(
    'loses and takes no place if the room is %s %s',
    async (_is, _how, change, go) => {
      await open(LINK, 4);
      const visit = await beginAtButton();
      onNextCommit(async (send) => {
        await change();
        return go(send);
      });
      visit.session.enter();
      await visit.sees('lost');
      expect(await ticketsUsed(env, room)).toBe(0);
      expect(await stored(env, `salaDeEspera/${room}`)).toBeNull();
    },
  );

  it('without a connection is sent again, and wins when it is back', async () => {
    await open();
    const visit = await beginAtButton();
    let connected = false;
    const send = vi.fn<() => Promise<never>>(lose);
    onRequests(() => !connected, send);
    visit.session.enter();
    await eventually(() => expect(send.mock.calls.length).toBeGreaterThan(4));
    expect(visit.view).toBe('clicking');
    connected = true;
    expect(await visit.leaves()).toBe(LINK);
    await expectPlaces(1);
  });

  it('says after 3 s that it is being confirmed, and after 10 s that the page goes on trying', async () => {
    await open();
    const visit = await beginAtButton();
    onRequests(
      () => true,
      () => new Promise(() => {}),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    visit.session.enter();
    const { confirming, stillTrying } = visit.session.getState();
    expect({ confirming, stillTrying }).toEqual({ confirming: false, stillTrying: false });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(visit.session.getState()).toMatchObject({ confirming: true, stillTrying: false });
    await vi.advanceTimersByTimeAsync(7_000);
    expect(visit.session.getState()).toMatchObject({ confirming: true, stillTrying: true, view: 'clicking' });
    vi.useRealTimers();
  });

  it('in a full room sends only its deletion, and the loss is shown 200 ms later', async () => {
    await open(LINK, 5);
    const visit = await beginAtButton();
    let closedAt = 0;
    onNextCommit(async (send) => {
      const answer = await send();
      closedAt = performance.now();
      return answer;
    });
    visit.session.enter();
    await visit.sees('lost');
    expect(performance.now() - closedAt).toBeGreaterThanOrEqual(199);
    expect(await stored(env, `salaDeEspera/${room}`)).toBeNull();
    expect(await ticketsUsed(env, room)).toBe(0);
  });

  it('that lost stays lost if the room is removed later', async () => {
    await open(LINK, 5);
    const visit = await beginAtButton();
    onNextCommit(lose);
    visit.session.enter();
    await visit.sees('lost');
    await close();
    await eventually(() => expect(visit.session.getState().releaseId).toBeNull());
    await sleep(200);
    expect(visit.view).toBe('lost');
  });

  it('that loses shows no loss in the room that is current by then', async () => {
    await open(LINK, 5, 'a');
    const visit = await beginAtButton();
    await open(NEW_LINK, 0, 'b');
    visit.session.enter();
    await eventually(() => expect(visit.session.getState().releaseId).toContain(NEW_LINK));
    await visit.sees('released');
    await sleep(300);
    expect(visit.views).not.toContain('lost');
    visit.session.enter();
    expect(await visit.leaves()).toBe(NEW_LINK);
  });

  it('that won is another chance in the next room', async () => {
    await open();
    const visit = await beginAtButton();
    visit.session.enter();
    await visit.leaves();
    await close();
    await open(NEW_LINK, 0, 'outra');
    await visit.sees('released');
    visit.session.enter();
    await eventually(async () => expect(await visit.leaves()).toBe(NEW_LINK));
  });

  it('in a removed room loses at once, and the next room is another chance', async () => {
    await open();
    const visit = await beginAtButton();
    await close();
    await eventually(() => expect(visit.session.getState().releaseId).toBeNull());
    expect(visit.view).toBe('released');
    visit.session.enter();
    expect(visit.view).toBe('lost');
    expect(visit.tracked.at(-1)).toBe('sala_perdeu');
    await open(NEW_LINK, 0, 'outra');
    await visit.sees('released');
    visit.session.enter();
    expect(await visit.leaves()).toBe(NEW_LINK);
  });

  it('in a room that is replaced takes no place there, and the next click wins in the new one', async () => {
    await open();
    const visit = await beginAtButton();
    onNextCommit(async (send) => {
      await close();
      await open(NEW_LINK, 0, 'outra');
      return send();
    });
    visit.session.enter();
    await visit.sees('released');
    visit.session.enter();
    expect(await visit.leaves()).toBe(NEW_LINK);
    expect(await ticketsUsed(env, room)).toBe(0);
    expect(await ticketsUsed(env, 'outra')).toBe(1);
  });

  it.each(['before', 'after'] as const)(
    'goes on if the admin changes the link, and the page hears of it %s the answer',
    async (order) => {
      await open();
      const visit = await beginAtButton({ live: order === 'before' });
      onNextCommit(async (send) => {
        await open(NEW_LINK);
        if (order === 'before')
          await vi.waitUntil(() => visit.session.getState().releaseId?.includes(NEW_LINK), {
            timeout: 20_000,
          });
        return send();
      });
      const views = visit.views.length;
      visit.session.enter();
      if (order === 'after') visit.follow();
      expect(await visit.leaves()).toBe(NEW_LINK);
      await expectPlaces(1);
      await eventually(() => expect(visit.views.slice(views, views + 2)).toEqual(['clicking', 'opening']));
    },
  );

  it('that won before the link changed opens the old link, and the room can be entered again', async () => {
    await open();
    const visit = await beginAtButton();
    onNextCommit(async (send) => {
      const answer = await send();
      await open(NEW_LINK, 1);
      await eventually(() => expect(visit.session.getState().releaseId).toContain(NEW_LINK));
      return answer;
    });
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
    await visit.sees('released');
  });

  it('gives the button back, and says so to the console, if the server refuses it', async () => {
    await open(LINK, 0);
    await seed(env, 'configuracoes/salaDeEspera', { paraCadastrados: true });
    const visit = await beginAtButton({ identity: null });
    visit.session.identify({ forRegistered: true, account: { status: 'signedIn', profile: MARIA } });
    vi.spyOn(console, 'error').mockReturnValue();
    visit.session.enter();
    expect(visit.view).toBe('clicking');
    await expectPlaces(0);
  });

  it('that a loser repeats is told the loss without another request', async () => {
    await open(LINK, 5);
    const browser = aBrowser();
    const visit = await beginAtButton({ browser });
    visit.session.enter();
    await visit.sees('lost');
    // The loss is shown after 2 s at the latest, also while the room is still being removed.
    await eventually(async () => expect(await stored(env, `salaDeEspera/${room}`)).toBeNull());
    await open(LINK, 0);
    const again = begin({ browser });
    await again.sees('lost');
    again.session.enter();
    expect(again.view).toBe('lost');
    await expectPlaces(0);
  });
});

describe('statistics', () => {
  it('count a visit once, and a release once, also while others click and after a click that failed', async () => {
    await open();
    const visit = await beginAtButton();
    await open(LINK, 1);
    await open(LINK, 2);
    visit.session.identify({ forRegistered: true, account: SIGNED_OUT });
    visit.session.identify({ forRegistered: true, account: SIGNED_IN });
    await visit.sees('released');
    expect(visit.tracked).toEqual(['page_view', 'sala_liberada']);
  });

  it('are not sent while a click is expected or under way', async () => {
    const visit = begin();
    await eventually(() => expect(visit.tracked).toEqual(['page_view']));
    expect(visit.trackingPaused).toBe(false);
    await open();
    await visit.sees('released');
    expect(visit.trackingPaused).toBe(true);
    visit.session.enter();
    expect(visit.trackingPaused).toBe(true);
    await visit.leaves();
    expect(visit.trackingPaused).toBe(false);
  });
});

describe('two tabs of a browser', () => {
  it('that click at once take one place', async () => {
    await open();
    const browser = aBrowser();
    const tabs = await Promise.all([beginAtButton({ browser }), beginAtButton({ browser })]);
    for (const { session } of tabs) session.enter();
    expect(await Promise.all(tabs.map((tab) => tab.leaves()))).toEqual([LINK, LINK]);
    await expectPlaces(1);
  });

  it('share a place that one of them has won', async () => {
    await open();
    const browser = aBrowser();
    const [first, second] = await Promise.all([beginAtButton({ browser }), beginAtButton({ browser })]);
    first.session.enter();
    await first.leaves();
    second.session.enter();
    expect(await second.leaves()).toBe(LINK);
    await expectPlaces(1);
  });
});

describe('a visit after a reload', () => {
  it.each([
    [0, 'that is open', async () => {}],
    [4, 'that is full', async () => {}],
    [0, 'that is gone', () => close()],
  ])(
    'finds the place of a click that was committed, in a room with %d clicks %s',
    async (cliques, _, change) => {
      await open(LINK, cliques);
      const browser = aBrowser();
      await clickAndLeave(await beginAtButton({ browser }), (send) => send());
      await change();
      const after = begin({ browser });
      expect(await after.leaves()).toBe(LINK);
      expect(await ticketsUsed(env, room)).toBe(1);
      expect(after.views).not.toContain('lost');
    },
  );

  it.each([
    ['minutes', 4 * MINUTE_MS, ['released', 'clicking', 'lost']],
    ['a day', DAY_MS, []],
  ])(
    'of a click that never reached the server, %s later, shows its loss only if that is of this show',
    async (_, passed, views) => {
      await open();
      const browser = aBrowser();
      await clickAndLeave(await beginAtButton({ browser }), async () => undefined);
      await close();
      const after = begin({ browser, now: () => Date.now() + passed });
      await eventually(() => expect(after.tracked).toContain('sala_perdeu'));
      await eventually(() => expect(after.views).toEqual(views));
      expect(await ticketsUsed(env, room)).toBe(0);
    },
  );

  it('of a page that was suspended with its click asks again when the visitor comes back', async () => {
    await open();
    const browser = aBrowser();
    await clickAndLeave(await beginAtButton({ browser }), (send) => send());
    vi.unstubAllGlobals();
    // It begins before the click's ticket is stored: the server answers already.
    const [ticket] = browser.all();
    const other = aBrowser();
    const resumed = await beginAtButton({ browser: other });
    if (ticket) other.store(ticket);
    resumed.comesBack();
    expect(await resumed.leaves()).toBe(LINK);
    await expectPlaces(1);
  });

  it('leads a winner to the link again without another place, also when the room is gone', async () => {
    await open();
    const browser = aBrowser();
    const before = await beginAtButton({ browser });
    before.session.enter();
    await before.leaves();
    for (const change of [async () => {}, () => close()]) {
      await change();
      const after = begin({ browser });
      await after.sees('won');
      after.session.enter();
      expect(await after.leaves()).toBe(LINK);
      expect(after.views).toEqual(['won', 'opening']);
    }
    expect(await ticketsUsed(env, room)).toBe(1);
  });

  it('finds the place although the ticket is forgotten and the room full', async () => {
    await open(LINK, 4);
    const browser = aBrowser();
    const before = await beginAtButton({ browser });
    before.session.enter();
    await before.leaves();
    const [place] = browser.all();
    browser.store({ ...(place as NonNullable<typeof place>), state: 'sent' });
    const after = begin({ browser });
    expect(await after.leaves()).toBe(LINK);
    expect(await ticketsUsed(env, room)).toBe(1);
  });
});

it('a page that is resumed on the next day shows no loss of a click that never reached the server', async () => {
  let now = Date.now();
  const browser = aBrowser();
  await open();
  const visit = await beginAtButton({ browser, now: () => now });
  const { vaga, prova } = await browser.derive({ id: room, link: LINK, cliques: 0, abreEm: null });
  browser.store({ sala: room, link: LINK, vaga, prova, state: 'sent', seen: now });
  now += DAY_MS;
  await close();
  await eventually(() => expect(visit.session.getState().releaseId).toBeNull());
  visit.comesBack();
  await visit.sees('loading');
  expect(visit.views).not.toContain('lost');
});

it('a winner who comes back from the live session has the button at once', async () => {
  await open();
  const visit = await beginAtButton();
  visit.session.enter();
  await visit.leaves();
  await visit.sees('opening');
  visit.comesBack();
  expect(visit.view).toBe('won');
});

describe('a room with a mistake of the team', () => {
  it.each([null, '', 7, 'javascript:alert(1)', 'http://example.com', 'protegido:'])(
    'is lost and logged with the link %j',
    async (link) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      await open(link);
      const visit = await beginAtButton();
      visit.session.enter();
      expect(visit.view).toBe('lost');
      expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`salaDeEspera/${room}: link`));
    },
  );

  it.each(['3', null])('counts from 0 if cliques is %j', async (cliques) => {
    await open(LINK, cliques);
    const visit = await beginAtButton();
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
    await expectPlaces(1);
  });
});

const MARIA: Profile = profileConverter.fromFirestore({ id: 'maria', data: aProfile });
const SIGNED_IN: AuthState = { status: 'signedIn', profile: MARIA };
const SIGNED_OUT: AuthState = { status: 'signedOut', profileMissing: false };
/** A show for registered people, of which the page does not know yet who they are. */
const STARTING_SHOW: Identity = { forRegistered: true, account: { status: 'loading', offline: false } };

describe('a protected room', () => {
  beforeEach(async () => {
    await seed(env, 'linksDaSala/show', { link: LINK });
    await open(PROTECTED);
  });

  it('keeps a winner whose address cannot be read, and tries again when the network is back', async () => {
    const refusal = Object.assign(new Error('sem login'), { code: 'auth/admin-restricted-operation' });
    const openDoor = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal);
    const visit = await beginAtButton({ openDoor });
    visit.session.enter();
    await visit.sees('door');
    const said = /^O endereço do show não pôde ser lido.* O login anônimo está desligado: ative-o/;
    expect(visit.reported).toEqual([expect.stringMatching(said)]);
    openDoor.mockResolvedValue(LINK);
    const onlineAt = performance.now();
    visit.goes('online');
    expect(await visit.leaves()).toBe(LINK);
    // Without that, after 2 s.
    expect(performance.now() - onlineAt).toBeLessThan(1_000);
    await expectPlaces(1);
  });

  it('leads winners whose address was not read to it after a reload, whatever room is open', async () => {
    const browser = aBrowser();
    const before = await beginAtButton({ browser });
    before.session.enter();
    await before.sees('door');
    before.session.stop();
    await close();
    await open(NEW_LINK, 5, 'outra');
    const after = begin({ browser, openDoor: async () => LINK });
    expect(await after.leaves()).toBe(LINK);
  });

  it('gives winners who return the address that the team has corrected, or else the one that was read', async () => {
    const browser = aBrowser();
    const visit = await beginAtButton({ browser, openDoor: async () => LINK });
    visit.session.enter();
    await visit.leaves();
    const corrected = begin({ browser, openDoor: async () => NEW_LINK });
    await corrected.sees('won');
    corrected.session.enter();
    expect(await corrected.leaves()).toBe(NEW_LINK);
    const refused = begin({ browser });
    await refused.sees('won');
    refused.session.enter();
    expect(await refused.leaves()).toBe(NEW_LINK);
  });

  it('shows a place whose address was not read in another room of the same name, without another place', async () => {
    let address: string | null = null;
    const openDoor = () =>
      address === null ? Promise.reject(new Error('sem rede')) : Promise.resolve(address);
    const visit = await beginAtButton({ openDoor });
    visit.session.enter();
    await visit.sees('door');
    await close();
    await open(PROTECTED, 0, 'sala2');
    await eventually(() => expect(visit.session.getState().releaseId).toContain('sala2'));
    visit.session.enter();
    await visit.sees('door');
    expect(visit.session.getState().code).not.toBeNull();
    address = LINK;
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
    expect(await stored(env, 'salaDeEspera/sala2')).toMatchObject({ cliques: 0 });
  });

  it('takes no place while nobody has prepared the address, and one as soon as somebody has', async () => {
    await asAdmin(env, (admin) => deleteDoc(doc(admin, 'linksDaSala/show')));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const visit = await beginAtButton({ openDoor: async () => LINK });
    visit.session.enter();
    await eventually(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('linksDaSala/show')));
    await expectPlaces(0);
    expect(visit.view).toBe('clicking');
    await seed(env, 'linksDaSala/show', { link: LINK });
    expect(await visit.leaves()).toBe(LINK);
    await expectPlaces(1);
  });

  it('does not fetch winners back who leave the page while their address is read', async () => {
    const address = gate();
    const visit = await beginAtButton({ openDoor: () => address.opened.then(() => LINK) });
    visit.session.enter();
    await visit.sees('opening');
    visit.session.stop();
    address.open();
    await sleep(50);
    await expect(Promise.race([visit.leaves(), Promise.resolve('stays')])).resolves.toBe('stays');
  });

  it('has no button until it is known whether the show is for registered people', async () => {
    const visit = begin({ identity: null });
    await eventually(() => expect(visit.tracked).toEqual(['page_view', 'sala_liberada']));
    expect(visit.session.getState()).toMatchObject({ view: 'loading', releaseId: null });
    visit.session.identify(OPEN_SHOW);
    await visit.sees('released');
    expect(visit.views).toEqual(['released']);
  });

  it('ends the click of somebody who turns out to be signed out', async () => {
    const visit = await beginAtButton({ identity: STARTING_SHOW });
    visit.session.enter();
    visit.session.identify({ forRegistered: true, account: SIGNED_OUT });
    await visit.sees('signIn');
    await expectPlaces(0);
  });

  it('gives the button back if nobody says in time who clicks', async () => {
    const visit = await beginAtButton({ identity: STARTING_SHOW });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    visit.session.enter();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await visit.sees('released');
    expect(visit.reported).toHaveLength(1);
    await expectPlaces(0);
  });
});

/**
 * Opens a protected room some ms from now.
 * @returns when it opens, ms since 1970
 */
async function openIn(ms: number, id = room): Promise<number> {
  const at = Date.now() + ms;
  await heard(openRoom(env, id, { link: PROTECTED, cliques: 0, abreEm: Timestamp.fromMillis(at) }));
  return at;
}

/** A visitor who waits, and who can read the address. */
async function beginWaiting(options?: ConstructorParameters<typeof Visit>[1]): Promise<Visit> {
  const visit = begin({ openDoor: async () => LINK, ...options });
  await visit.sees('loading');
  return visit;
}

/** All of the delay is on the way to the server, so that the page is 200 ms ahead of it. */
async function readTimeOnSlowWay(): Promise<number> {
  await sleep(400);
  return Date.now();
}

describe('a room that opens at a time', () => {
  beforeEach(() => seed(env, 'linksDaSala/show', { link: LINK }));

  it.each([
    ['right', 0],
    ['30 s late', -30_000],
    ['years early', 10 * 365 * DAY_MS],
    ['years late', -10 * 365 * DAY_MS],
  ])('counts down, and opens then by the server, with a clock that is %s', async (_, wrongBy) => {
    const visit = await beginWaiting({ now: () => Date.now() + wrongBy });
    const at = await openIn(4_000);
    await visit.sees('countdown');
    expect(visit.session.getState()).toMatchObject({ releaseId: null });
    expect(visit.session.getState().seconds).toBeLessThanOrEqual(4);
    visit.session.enter();
    await visit.sees('released');
    // Half a round trip on a busy machine.
    expect(Date.now() - at).toBeGreaterThan(-100);
    expect(visit.session.getState()).toMatchObject({ releaseId: expect.any(String), seconds: null });
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
    expect(visit.views).toEqual(['countdown', 'released', 'clicking', 'opening']);
    await expectPlaces(1);
  });

  it('shows neither button nor countdown more than 10 s before', async () => {
    const visit = await beginWaiting();
    await openIn(60_000);
    await sleep(300);
    expect(visit.session.getState()).toMatchObject({ view: 'loading', releaseId: null, seconds: null });
    expect(visit.tracked).toEqual(['page_view']);
  });

  it('follows the admin, who moves the time, removes it, or removes the room', async () => {
    const visit = await beginWaiting();
    await openIn(60_000);
    await openIn(1_500);
    await visit.sees('released');
    await openIn(60_000);
    await visit.sees('loading');
    await open(PROTECTED);
    await visit.sees('released');
    await openIn(5_000);
    await visit.sees('countdown');
    await close();
    await visit.sees('loading');
    expect(visit.session.getState().releaseId).toBeNull();
  });

  it.each([
    ['1 s before it', 1_000, ['countdown', 'released']],
    ['1 s after it', -1_000, ['released']],
  ])('shows its button to a page that is opened %s', async (_, ms, views) => {
    await openIn(ms);
    const visit = await beginAtButton();
    expect(visit.views).toEqual(views);
  });

  it('is the only one that counts if its id comes first, and leaves the button of the next', async () => {
    const visit = await beginWaiting();
    await open(LINK, 0, 'b');
    await openIn(20_000, 'a');
    await visit.sees('loading');
    await close('a');
    await visit.sees('released');
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
  });

  it('shows its button without the server’s clock, and a click before the time waits for it', async () => {
    const visit = await beginWaiting({ readTime: () => Promise.reject(new TypeError('fetch failed')) });
    vi.spyOn(console, 'error').mockReturnValue();
    const at = await openIn(4_000);
    await visit.sees('released');
    expect(Date.now()).toBeLessThan(at);
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    expect(visit.views).toEqual(['released', 'clicking', 'opening']);
    await expectPlaces(1);
  });

  it('gives the countdown back if a click without the clock turns out to be long before the time', async () => {
    let answers = false;
    const visit = await beginWaiting({
      readTime: () => (answers ? Promise.resolve(Date.now()) : Promise.reject(new TypeError('fetch failed'))),
    });
    await openIn(60_000);
    await visit.sees('released');
    answers = true;
    visit.session.enter();
    await visit.sees('loading');
    expect(visit.reported).toEqual([]);
    await expectPlaces(0);
  });

  it('takes a click that comes too early as soon as it opens, without a random pause', async () => {
    const visit = await beginWaiting({ readTime: readTimeOnSlowWay });
    const at = await openIn(5_000);
    await visit.sees('released');
    expect(Date.now()).toBeLessThan(at);
    // A random pause would take 12 s.
    vi.spyOn(Math, 'random').mockReturnValue(50);
    visit.session.enter();
    await visit.sees('opening');
    expect(Date.now() - at).toBeLessThan(4_000);
    await expectPlaces(1);
  });
});

describe('the speed of a click', () => {
  it('is that of a click in a release which the visitor saw, and nothing is known of it after a reload', async () => {
    const browser = aBrowser();
    const visit = begin({ browser });
    await visit.sees('loading');
    await open();
    await visit.sees('released');
    await sleep(100);
    visit.session.enter();
    await visit.leaves();
    const { speed } = visit.session.getState();
    expect(speed).toEqual({ click: expect.any(Number), full: null });
    expect(speed?.click).toBeGreaterThan(90);
    const after = begin({ browser });
    await after.sees('won');
    after.session.enter();
    await after.leaves();
    expect(after.session.getState().speed).toBeNull();
  });

  it('is told beside the time in which the places ran out', async () => {
    const visit = begin();
    await visit.sees('loading');
    await open();
    await visit.sees('released');
    await open(LINK, 5);
    await sleep(50);
    visit.session.enter();
    await visit.sees('lost');
    const { click = 0, full } = visit.session.getState().speed ?? {};
    expect(full).toBeGreaterThan(0);
    expect(click).toBeGreaterThan(full ?? Infinity);
  });

  it('is not known in a room that was open before the visit', async () => {
    await open();
    const visit = await beginAtButton();
    visit.session.enter();
    await visit.leaves();
    expect(visit.session.getState().speed).toBeNull();
  });
});

describe('a show for registered people', () => {
  beforeEach(async () => {
    await seed(env, 'linksDaSala/show', { link: LINK });
    await seed(env, 'configuracoes/salaDeEspera', { paraCadastrados: true });
    await seed(env, 'users/maria', aProfile());
    await open(PROTECTED);
  });

  const asMaria = { uid: 'maria', openDoor: async () => LINK };

  it('lets a click wait until it is known who clicks, who then wins with name and phone', async () => {
    const visit = await beginAtButton({ ...asMaria, identity: STARTING_SHOW });
    visit.session.enter();
    expect(visit.view).toBe('clicking');
    visit.session.identify({ forRegistered: true, account: SIGNED_IN });
    expect(await visit.leaves()).toBe(LINK);
    expect(visit.session.getState()).toMatchObject({ entrant: 'Maria da Silva', needsAccount: true });
    expect(await stored(env, 'linksDaSala/show/ganhadores/maria')).toMatchObject({ nome: 'Maria da Silva' });
  });

  it('gives the place back on another device', async () => {
    const account = { forRegistered: true, account: SIGNED_IN };
    const visit = await beginAtButton({ ...asMaria, identity: account });
    visit.session.enter();
    await visit.leaves();
    const device = await beginAtButton({ ...asMaria, identity: account });
    device.session.enter();
    expect(await device.leaves()).toBe(LINK);
    await expectPlaces(1);
  });

  it('shows nothing of a place to another person in the same browser', async () => {
    const browser = aBrowser();
    const visit = await beginAtButton({
      ...asMaria,
      browser,
      identity: { forRegistered: true, account: SIGNED_IN },
    });
    visit.session.enter();
    await visit.leaves();
    visit.session.identify({
      forRegistered: true,
      account: { status: 'signedIn', profile: { ...MARIA, uid: 'joana', name: 'Joana' } },
    });
    expect(visit.session.getState()).toMatchObject({ view: 'released', code: null, entrant: 'Joana' });
    for (const forRegistered of [true, false]) {
      visit.session.identify({ forRegistered, account: SIGNED_IN });
      expect(visit.view).toBe('won');
    }
  });

  it('uses the profile as it is now, also if the page knows an old one', async () => {
    const old: AuthState = { status: 'signedIn', profile: { ...MARIA, name: 'Maria Souza' } };
    const visit = await beginAtButton({ ...asMaria, identity: { forRegistered: true, account: old } });
    vi.spyOn(console, 'error').mockReturnValue();
    visit.session.enter();
    expect(await visit.leaves()).toBe(LINK);
    expect(await stored(env, 'linksDaSala/show/ganhadores/maria')).toMatchObject({ nome: 'Maria da Silva' });
  });
});
