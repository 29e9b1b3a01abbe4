import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, type DocumentData, type Firestore } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { adminFirestore, asAdmin as asAdminOf } from '../../scripts/shared/admin';

/**
 * The product's rules in a project of its own on the running emulator, so that files of tests do not see
 * each other's documents.
 * @throws when no emulator runs
 */
export async function startRules(projectId: string): Promise<RulesTestEnvironment> {
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  if (!host || !port)
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run these tests with `npm run test:rules`');
  return initializeTestEnvironment({
    projectId: `demo-${projectId}`,
    firestore: { host, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
  });
}

/** A visitor's Firestore, bound by the rules. Each has an SDK of its own. */
export function visitor(environment: RulesTestEnvironment): Firestore {
  // The library types this with the older API; its object serves both.
  return environment.unauthenticatedContext().firestore() as unknown as Firestore;
}

/** The Firestore of somebody who has signed in, in any way; without an e-mail address where there is none. */
export function person(environment: RulesTestEnvironment, uid: string, email?: string): Firestore {
  return environment
    .authenticatedContext(uid, email === undefined ? {} : { email })
    .firestore() as unknown as Firestore;
}

/** Runs `work` with a Firestore that the rules do not bind, as the admin's console. */
export function asAdmin<T>(
  { projectId }: Pick<RulesTestEnvironment, 'projectId'>,
  work: (db: Firestore) => Promise<T>,
): Promise<T> {
  return asAdminOf(process.env.FIRESTORE_EMULATOR_HOST ?? '', work, projectId);
}

/** By project. */
const writers = new Map<string, Firestore>();

/**
 * A Firestore as that of `asAdmin`, for writes only. It serves all of them, because each opens a connection. It is not for
 * reads: the emulator may say that a document is missing at a time after its commit, and the SDK then ignores the document.
 */
export function adminWriter({ projectId }: Pick<RulesTestEnvironment, 'projectId'>): Firestore {
  const writer =
    writers.get(projectId) ?? adminFirestore(process.env.FIRESTORE_EMULATOR_HOST ?? '', projectId);
  writers.set(projectId, writer);
  return writer;
}

/** Creates or replaces a document as the admin does. */
export function seed(environment: RulesTestEnvironment, path: string, data: DocumentData): Promise<void> {
  return setDoc(doc(adminWriter(environment), path), data);
}

/** What a document holds, null where there is none. */
export function stored(
  environment: RulesTestEnvironment,
  path: string,
): Promise<Record<string, unknown> | null> {
  return asAdmin(environment, async (admin) => (await getDoc(doc(admin, path))).data() ?? null);
}

/** The profile that Maria may write at `users/maria`, signed in as maria@example.com. */
export function aProfile(): DocumentData {
  return {
    uid: 'maria',
    email: 'maria@example.com',
    name: 'Maria da Silva',
    celular: '11912345678',
    estado: 'SP',
    cidade: 'São Paulo',
    dataCadastro: '18/03/2024',
  };
}

export function without(data: DocumentData, field: string): DocumentData {
  const { [field]: _, ...rest } = data;
  return rest;
}
