import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { emulatedFirestore } from '../../scripts/shared/admin';
import { register, type Registration } from '../../src/auth/profile/registration';
import { askAuth, AUTH_API, FIRESTORE, lastEmail, PROJECT } from './emulators';
import { MARIA } from './person';
import { admin, deleteDocuments, env, startProject } from './project';

/**
 * The path of a project's settings on the Auth emulator. All test files share this project for accounts, so
 * each user needs a unique e-mail address.
 */
const PROJECT_SETTINGS = `/emulator/v1/projects/${PROJECT}`;

export const PASSWORD = 'uma senha boa';

/** The error codes of a refused login, with and without Firebase's e-mail enumeration protection. */
export const LOGIN_REFUSED = /^auth\/(wrong-password|user-not-found|invalid-credential)$/;

/** A simulated browser: a separate SDK instance, at first without a signed-in user. */
export interface Device {
  app: FirebaseApp;
  auth: Auth;
  db: Firestore;
}

const devices = new Set<Device>();

/**
 * Makes a simulated browser. Its tokens are of the Auth emulator's project, but the Firestore emulator
 * accepts them in every project.
 */
export function newDevice(): Device {
  const app = initializeApp({ projectId: env.projectId, apiKey: 'demo-api-key' }, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${process.env.VITE_AUTH_EMULATOR}`, { disableWarnings: true });
  const device = { app, auth, db: emulatedFirestore(app, FIRESTORE) };
  devices.add(device);
  return device;
}

export async function closeDevices(): Promise<void> {
  const apps = [...devices].map(({ app }) => app);
  devices.clear();
  await Promise.all(apps.map(deleteApp));
}

/** The simulated browser of the current test (startDevices). */
export let device: Device;

export function startDevices(project: string): void {
  startProject(project);
  beforeEach(async () => {
    await deleteDocuments();
    device = newDevice();
  });
  afterEach(closeDevices);
}

export function registerOn({ auth, db }: Device, person: Registration): Promise<string> {
  return register(auth, db, person);
}

export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/**
 * A valid registration of a new user.
 * @param changed fields that differ
 */
export function newRegistration(changed: Partial<Registration> = {}): Registration {
  return {
    ...MARIA,
    celular: '11912345678',
    email: newEmail(),
    password: PASSWORD,
    ...changed,
  };
}

export function uidOf({ auth }: Pick<Device, 'auth'>): string {
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  return auth.currentUser.uid;
}

export async function countOf(estado?: string): Promise<unknown> {
  const path = estado ? `usuariosPorEstado/${estado}` : 'usuariosCadastrados/qtdUsuarios';
  return (await admin.read(path))?.['quantidade'] ?? 0;
}

export function setDisabled(localId: string, disableUser: boolean): Promise<unknown> {
  return askAuth('POST', `${AUTH_API}/accounts:update`, { localId, disableUser });
}

export function deleteAuthUser(localId: string): Promise<unknown> {
  return askAuth('POST', `${AUTH_API}/accounts:delete`, { localId });
}

export const linkCode = async (...asked: Parameters<typeof lastEmail>) =>
  (await lastEmail(...asked))?.oobCode ?? null;

/**
 * Switches e-mail enumeration protection on or off. It affects all tests that run meanwhile, so only one test
 * file may call this.
 */
export function setEmailProtection(enableImprovedEmailPrivacy: boolean): Promise<unknown> {
  return askAuth('PATCH', `${PROJECT_SETTINGS}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy },
  });
}
