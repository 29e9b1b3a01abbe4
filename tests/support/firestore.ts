import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { initializeApp } from 'firebase/app';
import {
  Timestamp,
  type DocumentData,
  type EmulatorMockTokenOptions,
  type Firestore,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { emulatedFirestore, loadRules as loadRulesOf } from '../../scripts/shared/admin';
import type { Project } from '../../scripts/shared/connect';
import { FIRESTORE } from './emulators';

const RULES = readFileSync('firestore.rules', 'utf8');

/** Rules that refuse every request. */
export const DENY_ALL =
  "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read, write: if false; } }";

/** Replaces the project's rules; by the product's own if none are given. */
export function loadRules({ projectId }: RulesTestEnvironment, rules = RULES): Promise<void> {
  return loadRulesOf(FIRESTORE, rules, projectId);
}

/** The test's project, in the form that scripts/shared uses. */
export function projectOf({ projectId }: RulesTestEnvironment): Project {
  return { projectId, apiKey: 'demo-api-key', emulator: FIRESTORE };
}

/** A Firestore client of a signed-out visitor, under the rules. Each call creates a separate SDK instance. */
export function visitor(environment: RulesTestEnvironment): Firestore {
  return withToken(environment);
}

/** A Firestore client of a signed-in user, under the rules. */
export function signedIn(
  environment: RulesTestEnvironment,
  uid: string,
  email?: string,
  emailVerified = false,
): Firestore {
  const address = email === undefined ? {} : { email, email_verified: emailVerified };
  return withToken(environment, { sub: uid, ...address });
}

/**
 * A Firestore client of a user with these claims in the ID token, under the rules; without claims, of a
 * visitor.
 */
export function withToken({ projectId }: RulesTestEnvironment, user?: EmulatorMockTokenOptions): Firestore {
  const app = initializeApp({ projectId }, randomUUID());
  return emulatedFirestore(app, FIRESTORE, user);
}

/** The time this many ms from now; negative numbers are in the past. */
export const at = (ms: number) => Timestamp.fromMillis(Date.now() + ms);

export function without(data: DocumentData, field: string): DocumentData {
  const { [field]: _, ...rest } = data;
  return rest;
}
