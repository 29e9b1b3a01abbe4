import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, type DocumentData, type Firestore } from 'firebase/firestore';
import { readFileSync } from 'node:fs';
import { adminFirestore, asAdmin as asAdminOf } from '../../scripts/shared/admin';

/**
 * Loads the product's rules into a separate project of the running emulator, so that test files do not see each
 * other's documents.
 * @throws if no emulator is running
 */
export async function startRules(projectId: string): Promise<RulesTestEnvironment> {
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  if (!host || !port)
    throw new Error(
      'FIRESTORE_EMULATOR_HOST is not set: run these tests with `npm run test:rules` or `npm run test:emulator`',
    );
  return initializeTestEnvironment({
    projectId: `demo-${projectId}`,
    firestore: { host, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
  });
}

/** Firestore for a signed-out visitor, under the rules. Each call creates a separate SDK instance. */
export function visitor(environment: RulesTestEnvironment): Firestore {
  // Typed with the older API by the library; the object works with both.
  return environment.unauthenticatedContext().firestore() as unknown as Firestore;
}

/** Firestore for a signed-in user, under the rules, with or without an e-mail address. */
export function signedIn(
  environment: RulesTestEnvironment,
  uid: string,
  email?: string,
  emailVerified = false,
): Firestore {
  return environment
    .authenticatedContext(uid, email === undefined ? {} : { email, email_verified: emailVerified })
    .firestore() as unknown as Firestore;
}

/** Runs `work` with a Firestore without rules, like the Firebase console. */
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

/** The data of a document; null if it does not exist. */
export function stored(
  environment: RulesTestEnvironment,
  path: string,
): Promise<Record<string, unknown> | null> {
  return asAdmin(environment, async (admin) => (await getDoc(doc(admin, path))).data() ?? null);
}

/** A valid profile for `users/maria`, signed in as maria@example.com. */
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
