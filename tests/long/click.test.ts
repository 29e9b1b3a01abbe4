import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { lock } from '../../scripts/shared/lock';
import { MINUTE_MS, SECOND_MS } from '../../src/base/durations';
import { crowdClicks, winners } from '../support/crowd';
import { testProject } from '../support/firestore';
import { ADDRESS } from '../support/links';
import { admin, deleteDocuments, startProject } from '../support/project';
import { askRest, restName } from '../support/rest';

/** The time after which the emulator ends an idle transaction. */
const EMULATED_LOCK_MS = MINUTE_MS;

startProject('click-long');
beforeAll(deleteDocuments);

it('exactly five of 1,000 visitors who click at once win', async () => {
  await admin.open('multidao', { link: ADDRESS, cliques: 0 });
  const { answers, mostClicks, ticketsUsed: used } = await crowdClicks('multidao', 1000);
  expect(answers).toHaveLength(1000);
  expect(winners(answers)).toMatchObject(Array.from({ length: 5 }, () => ({ kind: 'won' })));
  expect(used).toBe(5);
  expect(mostClicks).toBe(5);
});

it('exactly five of 50 visitors win although a stranger locks the room, and all are answered within 5 s of its end', async () => {
  await admin.open('trava', { link: ADDRESS, cliques: 0 });
  await lock(testProject(), 'salaDeEspera/trava');
  const ends = performance.now() + EMULATED_LOCK_MS;
  const { answers, mostClicks, ticketsUsed: used, answeredAt } = await crowdClicks('trava', 50);
  const late = answeredAt - ends;
  console.log(
    `the last of 50 visitors was answered ${(late / SECOND_MS).toFixed(1)} s after the end of the lock`,
  );
  expect(answers).toHaveLength(50);
  expect(winners(answers)).toHaveLength(5);
  expect(used).toBe(5);
  expect(mostClicks).toBe(5);
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan(5_000);
});

it('no rule bounds how many tickets a visitor asks for by their ids, which docs/deploy.md prices', async () => {
  const documents = Array.from({ length: 10_000 }, () => restName(`vagas/${randomUUID()}`));
  const answers: unknown = await (await askRest(null, 'batchGet', { documents })).json();
  expect(answers).toHaveLength(10_000);
});
