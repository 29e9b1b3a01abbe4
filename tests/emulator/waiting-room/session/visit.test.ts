import { describe, expect, it, vi } from 'vitest';
import { makeGate } from '../../../../scripts/shared/gate';
import { SHORT_GAP_MS, sleep } from '../../../../src/base/timeouts';
import { untilRoomsRead } from '../../../../src/waiting-room/session/readRooms';
import { signedOut } from '../../../support/auth';
import { DENY_ALL, replaceRules } from '../../../support/firestore';
import { ADDRESS, NEW_ADDRESS } from '../../../support/links';
import { onRequests } from '../../../support/requests';
import { aBrowser } from '../../../support/roomStore';
import { begin, beginAtButton, close, open, SIGNED_IN, startRoomVisits } from '../../../support/roomVisits';
import { eventually } from '../../../support/timers';

startRoomVisits('visit');

describe('a visit', () => {
  it('shows a room that is open, and one that opens, before and with the subscription', async () => {
    await open();
    const early = await beginAtButton({ live: false });
    expect(early.session.getState()).toMatchObject({ connected: true, view: 'released' });
    await close();
    early.connect();
    await eventually(() => expect(early.session.getState().releaseId).toBeNull());
    await open(NEW_ADDRESS, 0, 'outra');
    await eventually(() => expect(early.session.getState().releaseId).toContain('outra'));
    // The visit and each release are counted once.
    expect(early.tracked).toEqual(['page_view', 'sala_liberada', 'sala_liberada']);
  });

  it('keeps what the subscription has shown if the first read is answered later', async () => {
    await open(ADDRESS, 0, 'velha');
    const late = makeGate();
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
    await open(NEW_ADDRESS, 0, 'nova');
    await eventually(() => expect(visit.session.getState().releaseId).toContain('nova'));
    late.open();
    await untilRoomsRead();
    expect(visit.session.getState().releaseId).toContain('nova');
  });

  it('tells its listeners only of changes', async () => {
    await open();
    const visit = await beginAtButton();
    const before = visit.session.getState();
    await open(ADDRESS, 3);
    await open(ADDRESS, 4);
    visit.comesBack();
    expect(visit.session.getState()).toBe(before);
  });

  it.each([
    ['offline', false],
    ['online', true],
  ] as const)('that is %s for a while says so', async (connection, connected) => {
    await open();
    const visit = await beginAtButton();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    visit.goes(connection);
    await vi.advanceTimersByTimeAsync(SHORT_GAP_MS);
    vi.useRealTimers();
    expect(visit.session.getState()).toMatchObject({ connected, view: 'released' });
  });
});

it('a visit that the server refuses shows that it is not connected, and then the room of that moment', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open(ADDRESS, 0, 'velha');
  await replaceRules(DENY_ALL);
  const visit = begin();
  try {
    await eventually(() => expect(visit.session.getState().connected).toBe(false));
    await close('velha');
    await open(NEW_ADDRESS, 0, 'nova');
  } finally {
    await replaceRules();
  }
  await visit.sees('released');
  visit.session.enter();
  expect(await visit.leaves()).toBe(NEW_ADDRESS);
});

describe('statistics', () => {
  it('count a visit once, and a release once, also while others click and while the account changes', async () => {
    await open();
    const visit = await beginAtButton();
    await open(ADDRESS, 1);
    await open(ADDRESS, 2);
    visit.session.identify({ forRegistered: true, authState: signedOut });
    visit.session.identify({ forRegistered: true, authState: SIGNED_IN });
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

it('the speed of a click is that of one in a release which the visitor saw, and nothing is known of it after a reload', async () => {
  const browser = aBrowser();
  const visit = begin({ browser });
  await visit.sees('loading');
  await open();
  await visit.sees('released');
  await sleep(100);
  visit.session.enter();
  await visit.leaves();
  const { speed } = visit;
  expect(speed).toEqual({ click: expect.any(Number), full: null });
  expect(speed?.click).toBeGreaterThan(90);
  const after = begin({ browser });
  await after.sees('returned');
  after.session.enter();
  await after.leaves();
  expect(after.speed).toBeNull();
});
