import { describe, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../src/base/durations';
import { ticketsUsed } from '../../../support/crowd';
import { ADDRESS } from '../../../support/links';
import { onNextCommit } from '../../../support/requests';
import { aBrowser } from '../../../support/roomStore';
import {
  begin,
  beginAtButton,
  close,
  expectPlaces,
  open,
  room,
  startRoomVisits,
} from '../../../support/roomVisits';
import { eventually } from '../../../support/timers';
import type { Visit } from '../../../support/visits';

startRoomVisits('return');

/** Clicks, and leaves the page before the answer arrives, when `during` has ended. */
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

/** Wins a place in the open room, follows its link, and returns the browser. */
async function win(now = Date.now) {
  const browser = aBrowser();
  const visit = await beginAtButton({ browser, now });
  visit.session.enter();
  await visit.leaves();
  return browser;
}

it('a winner who returns and enters again has 8 s for that navigation, too', async () => {
  await open();
  const visit = await beginAtButton();
  visit.session.enter();
  await visit.leaves();
  visit.comesBack();
  expect(visit.view).toBe('returned');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  visit.session.enter();
  vi.advanceTimersByTime(5_000);
  visit.comesBack();
  visit.session.enter();
  vi.advanceTimersByTime(7_999);
  expect(visit.view).toBe('leaving');
  vi.advanceTimersByTime(1);
  expect(visit.view).toBe('returned');
});

describe('a visit after a reload', () => {
  it.each([
    [0, 'that is open', async () => {}],
    [4, 'that is full', async () => {}],
    [0, 'that is gone', () => close()],
  ])(
    'finds the place of a click that was committed, in a room with %d clicks %s',
    async (cliques, _, change) => {
      await open(ADDRESS, cliques);
      const browser = aBrowser();
      await clickAndLeave(await beginAtButton({ browser }), (send) => send());
      await change();
      const after = begin({ browser });
      expect(await after.leaves()).toBe(ADDRESS);
      expect(await ticketsUsed(room)).toBe(1);
      expect(after.views).not.toContain('lost');
    },
  );

  it.each([
    ['minutes', 4 * MINUTE_MS, ['clicking', 'lost']],
    ['a day', DAY_MS, []],
  ])(
    'shows and counts the loss of a click that never reached the server, %s later, only if that is of this show',
    async (_, passed, views) => {
      await open();
      const browser = aBrowser();
      await clickAndLeave(await beginAtButton({ browser }), async () => undefined);
      await close();
      const after = begin({ browser, now: () => Date.now() + passed });
      await eventually(() => expect(browser.all()).toMatchObject([{ state: 'lost' }]));
      await eventually(() => expect(after.views).toEqual(views));
      expect(after.tracked.includes('sala_perdeu')).toBe(views.includes('lost'));
      expect(await ticketsUsed(room)).toBe(0);
    },
  );

  it('finds the place of an earlier show without showing it or leaving the page for it', async () => {
    await open();
    const browser = aBrowser();
    await clickAndLeave(await beginAtButton({ browser }), (send) => send());
    await close();
    const after = begin({ browser, now: () => Date.now() + DAY_MS });
    await eventually(() => expect(browser.all()).toMatchObject([{ state: 'won' }]));
    expect(after.addresses).toEqual([]);
    expect(after.views).toEqual([]);
  });

  it('finds the place if the clock of the device was a day fast at the click and is right now', async () => {
    await open();
    const browser = await win(() => Date.now() + DAY_MS);
    await close();
    const later = begin({ browser });
    await later.sees('returned');
    later.session.enter();
    expect(await later.leaves()).toBe(ADDRESS);
  });

  it('asks again when its page was suspended with the click under way', async () => {
    await open();
    const browser = aBrowser();
    await clickAndLeave(await beginAtButton({ browser }), (send) => send());
    vi.unstubAllGlobals();
    // The second visit begins before the ticket is stored in its browser, when the server already answers.
    const [ticket] = browser.all();
    const other = aBrowser();
    const resumed = await beginAtButton({ browser: other });
    if (ticket) other.store(ticket);
    resumed.comesBack();
    expect(await resumed.leaves()).toBe(ADDRESS);
    await expectPlaces(1);
  });

  it('leads a winner to the link again without another place, also when the room is gone', async () => {
    await open();
    const browser = await win();
    for (const change of [async () => {}, () => close()]) {
      await change();
      const after = begin({ browser });
      await after.sees('returned');
      after.session.enter();
      expect(await after.leaves()).toBe(ADDRESS);
      expect(after.views).toEqual(['returned', 'leaving']);
    }
    expect(await ticketsUsed(room)).toBe(1);
  });
});

it('a page that is resumed on the next day shows no loss of a click that never reached the server', async () => {
  let now = Date.now();
  const browser = aBrowser();
  await open();
  const visit = await beginAtButton({ browser, now: () => now });
  const { vaga, prova } = await browser.derive({ id: room, link: ADDRESS });
  browser.store({ sala: room, link: ADDRESS, vaga, prova, state: 'sent', seen: now });
  now += DAY_MS;
  await close();
  await eventually(() => expect(visit.session.getState().releaseId).toBeNull());
  visit.comesBack();
  await visit.sees('loading');
  expect(visit.views).not.toContain('lost');
});

describe('a page that is resumed after its room was removed', () => {
  const VIEWS = [
    ['a place', 'returned', (visit: Visit) => visit.session.enter()],
    ['a button that nobody has pressed', 'released', () => {}],
  ] as const;

  it.each(VIEWS)(
    'shows %s for as long as the show may last, and waits like everybody afterwards',
    async (_, view, act) => {
      let now = Date.now();
      await open();
      const visit = await beginAtButton({ now: () => now });
      act(visit);
      // Waits for the snapshot of the click: `close` would take it for that of the removal.
      if (view === 'returned') await visit.hears(visit.leaves());
      await close();
      visit.comesBack();
      await visit.sees(view);
      now += 11 * HOUR_MS;
      visit.comesBack();
      expect(visit.view).toBe(view);
      now += 2 * HOUR_MS;
      visit.comesBack();
      expect(visit.view).toBe('loading');
      expect(visit.session.getState().releaseId).toBeNull();
    },
  );
});
