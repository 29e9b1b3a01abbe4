import { Timestamp } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../../src/base/durations';
import { sleep } from '../../../../src/base/timeouts';
import { ADDRESS, PROTECTED } from '../../../support/links';
import { aProfile } from '../../../support/person';
import { admin } from '../../../support/project';
import { onRequests } from '../../../support/requests';
import {
  begin,
  beginAtButton,
  close,
  expectPlaces,
  heard,
  UNCONFIRMED,
  open,
  room,
  SIGNED_IN,
  startRoomVisits,
} from '../../../support/roomVisits';
import { eventually } from '../../../support/timers';
import type { Visit } from '../../../support/visits';

startRoomVisits('timed-room');

/**
 * Opens a protected room whose button appears in some ms.
 * @returns the opening time, ms since 1970
 */
async function openIn(ms: number, id = room): Promise<number> {
  const at = Date.now() + ms;
  await heard(admin.open(id, { link: PROTECTED, cliques: 0, abreEm: Timestamp.fromMillis(at) }));
  return at;
}

/** A visitor who waits in the room, and who could read the address after a win. */
async function beginWaiting(options?: ConstructorParameters<typeof Visit>[0]): Promise<Visit> {
  const visit = begin({ readPlaceAddress: async () => ADDRESS, ...options });
  await visit.sees('loading');
  return visit;
}

/**
 * Opens a room in some ms whose button the visit shows before. On a busy machine, the button may be late:
 * then opens the room again.
 * @returns the opening time, ms since 1970
 */
function openWithEarlyButton(visit: Visit, ms: number): Promise<number> {
  return eventually(async () => {
    const at = await openIn(ms);
    await visit.sees('released');
    expect(Date.now()).toBeLessThan(at);
    return at;
  });
}

/** The server's time with all delay on the way to the server, so that the page's estimate is 200 ms ahead. */
async function readExactTimeOnSlowWay(): Promise<number> {
  await sleep(400);
  return Date.now();
}

describe('a room that opens at a time', () => {
  beforeEach(async () => {
    // The page asks for the server's time at once, and not up to 3 s later.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await admin.write('linksDaSala/show', { link: ADDRESS });
  });

  it.each([
    ['30 s late', -30_000],
    ['years early', 10 * 365 * DAY_MS],
  ])('counts down, and opens then by the server, with a clock that is %s', async (_, wrongBy) => {
    const visit = await beginWaiting({ now: () => Date.now() + wrongBy });
    const begun = performance.now();
    await openIn(9_000);
    await visit.sees('countdown');
    const tookMs = performance.now() - begun;
    const waiting = visit.session.getState();
    expect(waiting).toMatchObject({ releaseId: null });
    expect('seconds' in waiting && waiting.seconds).toBeLessThanOrEqual(9);
    visit.session.enter();
    const at = await openIn(1_500);
    await visit.sees('released');
    // The page may be early by half a round trip of its request for the time, which `tookMs` contains.
    expect(Date.now() - at).toBeGreaterThan(-tookMs / 2 - 20);
    expect(visit.session.getState()).toMatchObject({ view: 'released', releaseId: expect.any(String) });
    visit.session.enter();
    expect(await visit.leaves()).toBe(ADDRESS);
    expect(visit.views).toEqual(['countdown', 'released', 'clicking', 'leaving']);
    await expectPlaces(1);
  });

  it('follows the team, which moves the time, removes it, or removes the room', async () => {
    const visit = await beginWaiting();
    await openIn(MINUTE_MS);
    await openIn(1_500);
    await visit.sees('released');
    await openIn(MINUTE_MS);
    await visit.sees('loading');
    await open(PROTECTED);
    await visit.sees('released');
    await openIn(9_500);
    await visit.sees('countdown');
    await close();
    await visit.sees('loading');
    expect(visit.session.getState().releaseId).toBeNull();
  });

  it('shows its countdown and its button to a page that is opened before it', async () => {
    await openIn(9_000);
    const visit = begin();
    await visit.sees('countdown');
    await openIn(300);
    await visit.sees('released');
    expect(visit.views).toEqual(['countdown', 'released']);
  });

  it('shows its button to a page that is opened after it', async () => {
    await openIn(-1_000);
    const visit = await beginAtButton();
    expect(visit.views).toEqual(['released']);
  });

  it('hides an open room while its id comes first; once it is removed, the button of the open room appears', async () => {
    const visit = await beginWaiting();
    await open(ADDRESS, 0, 'b');
    await openIn(20_000, 'a');
    await visit.sees('loading');
    await close('a');
    await visit.sees('released');
    visit.session.enter();
    expect(await visit.leaves()).toBe(ADDRESS);
  });

  it('shows its button without the server’s clock, and a click before the time waits for it', async () => {
    const visit = await beginWaiting({ readExactTime: () => Promise.reject(new TypeError('fetch failed')) });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const at = await openWithEarlyButton(visit, 2_000);
    visit.session.enter();
    expect(await visit.leaves()).toBe(ADDRESS);
    expect(Date.now()).toBeGreaterThanOrEqual(at);
    expect(visit.views.slice(-3)).toEqual(['released', 'clicking', 'leaving']);
    expect(visit.views).not.toContain('countdown');
    // The click only came too early: no field is wrong.
    expect(log).not.toHaveBeenCalledWith(expect.stringContaining('clique recusado'));
    await expectPlaces(1);
  });

  it.each([
    ['long before', MINUTE_MS, 'loading' as const],
    ['during the countdown', 9_000, 'countdown' as const],
  ])('waits again after a click that, because the clock was not known, came %s', async (_, ms, view) => {
    let answers = false;
    const visit = await beginWaiting({
      readExactTime: () =>
        answers ? Promise.resolve(Date.now()) : Promise.reject(new TypeError('fetch failed')),
    });
    await openIn(ms);
    await visit.sees('released');
    answers = true;
    visit.session.enter();
    await visit.sees(view);
    expect(visit.reported).toEqual([]);
    await expectPlaces(0);
  });

  it('takes a click that comes too early as soon as it opens, without a random pause', async () => {
    const visit = await beginWaiting({ readExactTime: readExactTimeOnSlowWay });
    const at = await openWithEarlyButton(visit, 2_500);
    // Makes random pauses 12 s long, so that the test fails if the click waits for one.
    vi.spyOn(Math, 'random').mockReturnValue(100);
    visit.session.enter();
    await visit.sees('leaving');
    expect(Date.now() - at).toBeLessThan(10_000);
    await expectPlaces(1);
  });

  it('repeats the early click of a registered person without reading the profile before', async () => {
    await admin.write('users/maria', aProfile());
    await admin.write('configuracoes/salaDeEspera', { paraCadastrados: true });
    const visit = await beginWaiting({
      readExactTime: readExactTimeOnSlowWay,
      uid: UNCONFIRMED.uid,
      identity: { forRegistered: true, authState: SIGNED_IN },
    });
    await openWithEarlyButton(visit, 2_500);
    let profileReads = 0;
    onRequests(
      (address, body) => address.includes(':batchGet') && body.includes('/users/maria"'),
      (send) => {
        profileReads++;
        return send();
      },
    );
    visit.session.enter();
    await visit.sees('leaving');
    expect(profileReads).toBe(0);
    await expectPlaces(1);
  });
});
