import type { Firestore } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGate } from '../../../../scripts/shared/gate';
import { lock } from '../../../../scripts/shared/lock';
import { MINUTE_MS } from '../../../../src/base/durations';
import { errorOf } from '../../../../src/base/errors';
import { sleep } from '../../../../src/base/timeouts';
import type { Room } from '../../../../src/model';
import { click } from '../../../../src/waiting-room/session/click';
import { readClickResult } from '../../../../src/waiting-room/session/clickResult';
import { ANYBODY, crowdClicks, seenBy, ticketsUsed, winners } from '../../../support/crowd';
import { testProject, visitor } from '../../../support/firestore';
import { ADDRESS, NEW_ADDRESS } from '../../../support/links';
import { admin, deleteDocuments, startProject } from '../../../support/project';
import { onNextCommit, onRequests, unanswered } from '../../../support/requests';
import { eventually } from '../../../support/timers';

/** The body of a refusal by firestore.rules. */
const REFUSAL = '{"error":{"code":403,"message":"denied","status":"PERMISSION_DENIED"}}';

let db: Firestore;

startProject('click');
beforeAll(async () => {
  db = visitor();
});
beforeEach(deleteDocuments);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function isOpen(id = 'sala'): Promise<boolean> {
  return (await admin.read(`salaDeEspera/${id}`)) !== null;
}

/** Waits for the removal: a loser waits 2 s for it, at most. */
const expectRemoved = () => eventually(async () => expect(await isOpen()).toBe(false));

describe('when many visitors click at once', () => {
  it('exactly five of 200 win', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 0 });
    const { answers, mostClicks, ticketsUsed: used } = await crowdClicks('sala', 200);
    expect(answers).toHaveLength(200);
    expect(winners(answers)).toMatchObject(Array.from({ length: 5 }, () => ({ kind: 'won' })));
    expect(used).toBe(5);
    // The count need not be exactly 5: the observer may have missed the last clicks before the room was
    // deleted.
    expect(mostClicks).toBeLessThanOrEqual(5);
    await expectRemoved();
  });
});

describe('one visitor', () => {
  it('wins with all of 20 concurrent clicks from several tabs, and takes one place', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 0 });
    const ticket = randomUUID();
    const tabs = [db, visitor(), visitor(), visitor()];
    const room = await seenBy(db, 'sala');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => click(tabs[n % tabs.length] as Firestore, room, ticket, ANYBODY)),
    );
    expect(winners(answers)).toHaveLength(20);
    expect(await ticketsUsed('sala')).toBe(1);
    expect((await seenBy(db, 'sala')).cliques).toBe(1);
  });

  it('still wins with a ticket that has a place after the room is full or deleted', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 4 });
    const room = await seenBy(db, 'sala');
    const ticket = randomUUID();
    const won = { kind: 'won', ticketId: ticket };
    expect(await click(db, room, ticket, ANYBODY)).toEqual(won);
    expect(await click(db, room, ticket, ANYBODY)).toEqual(won);
    expect(await readClickResult(db, room, ticket)).toEqual(won);
    await admin.close('sala');
    expect(await click(db, room, ticket, ANYBODY)).toEqual(won);
    expect(await readClickResult(db, room, ticket)).toEqual(won);
  });

  it('loses without a place after the room is deleted, and in a full room, which is then deleted', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 5 });
    const room = await seenBy(db, 'sala');
    expect(await click(db, room, randomUUID(), ANYBODY)).toEqual({ kind: 'lost', removed: false });
    await expectRemoved();
    const lost = { kind: 'lost', removed: true };
    expect(await readClickResult(db, room, randomUUID())).toEqual(lost);
    expect(await click(db, room, randomUUID(), ANYBODY)).toEqual(lost);
  });

  it('learns without a place that the room is still open, and which link it has now', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 4 });
    const room = await seenBy(db, 'sala');
    await admin.open('sala', { link: NEW_ADDRESS, cliques: 4 });
    const present = { ...room, link: NEW_ADDRESS };
    const undecided = { kind: 'undecided', room: present };
    expect(await readClickResult(db, room, randomUUID())).toEqual(undecided);
    expect(await readClickResult(db, present, randomUUID())).toEqual(undecided);
    expect(await isOpen()).toBe(true);
  });

  it('takes no place and gets the room with its new link if the team changed that before the click', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 0 });
    const room = await seenBy(db, 'sala');
    await admin.open('sala', { link: NEW_ADDRESS, cliques: 0 });
    const options = { ...ANYBODY, fits: ({ link }: Room) => link === ADDRESS };
    const answer = await click(db, room, randomUUID(), options);
    expect(answer).toEqual({ kind: 'undecided', room: { ...room, link: NEW_ADDRESS } });
    expect((await seenBy(db, 'sala')).cliques).toBe(0);
    expect(await ticketsUsed('sala')).toBe(0);
  });

  it('has its place, whatever link the room has now', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 0 });
    const room = await seenBy(db, 'sala');
    const ticket = randomUUID();
    await click(db, room, ticket, ANYBODY);
    await admin.open('sala', { link: NEW_ADDRESS, cliques: 1 });
    expect(await click(db, { ...room, link: NEW_ADDRESS }, ticket, ANYBODY)).toEqual({
      kind: 'won',
      ticketId: ticket,
    });
  });
});

describe('while a stranger holds a lock on the room', () => {
  it('a click goes on, and everybody is answered within 5 s of the end of the lock', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 0 });
    const visitors = Array.from({ length: 8 }, () => visitor());
    const rooms = await Promise.all(visitors.map((one) => seenBy(one, 'sala')));
    const end = await lock(testProject(), 'salaDeEspera/sala');
    // The lock lasts longer than a click that the server does not answer at all.
    const limits = { unanswered: 6_000, contended: MINUTE_MS };
    const clicks = rooms.map((room, n) =>
      click(visitors[n] as Firestore, room, randomUUID(), { ...ANYBODY, limits }),
    );
    await Promise.race([sleep(9_000), Promise.all(clicks)]);
    expect((await seenBy(db, 'sala')).cliques).toBe(0);
    await end();
    const ended = performance.now();
    const answers = await Promise.all(clicks);
    // Twice as long, because machines that run tests are often busy.
    expect(performance.now() - ended).toBeLessThan(10_000);
    expect(answers.map(({ kind }) => kind).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'lost'),
      ...Array.from({ length: 5 }, () => 'won'),
    ]);
    expect(await ticketsUsed('sala')).toBe(5);
  });

  it('a click fails in the end, takes no place, and the next one with its ticket wins', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 0 });
    const room = await seenBy(db, 'sala');
    const ticket = randomUUID();
    const end = await lock(testProject(), 'salaDeEspera/sala');
    const begun = performance.now();
    const limits = { unanswered: 4_000, contended: 6_000 };
    await expect(click(db, room, ticket, { ...ANYBODY, limits })).rejects.toBeInstanceOf(Error);
    // Without its limits, a click would take 30 s at least.
    expect(performance.now() - begun).toBeLessThan(25_000);
    expect(await ticketsUsed('sala')).toBe(0);
    await end();
    expect(await click(db, room, ticket, ANYBODY)).toEqual({ kind: 'won', ticketId: ticket });
  });
});

it.each([
  ['no server answers', unanswered],
  ['is refused', async () => new Response(REFUSAL, { status: 403 })],
])('a click that %s ends after 30 s, and is repeated until then with growing pauses', async (_, answer) => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers();
  let requests = 0;
  onRequests(
    () => true,
    () => {
      requests++;
      return answer();
    },
  );
  const room = { id: 'sala', link: ADDRESS, cliques: 0, abreEm: null };
  const error = errorOf(click(db, room, randomUUID(), ANYBODY));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await Promise.race([error, Promise.resolve('still under way')])).toBeInstanceOf(Error);
  // After pauses that do not grow, it would be more than 200.
  expect(requests).toBeLessThan(80);
});

describe('a click whose answer never comes', () => {
  it.each([
    [0, 'committed', (send: () => Promise<Response>) => send()],
    [4, 'committed', (send: () => Promise<Response>) => send()],
    [4, 'lost', async () => undefined],
  ])('wins in a room with %d clicks if the request was %s', async (cliques, _, arrive) => {
    await admin.open('sala', { link: ADDRESS, cliques });
    const room = await seenBy(db, 'sala');
    const ticket = randomUUID();
    const sent = new Promise<void>((done) =>
      onNextCommit(async (send) => {
        await arrive(send);
        done();
        return new Promise(() => {});
      }),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const clicked = click(db, room, ticket, ANYBODY);
    // Lets one ms pass, because the SDK sends the commit by a timer.
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    await vi.advanceTimersByTimeAsync(8_000);
    vi.useRealTimers();
    expect(await clicked).toEqual({ kind: 'won', ticketId: ticket });
    expect((await seenBy(db, 'sala')).cliques).toBe(cliques + 1);
    expect(await ticketsUsed('sala')).toBe(1);
  });

  it('fails in the end; if it reaches the server later, it counts once, and the next one wins', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 4 });
    const room = await seenBy(db, 'sala');
    const ticket = randomUUID();
    const delivery = makeGate();
    onNextCommit(async (send) => {
      await delivery.opened;
      return send();
    });
    const limits = { unanswered: 500, contended: MINUTE_MS };
    await expect(click(db, room, ticket, { ...ANYBODY, limits })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await ticketsUsed('sala')).toBe(0);
    delivery.open();
    await eventually(async () => expect(await ticketsUsed('sala')).toBe(1));
    expect(await click(db, room, ticket, ANYBODY)).toEqual({ kind: 'won', ticketId: ticket });
    expect((await seenBy(db, 'sala')).cliques).toBe(5);
  });
});

it.each([
  [403, REFUSAL, 'permission-denied'],
  [500, '{"error":{"code":500,"message":"Internal error.","status":"INTERNAL"}}', 'unavailable'],
  [500, '', 'unavailable'],
])(
  'a click fails and takes no place while each answer is %d %s; the next one wins',
  async (status, body, code) => {
    await admin.open('sala', { link: ADDRESS, cliques: 4 });
    const room = await seenBy(db, 'sala');
    const ticket = randomUUID();
    onRequests(
      () => true,
      async () => new Response(body, { status }),
    );
    const limits = { unanswered: 1_000, contended: MINUTE_MS };
    await expect(click(db, room, ticket, { ...ANYBODY, limits })).rejects.toMatchObject({ code });
    vi.unstubAllGlobals();
    expect(await ticketsUsed('sala')).toBe(0);
    expect(await click(db, room, ticket, ANYBODY)).toEqual({ kind: 'won', ticketId: ticket });
    expect((await seenBy(db, 'sala')).cliques).toBe(5);
  },
);

it.each([-1, 2.5])('a click fails and takes no place if cliques is %d', async (cliques) => {
  await admin.open('sala', { link: ADDRESS, cliques });
  const room = await seenBy(db, 'sala');
  // Lets 30 s pass after the first refusal, which is logged: refused clicks are repeated until then.
  vi.spyOn(console, 'error').mockImplementationOnce(() => {
    const later = performance.now() + 30_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
  });
  const clicked = click(db, room, randomUUID(), ANYBODY);
  await expect(clicked).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await ticketsUsed('sala')).toBe(0);
});

describe('closing a room', () => {
  it('tolerates that other losers close the room at the same moment', async () => {
    await admin.open('sala', { link: ADDRESS, cliques: 5 });
    const room = await seenBy(db, 'sala');
    const losers = [db, visitor(), db].map((one) => readClickResult(one, room, randomUUID()));
    expect(await Promise.all(losers)).toMatchObject(losers.map(() => ({ kind: 'lost' })));
    await expectRemoved();
  });
});
