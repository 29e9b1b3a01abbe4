import { getAuth, type Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { withDatabase } from './database';
import { confirmingIn, type Confirm } from './terminal';

/** What a command about accounts works with. */
export interface AccountTools {
  db: Firestore;
  auth: Auth;
  confirm: Confirm;
}

export type Work = (tools: AccountTools) => Promise<void>;

/** What a command does, and in which real project; undefined means the running emulators. */
export interface PlannedWork {
  work: Work;
  project: string | undefined;
}

/**
 * Runs `work` with the documents and the accounts of one project.
 * @throws if only one of the two is an emulator's: the other would be a real project's
 */
export async function withAccounts({ work, project }: PlannedWork): Promise<void> {
  if (!process.env.FIRESTORE_EMULATOR_HOST !== !process.env.FIREBASE_AUTH_EMULATOR_HOST)
    throw new Error(
      'De FIRESTORE_EMULATOR_HOST e FIREBASE_AUTH_EMULATOR_HOST, só uma está definida. Nada foi feito.',
    );
  await withDatabase(project, (db, app) => work({ db, auth: getAuth(app), confirm: confirmingIn(project) }));
}
