import { beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../../../scripts/ensaio/attack';
import { loadProduct } from '../../../scripts/ensaio/loadProduct';
import { rehearse } from '../../../scripts/ensaio/rehearse';
import type { Target } from '../../../scripts/ensaio/target';
import { judge } from '../../../scripts/ensaio/verdict';
import { loadRules } from '../../support/accounts';
import { LINK, openRoom } from '../../support/crowd';
import { projectOf } from '../../support/firestore';
import { env, startProject } from '../../support/project';

const DENY_ALL = `
  service cloud.firestore {
    match /databases/{database}/documents {
      match /{all=**} { allow read: if false; }
    }
  }`;
const LOCK_MS = 6_000;

startProject('attack');
beforeAll(() => env.clearFirestore());

it('a rehearsal under a lock shows that five people get in, and how late', async () => {
  const target: Target = {
    name: 'emulador',
    show: 'plain',
    project: projectOf(env),
    prepare: async () => undefined,
    release: async () => {
      const releasedAt = performance.now();
      await openRoom(env, 'sala', { link: LINK, cliques: 0 });
      return releasedAt;
    },
    stop: async () => undefined,
  };
  expect(await refusalOf(target.project)).toBeNull();
  // Everybody clicks after the room is locked.
  const crowd = Array.from({ length: 8 }, (_, n) => ({
    reactionMs: 1_000 + 50 * n,
    losesAnswer: n % 4 === 0,
  }));
  const rehearsal = await rehearse(await loadProduct(), target, crowd, () => () => undefined, LOCK_MS);
  const verdict = judge(rehearsal, { seed: 7, target: 'emulador', emulated: true, show: 'plain', tookMs: 0 });
  expect(verdict).toMatchObject({ passed: true, winners: 5, places: 5, unanswered: 0, wronglyAnswered: 0 });
  expect(verdict.attack).toMatchObject({ wonBefore: 0, wonDuring: 0 });
  expect(verdict.attack?.lastedMs).toBeGreaterThanOrEqual(LOCK_MS - 100);
  expect(verdict.attack?.lastedMs).toBeLessThan(LOCK_MS + 1_000);
  expect(verdict.attack?.lastAnswerMs).toBeGreaterThan(0);
  expect(verdict.attack?.lastAnswerMs).toBeLessThan(5_000);
});

it('a database that refuses the read refuses the lock, and says why', async () => {
  await loadRules(env, DENY_ALL);
  try {
    expect(await refusalOf(projectOf(env))).toMatch(/^HTTP 403: /);
  } finally {
    await loadRules(env);
  }
});

it('a server that does not answer is no refusal', async () => {
  await expect(refusalOf({ ...projectOf(env), emulator: '127.0.0.1:9' })).rejects.toThrow(
    /^O Firestore não respondeu à trava\. Verifique a internet/,
  );
});
