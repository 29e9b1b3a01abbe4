import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Registration } from '../../src/auth/registration';
import { stored } from './firestore';

/** The Auth emulator has one project only; every file of tests has its people there, under e-mails of their own. */
const AUTH_PROJECT = process.env.GCLOUD_PROJECT;

export const PASSWORD = 'uma senha boa';

/** Codes of a refused e-mail or password, with and without e-mail enumeration protection. */
export const NOT_LET_IN = /^auth\/(wrong-password|user-not-found|invalid-credential)$/;

/** One browser: an SDK of its own, in which nobody is signed in. */
export interface Device {
  app: FirebaseApp;
  auth: Auth;
  db: Firestore;
}

const devices = new Set<Device>();

/** The Firestore emulator takes the tokens of the Auth emulator's project for any project. */
export function newDevice({ projectId }: RulesTestEnvironment): Device {
  const app = initializeApp({ projectId, apiKey: 'demo-api-key' }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, authAddress(), { disableWarnings: true });
  const db = getFirestore(app);
  const [host = '', port] = firestoreHost().split(':');
  connectFirestoreEmulator(db, host, Number(port));
  const device = { app, auth, db };
  devices.add(device);
  return device;
}

export async function leaveDevices(): Promise<void> {
  const apps = [...devices].map(({ app }) => app);
  devices.clear();
  await Promise.all(apps.map(deleteApp));
}

export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** A registration that is all right, but for what a test changes. */
export function newcomer(changed: Partial<Registration> = {}): Registration {
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

/** The signed-in person's. */
export function uidOf({ auth }: Pick<Device, 'auth'>): string {
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  return auth.currentUser.uid;
}

/** How many people have been counted, of one state or in all. */
export async function counted(env: RulesTestEnvironment, estado?: string): Promise<unknown> {
  const path = estado ? `usuariosPorEstado/${estado}` : 'usuariosCadastrados/qtdUsuarios';
  return (await stored(env, path))?.['quantidade'] ?? 0;
}

/** Replaces the rules of a file's own project; without a text, by the product's. */
export async function loadRules(
  { projectId }: RulesTestEnvironment,
  content = readFileSync('firestore.rules', 'utf8'),
): Promise<void> {
  const url = `http://${firestoreHost()}/emulator/v1/projects/${projectId}:securityRules`;
  await asked(url, 'PUT', { rules: { files: [{ name: 'firestore.rules', content }] } });
}

/** The uid of the Auth user with this e-mail, as the console shows it. */
export async function authUser(email: string): Promise<string | null> {
  const { users } = (await asked(adminUrl('accounts:lookup'), 'POST', { email: [email] })) as {
    users?: { localId: string }[];
  };
  return users?.[0]?.localId ?? null;
}

export async function setDisabled(localId: string, disableUser: boolean): Promise<void> {
  await asked(adminUrl('accounts:update'), 'POST', { localId, disableUser });
}

export async function removeAuthUser(localId: string): Promise<void> {
  await asked(adminUrl('accounts:delete'), 'POST', { localId });
}

/** What the newest e-mail to an address lets its reader do: the code of a new password. Null: no e-mail. */
export async function resetCode(email: string): Promise<string | null> {
  const { oobCodes } = (await asked(emulatorUrl('oobCodes'), 'GET')) as {
    oobCodes: { email: string; oobCode: string; requestType: string }[];
  };
  const codes = oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET');
  return codes.at(-1)?.oobCode ?? null;
}

/** E-mail enumeration protection, for all that run beside this: one file of tests only may use it. */
export async function protectEmails(enableImprovedEmailPrivacy: boolean): Promise<void> {
  await asked(emulatorUrl('config'), 'PATCH', { emailPrivacyConfig: { enableImprovedEmailPrivacy } });
}

async function asked(url: string, method: string, body?: unknown): Promise<unknown> {
  // The emulators take this token for an admin's.
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const answer = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${await answer.text()}`);
  return answer.json();
}

function adminUrl(what: string): string {
  return `${authAddress()}/identitytoolkit.googleapis.com/v1/projects/${AUTH_PROJECT}/${what}`;
}

function emulatorUrl(what: string): string {
  return `${authAddress()}/emulator/v1/projects/${AUTH_PROJECT}/${what}`;
}

function authAddress(): string {
  const host = process.env.VITE_AUTH_EMULATOR;
  if (!host) throw new Error('VITE_AUTH_EMULATOR is not set: run these tests with `npm run test:rules`');
  return `http://${host}`;
}

function firestoreHost(): string {
  return process.env.FIRESTORE_EMULATOR_HOST ?? '';
}
