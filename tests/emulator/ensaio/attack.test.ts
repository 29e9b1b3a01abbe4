import { assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, query } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { attackRoom, refusalOf } from '../../../scripts/ensaio/attack';
import { rehearse } from '../../../scripts/ensaio/rehearse';
import type { Target } from '../../../scripts/ensaio/target';
import { judge } from '../../../scripts/ensaio/verdict/verdict';
import { crowdOf } from '../../../scripts/ensaio/visitors/crowd';
import { loadVisitor } from '../../../scripts/ensaio/visitors/loadVisitor';
import { MAX_ROOMS } from '../../../src/model';
import { click } from '../../../src/waiting-room/session/click';
import { ANYBODY, seenBy } from '../../support/crowd';
import { DENY_ALL, replaceRules, testProject, visitor } from '../../support/firestore';
import { ADDRESS } from '../../support/links';
import { admin, deleteDocuments, startProject } from '../../support/project';
import { askRest } from '../../support/rest';

const LOCK_MS = 6_000;

startProject('attack');
beforeAll(deleteDocuments);

it('a rehearsal under a lock shows that five people get in, and how late', async () => {
  const target: Target = {
    name: 'emulador',
    show: 'plain',
    project: testProject(),
    prepare: async () => undefined,
    release: async () => {
      const releasedAt = performance.now();
      await admin.open('sala', { link: ADDRESS, cliques: 0 });
      return releasedAt;
    },
    stop: async () => undefined,
  };
  expect(await refusalOf(target.project)).toBeNull();
  // All visitors click only after the room has been locked.
  const crowd = crowdOf(7, 8).map((person, n) =>
    Object.assign(person, { reactionMs: 2_500 + 50 * n, losesAnswer: n % 4 === 0 }),
  );
  const rehearsal = await rehearse(await loadVisitor(), target, crowd, () => () => undefined, {
    lockMs: LOCK_MS,
  });
  const verdict = judge(rehearsal, { seed: 7, target: 'emulador', emulated: true, show: 'plain', tookMs: 0 });
  expect(verdict).toMatchObject({ passed: true, winners: 5, places: 5, unanswered: 0, wronglyAnswered: 0 });
  expect(verdict.attack).toMatchObject({ wonBefore: 0, wonDuring: 0 });
  expect(verdict.attack?.lastedMs).toBeGreaterThanOrEqual(LOCK_MS - 100);
  expect(verdict.attack?.lastAnswerMs).toBeGreaterThan(0);
  expect(verdict.attack?.lastAnswerMs).toBeLessThan(10_000);
});

it('a database that refuses every read has not refused the lock', async () => {
  await replaceRules(DENY_ALL);
  try {
    await expect(refusalOf(testProject())).rejects.toThrow(
      /recusa também a mesma leitura sem trava.*HTTP 403/,
    );
  } finally {
    await replaceRules();
  }
});

it('a visitor who wins before the server has locked the room has won before the attack', async () => {
  await admin.open('antes', { link: ADDRESS, cliques: 0 });
  const db = visitor();
  const room = await seenBy(db, 'antes');
  let wonAt = Infinity;
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (wonAt === Infinity && (init?.body as string | undefined)?.includes('readWrite')) {
      await click(db, room, randomUUID(), ANYBODY);
      wonAt = performance.now();
    }
    return fetch(url, init);
  });
  const endAttack = attackRoom(testProject(), LOCK_MS);
  await vi.waitFor(() => expect(wonAt).toBeLessThan(Infinity), 20_000);
  const attack = await endAttack();
  vi.restoreAllMocks();
  expect(attack?.from).toBeGreaterThan(wonAt);
});

it('a stranger who reads the list of rooms in a transaction holds up a new room, and no reader', async () => {
  const structuredQuery = { from: [{ collectionId: 'salaDeEspera' }], limit: MAX_ROOMS };
  const newTransaction = { readWrite: {} };
  const answer = await askRest(null, 'runQuery', { structuredQuery, newTransaction });
  const [{ transaction }] = (await answer.json()) as [{ transaction: string }];
  const room = { link: ADDRESS, cliques: 0 };
  await expect(admin.open('nova', room)).rejects.toMatchObject({ code: 'aborted' });
  await assertSucceeds(getDocs(query(collection(visitor(), 'salaDeEspera'), limit(MAX_ROOMS))));
  await askRest(null, 'rollback', { transaction });
  await admin.open('nova', room);
});

it('a server that does not answer is no refusal', async () => {
  await expect(refusalOf({ ...testProject(), emulator: '127.0.0.1:9' })).rejects.toThrow(
    /^O Firestore não respondeu à trava\. Verifique a internet/,
  );
});
