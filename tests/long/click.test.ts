import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { click } from '../../src/waiting-room/click';
import { crowdClicks, LINK, openRoom, seenBy, ticketsUsed, winners } from '../support/crowd';
import { startRules, visitor } from '../support/firestore';

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
