import { initializeApp } from 'firebase/app';
import {
  Timestamp,
  type DocumentData,
  type EmulatorMockTokenOptions,
  type Firestore,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { emulatedFirestore, loadRules } from '../../scripts/shared/admin';
import type { Project } from '../../scripts/shared/connect';
import { FIRESTORE } from './emulators';
import { env } from './project';

const RULES = readFileSync('firestore.rules', 'utf8');

/** Rules that refuse every request. */
export const DENY_ALL =
  "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read, write: if false; } }";

/** Replaces the project's rules; by the product's own if none are given. */
export function replaceRules(rules = RULES): Promise<void> {
  return loadRules(FIRESTORE, rules, env.projectId);
}

/** The test's project, in the form that scripts/shared uses. */
export function testProject(): Project {
  return { projectId: env.projectId, apiKey: 'demo-api-key', emulator: FIRESTORE };
}

/** A Firestore client of a signed-out visitor, under the rules. Each call creates a separate SDK instance. */
export const visitor = (): Firestore => withToken();

/** A Firestore client of a signed-in user, under the rules. */
export function clientOf(uid: string, email?: string, emailVerified = false): Firestore {
  const address = email === undefined ? {} : { email, email_verified: emailVerified };
  return withToken({ sub: uid, ...address });
}

/**
 * A Firestore client of a user with these claims in the ID token, under the rules; without claims, of a
 * visitor.
 */
export function withToken(user?: EmulatorMockTokenOptions): Firestore {
  const app = initializeApp({ projectId: env.projectId }, randomUUID());
  return emulatedFirestore(app, FIRESTORE, user);
}

/** The time this many ms from now; negative numbers are in the past. */
export const at = (ms: number) => Timestamp.fromMillis(Date.now() + ms);

export function without(data: DocumentData, field: string): DocumentData {
  const { [field]: _, ...rest } = data;
  return rest;
}
