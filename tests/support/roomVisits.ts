import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Profile } from '../../src/model';
import { maria, signedIn } from './auth';
import { ticketsUsed } from './crowd';
import { ADDRESS } from './links';
import { admin, deleteDocuments, startProject } from './project';
import { eventually } from './timers';
import { Visit } from './visits';

/** Maria with the profile of `aProfile`, whose address is not confirmed. */
export const UNCONFIRMED: Profile = { ...maria, uid: 'maria', confirmado: false };
export const SIGNED_IN = signedIn(UNCONFIRMED);

/**
 * The id of the current test's room. Each test has another one, because a click may go on after its visit has
 * ended.
 */
export let room: string;
const visits: Visit[] = [];

/** Starts a project for the test file, with a room for each test. Visits end with their test. */
export function startRoomVisits(project: string): void {
  startProject(project);
  beforeEach(async () => {
    room = `sala-${randomUUID()}`;
    await deleteDocuments();
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    await Promise.all(visits.splice(0).map((visit) => visit.end()));
  });
}

export function begin(options?: ConstructorParameters<typeof Visit>[0]): Visit {
  const visit = new Visit(options);
  visits.push(visit);
  return visit;
}

/** Begins a visit, and waits for its button. */
export async function beginAtButton(options?: ConstructorParameters<typeof Visit>[0]): Promise<Visit> {
  const visit = begin(options);
  await visit.sees('released');
  return visit;
}

/** Resolves when all subscribed visits have received the write. */
export async function heard(write: Promise<unknown>): Promise<void> {
  await Promise.all([write, ...visits.map((visit) => visit.hears(write))]);
}

export const open = (link: unknown = ADDRESS, cliques: unknown = 0, id = room) =>
  heard(admin.open(id, { link, cliques }));

export const close = (id = room) => heard(admin.close(id));

/** Waits until the room is removed: a loss is shown after 2 s even if the room is still being removed. */
export const expectRemoved = () =>
  eventually(async () => expect(await admin.read(`salaDeEspera/${room}`)).toBeNull());

export async function expectPlaces(places: number, cliques = places): Promise<void> {
  expect(await ticketsUsed(room)).toBe(places);
  expect(await admin.read(`salaDeEspera/${room}`)).toMatchObject({ cliques });
}
