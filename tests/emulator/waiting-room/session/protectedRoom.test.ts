import { type Firestore } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { errorOf } from '../../../../src/base/errors';
import { NoAnswerError } from '../../../../src/base/timeouts';
import { click } from '../../../../src/waiting-room/session/click';
import { readClickResult, type ClickResult } from '../../../../src/waiting-room/session/clickResult';
import {
  AddressError,
  becomeOwner,
  readAddress,
} from '../../../../src/waiting-room/session/protectedAddress';
import { deriveTicket } from '../../../../src/waiting-room/session/tickets';
import type { RegisteredPerson } from '../../../../src/waiting-room/session/visitor';
import { ANYBODY, seenBy, winners, ticketsUsed, watchClicks } from '../../../support/crowd';
import { clientOf, visitor } from '../../../support/firestore';
import { ADDRESS, PROTECTED } from '../../../support/links';
import { aProfile } from '../../../support/person';
import { admin, deleteDocuments, startProject } from '../../../support/project';
import { lose, onRequests, unanswered } from '../../../support/requests';
import { byAdmin, set, update } from '../../../support/rules';

const CROWD = 50;

startProject('protected-room');
beforeEach(async () => {
  await deleteDocuments();
  await admin.open('sala', { link: PROTECTED, cliques: 0 });
  await admin.write('linksDaSala/show', { link: ADDRESS });
});

async function newTicket(): Promise<{ vaga: string; prova: string }> {
  return deriveTicket(randomUUID(), { id: 'sala', link: PROTECTED });
}

const winnersPrepared = () => admin.list('linksDaSala/show/ganhadores');

const nameOf = (uid: string) => `Pessoa ${uid}`;

function personOf(uid: string): RegisteredPerson {
  return { uid, name: nameOf(uid), celular: '11912345678', confirmado: false };
}

const register = (...uids: string[]) =>
  byAdmin(...uids.map((uid) => set(`users/${uid}`, { ...aProfile(), uid, name: nameOf(uid) })));

function clickAs(uid: string, db: Firestore, vaga: string = randomUUID()): Promise<ClickResult> {
  return seenBy(db, 'sala').then((room) => click(db, room, vaga, { ...ANYBODY, person: personOf(uid) }));
}

/** Lets everybody click at once, and expects that five win and no further click is counted. */
async function clickAtOnce(clicks: () => Promise<ClickResult>[]): Promise<ClickResult[]> {
  const mostClicks = watchClicks('sala');
  const answers = await Promise.all(clicks());
  expect(winners(answers)).toHaveLength(5);
  expect(await mostClicks).toBe(5);
  expect(await ticketsUsed('sala')).toBe(5);
  return answers;
}

async function addressesReadBy(people: Firestore[]): Promise<PromiseSettledResult<string>[]> {
  return Promise.allSettled(people.map((db) => readAddress(db, PROTECTED)));
}

/** The error of the request; rejects if there is none 8 s later, by the test's clock. */
async function errorAfter8s(request: Promise<unknown>): Promise<unknown> {
  const error = errorOf(request);
  await vi.advanceTimersByTimeAsync(8_000);
  return Promise.race([error, Promise.reject(new Error('The request is still waiting.'))]);
}

describe('an open show', () => {
  it(`exactly five of ${CROWD} visitors win, own their places and read the address`, async () => {
    const crowd = await Promise.all(
      Array.from({ length: CROWD }, async (_, who) => ({
        ...(await newTicket()),
        uid: `anonymous-${who}`,
        db: visitor(),
        ofUser: clientOf(`anonymous-${who}`),
      })),
    );
    const room = await seenBy(visitor(), 'sala');
    const answers = await clickAtOnce(() => crowd.map(({ db, vaga }) => click(db, room, vaga, ANYBODY)));

    // All try to own their ticket's place, the losers too.
    const owned = await Promise.allSettled(
      crowd.map(({ ofUser, uid, vaga, prova }) => becomeOwner(ofUser, uid, { link: PROTECTED, vaga, prova })),
    );
    const addresses = await addressesReadBy(crowd.map(({ ofUser }) => ofUser));
    for (const [who, answer] of answers.entries()) {
      const won = answer.kind === 'won';
      expect(owned[who]?.status).toBe(won ? 'fulfilled' : 'rejected');
      expect(addresses[who]).toMatchObject(won ? { value: ADDRESS } : { status: 'rejected' });
    }
    expect(Object.keys(await winnersPrepared())).toHaveLength(5);
  });

  it('a place is owned once, by whoever has its proof', async () => {
    const db = visitor();
    const { vaga, prova } = await newTicket();
    await click(db, await seenBy(db, 'sala'), vaga, ANYBODY);
    // Everybody can read the id of the last ticket, but it is no proof.
    const { ultimaVaga } = (await admin.read('salaDeEspera/sala')) ?? {};
    expect(ultimaVaga).toBe(vaga);
    const thief = clientOf('thief');
    await expect(becomeOwner(thief, 'thief', { link: PROTECTED, vaga, prova: vaga })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await becomeOwner(clientOf('winner'), 'winner', { link: PROTECTED, vaga, prova });
    await expect(becomeOwner(thief, 'thief', { link: PROTECTED, vaga, prova })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(readAddress(thief, PROTECTED)).rejects.toMatchObject({ code: 'permission-denied' });
    // A repeated request, as after a lost answer, is refused but changes nothing.
    await expect(
      becomeOwner(clientOf('winner'), 'winner', { link: PROTECTED, vaga, prova }),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await readAddress(clientOf('winner'), PROTECTED)).toBe(ADDRESS);
  });

  it('a winner whose request is lost asks again after 8 s: the presenter is waiting', async () => {
    const db = visitor();
    const place = { link: PROTECTED, ...(await newTicket()) };
    await click(db, await seenBy(db, 'sala'), place.vaga, ANYBODY);
    const winner = clientOf('winner');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
    onRequests(() => true, unanswered, 2);
    expect(await errorAfter8s(becomeOwner(winner, 'winner', place))).toBeInstanceOf(NoAnswerError);
    expect(await errorAfter8s(readAddress(winner, PROTECTED))).toBeInstanceOf(NoAnswerError);
    await becomeOwner(winner, 'winner', place);
    expect(await readAddress(winner, PROTECTED)).toBe(ADDRESS);
  });

  it.each([null, {}, { link: '' }, { link: 'show.example' }])(
    'an address that is %j is the mistake of the team',
    async (data) => {
      const db = visitor();
      const { vaga, prova } = await newTicket();
      await click(db, await seenBy(db, 'sala'), vaga, ANYBODY);
      const winner = clientOf('winner');
      await becomeOwner(winner, 'winner', { link: PROTECTED, vaga, prova });
      await (data ? admin.write('linksDaSala/show', data) : admin.remove('linksDaSala/show'));
      await expect(readAddress(winner, PROTECTED)).rejects.toThrow(AddressError);
    },
  );
});

describe('a show for registered people', () => {
  beforeEach(() => admin.write('configuracoes/salaDeEspera', { paraCadastrados: true }));

  it(`exactly five of ${CROWD} people win and read the address, and the team sees their names and phones`, async () => {
    const uids = Array.from({ length: CROWD }, (_, who) => `p${who}`);
    await register(...uids);
    const crowd = uids.map((uid) => ({ uid, db: clientOf(uid) }));
    const room = await seenBy(visitor(), 'sala');
    const answers = await clickAtOnce(() =>
      crowd.map(({ uid, db }) => click(db, room, randomUUID(), { ...ANYBODY, person: personOf(uid) })),
    );
    const won = uids.filter((_, who) => answers[who]?.kind === 'won');
    const prepared = await winnersPrepared();
    expect(Object.keys(prepared).sort()).toEqual(won.sort());
    for (const [uid, data] of Object.entries(prepared))
      expect(data).toMatchObject({ nome: nameOf(uid), celular: '11912345678', confirmado: false });
    const addresses = await addressesReadBy(crowd.map(({ db }) => db));
    const read = addresses.map((address) => (address.status === 'fulfilled' ? address.value : null));
    expect(read).toEqual(uids.map((uid) => (won.includes(uid) ? ADDRESS : null)));
  });

  it('a person with two devices gets one place, the same on both', async () => {
    await register('maria');
    const devices = Array.from({ length: 4 }, () => clientOf('maria'));
    const answers = await Promise.all(devices.map((db) => clickAs('maria', db)));
    const places = new Set(answers.map((answer) => answer.kind === 'won' && answer.ticketId));
    expect(places.size).toBe(1);
    expect((await admin.read('salaDeEspera/sala'))?.['cliques']).toBe(1);
    expect(Object.values(await winnersPrepared())).toMatchObject([{ vaga: [...places][0] }]);
  });

  it('a person learns on a second device of the place, after the room is full and after it is gone', async () => {
    await register('maria');
    const vaga = randomUUID();
    await clickAs('maria', clientOf('maria'), vaga);
    const won = { kind: 'won', ticketId: vaga };
    const second = clientOf('maria');
    const room = await seenBy(second, 'sala');
    await admin.open('sala', { link: PROTECTED, cliques: 5 });
    expect(await clickAs('maria', second)).toEqual(won);
    await admin.close('sala');
    expect(await readClickResult(second, room, randomUUID(), { uid: 'maria' })).toEqual(won);
  });

  it('a click with an old name wins once the profile has been read, also by a second attempt', async () => {
    await register('maria');
    await byAdmin(update('users/maria', { name: 'Maria de Souza' }));
    onTestFinished(() => void vi.unstubAllGlobals());
    onRequests((_, body) => body.includes('/users/maria"'), lose, 1);
    expect(await clickAs('maria', clientOf('maria'))).toMatchObject({ kind: 'won' });
    expect((await winnersPrepared())['maria']).toMatchObject({ nome: 'Maria de Souza' });
  });
});
