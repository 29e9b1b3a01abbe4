import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { PROJECT } from './project';
import { runningFirestore } from './runs';

/** gRPC's codes for what a person at the terminal can mend. */
const REASONS: Record<number, string> = {
  5: 'o banco de dados (default) não existe neste projeto.',
  7: 'o ID está errado, ou a sua conta do Google não tem acesso ao Firestore deste projeto.',
  14: 'o Firestore não respondeu: confira a conexão e tente de novo.',
  16: 'a sua entrada no Google venceu. Entre de novo: gcloud auth application-default login',
};

/** Says where a command acts, so that nobody takes one place for another. */
export function announcePlace(project: string | undefined): void {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const instead = emulator ? `, mas no emulador ${emulator} (FIRESTORE_EMULATOR_HOST)` : '';
  console.error(project === undefined ? 'Nos emuladores.' : `No projeto ${project}${instead}.`);
}

/**
 * Runs `work` with a database that obeys no security rules, as the Firebase console does.
 * @param project a real one, reached by the Application Default Credentials of whoever is at the terminal; undefined for
 * the running emulators
 * @throws an error in words where the emulators do not run, and where the credentials are missing or do not suffice
 */
export async function withDatabase<T>(
  project: string | undefined,
  work: (db: Firestore) => Promise<T>,
): Promise<T> {
  const given = process.env.FIRESTORE_EMULATOR_HOST;
  if (project === undefined) process.env.FIRESTORE_EMULATOR_HOST = runningFirestore();
  // An emulator wants no credentials; the library would ask a Google Cloud machine, where it runs on one, for its own.
  if (process.env.FIRESTORE_EMULATOR_HOST) process.env.METADATA_SERVER_DETECTION = 'none';
  else await expectCredentials();
  const emulated = (given && process.env.GCLOUD_PROJECT) || PROJECT;
  const app = initializeApp({ projectId: project ?? emulated });
  try {
    return await work(getFirestore(app));
  } catch (error) {
    const { code = 0, message } = error as { code?: number; message?: string };
    const reason = REASONS[code];
    if (!reason) throw error;
    const place = project ? `O projeto ${project} não atendeu` : 'Os emuladores não atenderam';
    throw new Error(`${place}: ${reason}\n(${message})`, { cause: error });
  } finally {
    await deleteApp(app);
  }
}

async function expectCredentials(): Promise<void> {
  await applicationDefault()
    .getAccessToken()
    .catch((cause: Error) => {
      throw new Error(
        `Não há credenciais do Google que sirvam (${cause.message}).
Entre com a sua conta: gcloud auth application-default login`,
        { cause },
      );
    });
}
