import { collection, collectionGroup, getDocs } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countRegistration } from '../../src/auth/profile/counters';
import { readProfile } from '../../src/auth/profile/profile';
import { register } from '../../src/auth/profile/registration';
import { SECOND_MS } from '../../src/base/durations';
import { codeOf } from '../../src/base/errors';
import { countOf, closeDevices, newRegistration, newDevice, uidOf, type Device } from '../support/accounts';
import { admin, deleteDocuments, startProject } from '../support/project';

const CROWD = 400;
const STATES = ['SP', 'SP', 'MG', 'BA', 'AC'];

/** How often a person submits the form at most, while it shows an error. */
const MAX_ATTEMPTS = 4;

interface Answer {
  /** The results of all attempts: `ok`, or the code of the error that the form shows. */
  saw: string;
  waitedMs: number;
}

startProject('sign-up-storm');
beforeAll(deleteDocuments);
afterAll(closeDevices);

async function untilOk(attempt: () => Promise<unknown>): Promise<string> {
  const results: string[] = [];
  while (results.length < MAX_ATTEMPTS && results.at(-1) !== 'ok')
    results.push(await attempt().then(() => 'ok', codeOf));
  return results.join(', ');
}

/** Measures a sign-up as its form does, without the counting, for which the form does not wait. */
async function signUp({ auth, db }: Device, estado: string): Promise<Answer> {
  const begun = performance.now();
  const newPerson = newRegistration({ estado });
  const saw = await untilOk(() => register(auth, db, newPerson));
  return { saw, waitedMs: performance.now() - begun };
}

/** Counts the registration, as the page does once after a sign-up. */
async function count(device: Device): Promise<void> {
  const profile = await readProfile(device.db, uidOf(device));
  if (!profile) throw new Error('The profile is not there.');
  await countRegistration(device.db, profile);
}

async function countedByState(): Promise<Record<string, unknown>> {
  const states = [...new Set(STATES)];
  const quantities = await Promise.all(states.map((estado) => countOf(estado)));
  return Object.fromEntries(states.map((estado, n) => [estado, quantities[n]]));
}

function tally(words: string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const word of words) times[word] = (times[word] ?? 0) + 1;
  return times;
}

function summary(answers: Answer[], countings: string[]): string {
  const waits = answers.map(({ waitedMs }) => waitedMs / SECOND_MS).sort((one, other) => one - other);
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) =>
    (waits[Math.ceil(waits.length * share) - 1] ?? 0).toLocaleString('pt-BR', { maximumFractionDigits: 1 }),
  );
  const saw = JSON.stringify(tally(answers.map((answer) => answer.saw)));
  return (
    `${answers.length} cadastros ao mesmo tempo, nos emuladores: cada pessoa esperou ${p50} s (p50), ${p95} s (p95), ` +
    `${most} s no máximo, e viu ${saw}; contagens: ${JSON.stringify(tally(countings))}`
  );
}

it(`all of ${CROWD} people who register at once are registered and counted`, async () => {
  const crowd = Array.from({ length: CROWD }, () => newDevice());
  const outcomes = await Promise.all(
    crowd.map(async (device, n) => {
      const answer = await signUp(device, STATES[n % STATES.length] ?? '');
      return { answer, counting: await count(device).then(() => 'ok', codeOf) };
    }),
  );
  const answers = outcomes.map(({ answer }) => answer);
  const countings = outcomes.map(({ counting }) => counting);
  console.log(summary(answers, countings));

  expect(answers.filter(({ saw }) => !saw.endsWith('ok'))).toEqual([]);
  expect(countings.filter((counting) => counting !== 'ok')).toEqual([]);
  const [profiles, markers] = await admin.run(async (db) => [
    (await getDocs(collection(db, 'users'))).docs,
    (await getDocs(collectionGroup(db, 'privado'))).docs.filter(({ id }) => id === 'contagem'),
  ]);
  expect(profiles).toHaveLength(CROWD);
  expect(markers).toHaveLength(CROWD);
  expect(await countOf()).toBe(CROWD);
  expect(await countedByState()).toEqual({ SP: 160, MG: 80, BA: 80, AC: 80 });
});
