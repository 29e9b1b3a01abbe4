import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { crowdClicks, winners } from '../support/crowd';
import { ADDRESS } from '../support/links';
import { admin, deleteDocuments, startProject } from '../support/project';
import { askRest, restName } from '../support/rest';

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

it('no rule bounds how many tickets a visitor asks for by their ids, which docs/deploy.md prices', async () => {
  const documents = Array.from({ length: 10_000 }, () => restName(`vagas/${randomUUID()}`));
  const answers: unknown = await (await askRest(null, 'batchGet', { documents })).json();
  expect(answers).toHaveLength(10_000);
});
