import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { emulatedFirestore } from '../../scripts/shared/admin';
import type { Registration } from '../../src/auth/registration';
import { stored } from './firestore';

/** The Auth emulator has only one project, which all test files share. Each user has a unique e-mail. */
const AUTH_PROJECT = process.env.GCLOUD_PROJECT;

export const PASSWORD = 'uma senha boa';

/** The codes of a failed login, with and without e-mail enumeration protection. */
export const LOGIN_REFUSED = /^auth\/(wrong-password|user-not-found|invalid-credential)$/;

/** A browser: a separate SDK instance, without a signed-in user at first. */
export interface Device {
  app: FirebaseApp;
  auth: Auth;
  db: Firestore;
}

const devices = new Set<Device>();

/** The Firestore emulator accepts the tokens of the Auth emulator's project in every project. */
export function newDevice({ projectId }: RulesTestEnvironment): Device {
  const app = initializeApp({ projectId, apiKey: 'demo-api-key' }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, authAddress(), { disableWarnings: true });
  const device = { app, auth, db: emulatedFirestore(app, firestoreHost()) };
  devices.add(device);
  return device;
}

export async function closeDevices(): Promise<void> {
  const apps = [...devices].map(({ app }) => app);
  devices.clear();
  await Promise.all(apps.map(deleteApp));
}

export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** A valid registration of a new user with these fields changed. */
export function newRegistration(changed: Partial<Registration> = {}): Registration {
  return {
    name: 'Maria da Silva',
    celular: '11912345678',
    estado: 'SP',
    cidade: 'São Paulo',
    email: newEmail(),
    password: PASSWORD,
    ...changed,
  };
}

/** The uid of the signed-in user. */
export function uidOf({ auth }: Pick<Device, 'auth'>): string {
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  return auth.currentUser.uid;
}

/** The value of a state's counter, or of the total. */
export async function countOf(env: RulesTestEnvironment, estado?: string): Promise<unknown> {
  const path = estado ? `usuariosPorEstado/${estado}` : 'usuariosCadastrados/qtdUsuarios';
  return (await stored(env, path))?.['quantidade'] ?? 0;
}

/** Loads rules into the project, by default those of the product. */
export async function loadRules(
  { projectId }: RulesTestEnvironment,
  content = readFileSync('firestore.rules', 'utf8'),
): Promise<void> {
  const url = `http://${firestoreHost()}/emulator/v1/projects/${projectId}:securityRules`;
  await sendRequest(url, 'PUT', { rules: { files: [{ name: 'firestore.rules', content }] } });
}

/** The uid of the Auth user with this e-mail. */
export async function authUser(email: string): Promise<string | null> {
  const { users } = (await sendRequest(adminUrl('accounts:lookup'), 'POST', { email: [email] })) as {
    users?: { localId: string }[];
  };
  return users?.[0]?.localId ?? null;
}

export async function setDisabled(localId: string, disableUser: boolean): Promise<void> {
  await sendRequest(adminUrl('accounts:update'), 'POST', { localId, disableUser });
}

export async function deleteAuthUser(localId: string): Promise<void> {
  await sendRequest(adminUrl('accounts:delete'), 'POST', { localId });
}

/** The code in the latest e-mail of this kind to the address; null without one. */
export async function linkCode(
  email: string,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL',
): Promise<string | null> {
  const { oobCodes } = (await sendRequest(emulatorUrl('oobCodes'), 'GET')) as {
    oobCodes: { email: string; oobCode: string; requestType: string }[];
  };
  const codes = oobCodes.filter((code) => code.email === email && code.requestType === kind);
  return codes.at(-1)?.oobCode ?? null;
}

/** Switches e-mail enumeration protection for all tests that run at the time, so only one test file may use it. */
export async function setEmailProtection(enableImprovedEmailPrivacy: boolean): Promise<void> {
  await sendRequest(emulatorUrl('config'), 'PATCH', { emailPrivacyConfig: { enableImprovedEmailPrivacy } });
}

async function sendRequest(url: string, method: string, body?: unknown): Promise<unknown> {
  // The emulators accept this token as an admin's.
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
  return response.json();
}

function adminUrl(what: string): string {
  return `${authAddress()}/identitytoolkit.googleapis.com/v1/projects/${AUTH_PROJECT}/${what}`;
}

function emulatorUrl(what: string): string {
  return `${authAddress()}/emulator/v1/projects/${AUTH_PROJECT}/${what}`;
}

function authAddress(): string {
  const host = process.env.VITE_AUTH_EMULATOR;
  if (!host) throw new Error('VITE_AUTH_EMULATOR is not set: run these tests with `npm run test:emulator`');
  return `http://${host}`;
}

function firestoreHost(): string {
  return process.env.FIRESTORE_EMULATOR_HOST ?? '';
}
