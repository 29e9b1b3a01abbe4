import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  doc,
  getDoc,
  increment,
  serverTimestamp,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { hash } from 'node:crypto';
import { beforeAll } from 'vitest';
import { HOUR_MS, SECOND_MS } from '../../src/base/durations';
import { TERMS_VERSION } from '../../src/model';
import { at, clientOf, visitor } from './firestore';
import { aProfile } from './person';
import { admin, startProject } from './project';

/** Firestore as Maria, whose address maria@example.com is not confirmed. */
export let maria: Firestore;
export let joao: Firestore;
/** Firestore as a visitor who is not signed in. */
export let anonymous: Firestore;

/** Starts a project for the test file, with these clients. */
export function startClients(project: string): void {
  startProject(project);
  beforeAll(() => {
    maria = clientOf('maria', 'maria@example.com');
    joao = clientOf('joao', 'joao@example.com');
    anonymous = visitor();
  });
}

/** Rows of a table of tests. Functions, because the table is made before the clients exist. */
type Clients = [who: string, connect: () => Firestore][];

export const otherClients: Clients = [
  ['a visitor', () => anonymous],
  ['another user', () => joao],
];
export const everyClient: Clients = [['Maria', () => maria], ...otherClients];

/** Everybody but Maria: a visitor, another user, and somebody who has signed up with Maria's address. */
export const others: Clients = [
  ...otherClients,
  ['another user with her e-mail address', () => clientOf('outra', 'maria@example.com')],
];

/** Maria with a confirmed e-mail address. */
export const confirmed = () => clientOf('maria', 'maria@example.com', true);

export interface Write {
  how: 'set' | 'merge' | 'update' | 'delete';
  path: string;
  data: DocumentData;
}

export const set = (path: string, data: DocumentData): Write => ({ how: 'set', path, data });
export const merge = (path: string, data: DocumentData): Write => ({ how: 'merge', path, data });
export const update = (path: string, data: DocumentData): Write => ({ how: 'update', path, data });
export const remove = (path: string): Write => ({ how: 'delete', path, data: {} });

export function commit(db: Firestore, ...writes: Write[]): Promise<void> {
  const batch = writeBatch(db);
  for (const { how, path, data } of writes) {
    const ref = doc(db, path);
    if (how === 'delete') batch.delete(ref);
    else if (how === 'update') batch.update(ref, data);
    else batch.set(ref, data, { merge: how === 'merge' });
  }
  return batch.commit();
}

export const expectAllowed = (db: Firestore, ...writes: Write[]) => assertSucceeds(commit(db, ...writes));
export const expectDenied = (db: Firestore, ...writes: Write[]) => assertFails(commit(db, ...writes));

export const get = (db: Firestore, path: string) => getDoc(doc(db, path));

export const byAdmin = (...writes: Write[]) => admin.run((db) => commit(db, ...writes));

export const PROFILE = 'users/maria';
export const CONSENT = 'users/maria/privado/consentimento';

/**
 * The oldest version of the terms that firestore.rules still accept, because a page that was opened before
 * newer terms were released still asks people to accept the older ones.
 */
export const OLDER_TERMS = '2026-11-23';

export const aConsent = (): DocumentData => ({ versao: TERMS_VERSION, em: serverTimestamp() });

export const registration = (profile: DocumentData = aProfile(), consent = aConsent()): Write[] => [
  set(PROFILE, profile),
  set(CONSENT, consent),
];

export const registerMaria = () => byAdmin(...registration());

export const DELETION: Write[] = [remove(PROFILE), remove(CONSENT)];

/** Counts a click with this ticket in a room. */
export const clicking = (vaga: string, room = 'salaDeEspera/sala') =>
  update(room, { cliques: increment(1), ultimaVaga: vaga });

/** The id of a ticket with this proof, derived as the product's `deriveTicket` does. */
export function ticketOf(proof: string): string {
  const digest = hash('sha256', proof);
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `4${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return parts.join('-');
}

/** Values that are wrong in a field that has to be the time of the request. */
export const otherTimes: [what: string, value: unknown][] = [
  ['a second ago', at(-SECOND_MS)],
  ['in an hour', at(HOUR_MS)],
  ['as a string', new Date().toISOString()],
  ['as a number', Date.now()],
  ['null', null],
];

/** Rows of a table of tests: the field with each of the values. */
export function valuesOf(field: string, values: unknown[]): [field: string, value: unknown][] {
  return values.map((value) => [field, value]);
}
