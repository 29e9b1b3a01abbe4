// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isRoomOpen } from '../../../src/promotions/firebase';
import { seed, visitor } from '../../support/firestore';
import { env, startProject } from '../../support/project';

startProject('home');

const inMinutes = (minutes: number) => ({ abreEm: new Date(Date.now() + 60_000 * minutes) });

it.each([
  ['at once', true, {}],
  ['an hour ago', true, inMinutes(-60)],
  ['in 9 minutes', true, inMinutes(9)],
  ['in 11 minutes', false, inMinutes(11)],
])('the show is live by a room that opens %s: %s', async (_, live, time) => {
  await env.clearFirestore();
  expect(await isRoomOpen(visitor(env))).toBe(false);
  await seed(env, 'salaDeEspera/sala', { link: 'protegido:show', cliques: 0, ...time });
  expect(await isRoomOpen(visitor(env))).toBe(live);
});
