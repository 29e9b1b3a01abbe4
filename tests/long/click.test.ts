import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lock } from '../../scripts/shared/lock';
import { click } from '../../src/waiting-room/click';
import { crowdClicks, LINK, openRoom, seenBy, ticketsUsed, winners } from '../support/crowd';
import { projectOf, startRules, visitor } from '../support/firestore';
import { askRest, restName } from '../support/rest';

/** The emulator ends a transaction that does nothing for this long. */
const EMULATED_LOCK_MS = 60_000;

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await startRules('click-long');
  await env.clearFirestore();
});
afterAll(() => env.cleanup());

it('exactly five of 1,000 visitors who click at once win', async () => {
  await openRoom(env, 'multidao', { link: LINK, cliques: 0 });
  const { answers, mostClicks, ticketsUsed: used } = await crowdClicks(env, 'multidao', 1000);
  expect(answers).toHaveLength(1000);
  expect(winners(answers)).toMatchObject(Array.from({ length: 5 }, () => ({ kind: 'won', link: LINK })));
  expect(used).toBe(5);
  expect(mostClicks).toBe(5);
});

it('exactly five of 50 visitors win although a stranger locks the room, and all are answered within 5 s of its end', async () => {
  await openRoom(env, 'trava', { link: LINK, cliques: 0 });
  await lock(projectOf(env), 'salaDeEspera/trava');
  const ends = performance.now() + EMULATED_LOCK_MS;
  const { answers, mostClicks, ticketsUsed: used, answeredAt } = await crowdClicks(env, 'trava', 50);
  const late = answeredAt - ends;
  console.log(`the last of 50 visitors was answered ${(late / 1000).toFixed(1)} s after the end of the lock`);
  expect(answers).toHaveLength(50);
  expect(winners(answers)).toHaveLength(5);
  expect(used).toBe(5);
  expect(mostClicks).toBe(5);
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(5_000);
});

it.each([-1, 2.5])('a click fails after 30 s if cliques is %d', async (cliques) => {
  const id = `sala${cliques}`;
  const db = visitor(env);
  await openRoom(env, id, { link: LINK, cliques });
  const room = await seenBy(db, id);
  const begun = performance.now();
  await expect(click(db, room, randomUUID())).rejects.toMatchObject({ code: 'permission-denied' });
  const waited = performance.now() - begun;
  // The last pause is skipped if it would end after the time limit.
  expect(waited).toBeGreaterThan(25_000);
  expect(waited).toBeLessThan(31_000);
  expect(await ticketsUsed(env, id)).toBe(0);
});

it('no rule bounds how many tickets a visitor asks for by their ids, which docs/deploy.md prices', async () => {
  const documents = Array.from({ length: 10_000 }, () => restName(env, `vagas/${randomUUID()}`));
  const answers: unknown = await (await askRest(env, null, 'batchGet', { documents })).json();
  expect(answers).toHaveLength(10_000);
});
