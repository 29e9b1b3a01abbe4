import type { DocumentData, EmulatorMockTokenOptions, Firestore } from 'firebase/firestore/lite';
import { beforeAll, beforeEach } from 'vitest';
import { HOUR_MS, SECOND_MS } from '../../src/base/durations';
import { at, visitor, withToken } from './firestore';
import { deleteDocuments, startProject } from './project';
import { byAdmin, set } from './rules';

/** Firestore as a team member with a confirmed address, who has just logged in. */
export let ana: Firestore;
/** Firestore as another team member. */
export let bia: Firestore;

export const TWO_DAYS_AGO = () => at(-48 * HOUR_MS);

/** The show's settings, with each of their fields. */
export const aShow = (changed: DocumentData = {}): DocumentData => ({
  video: 'https://youtu.be/dQw4w9WgXcQ',
  premio: 'Um carro',
  foto: '/promocoes/carro.svg',
  regulamento: 'https://example.com/regulamento.pdf',
  apresentador: 'Ana',
  retrato: '/promocoes/apresentadora.svg',
  recado: 'Já voltamos!',
  inicio: at(0),
  fim: at(HOUR_MS),
  paraCadastrados: false,
  ...changed,
});

/** Firestore for a person with a confirmed address, who logged in some hours ago. */
function person(sub: string, changed: Partial<EmulatorMockTokenOptions> = {}, hours = 0): Firestore {
  const auth_time = Math.floor((Date.now() - hours * HOUR_MS) / SECOND_MS);
  const claims = { email: `${sub}@example.com`, email_verified: true, auth_time, ...changed };
  return withToken({ sub, ...claims });
}

/** Clients that do not count as the team, by what they lack. */
export const outsiders: [who: string, connect: () => Firestore][] = [
  ['a visitor', () => visitor()],
  ['an anonymous user', () => withToken({ sub: 'anonymous', provider_id: 'anonymous' })],
  ['an anonymous user with a document of the team', () => withToken({ sub: 'ana' })],
  ['a registered person', () => person('maria')],
  ['one of the team whose address is not confirmed', () => person('ana', { email_verified: false })],
];

/** A team member who logged in a little more than 12 hours ago, and may read, but no longer write. */
export const latecomer = () => person('ana', {}, 12 + 1 / 60);

/** A team member who logged in almost 12 hours ago, and may just still write. */
export const tired = () => person('ana', {}, 12 - 1 / 60);

/**
 * Starts a project for the test file, with the team.
 * @param documents the documents that exist before each test
 */
export function startTeam(project: string, documents: () => Record<string, DocumentData>): void {
  startProject(project);
  beforeAll(() => {
    ana = person('ana');
    bia = person('bia');
  });
  beforeEach(async () => {
    await deleteDocuments();
    const team = { 'equipe/ana': {}, 'equipe/bia': { email: 'bia@example.com', desde: TWO_DAYS_AGO() } };
    await byAdmin(...Object.entries({ ...team, ...documents() }).map(([path, data]) => set(path, data)));
  });
}
