import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { PROJECT } from './project';
import { runningFirestore } from './runs';

/** gRPC's codes for what a person at the terminal can mend. */
const REASONS: Record<number, string> = {
  5: 'o banco de dados (default) não existe neste projeto.',
  7: 'a sua conta do Google não tem acesso ao Firestore deste projeto.',
  14: 'o Firestore não respondeu: confira a conexão e tente de novo.',
  16: 'a sua entrada no Google venceu. Entre de novo: gcloud auth application-default login',
};

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
  else if (!given) await expectCredentials();
  const app = initializeApp({ projectId: project ?? (given && process.env.GCLOUD_PROJECT) ?? PROJECT });
  try {
    return await work(getFirestore(app));
  } catch (error) {
    const reason = REASONS[(error as { code?: number }).code ?? 0];
    throw reason ? new Error(`O projeto ${project} não atendeu: ${reason}`, { cause: error }) : error;
  } finally {
    await deleteApp(app);
  }
}

async function expectCredentials(): Promise<void> {
  try {
    await applicationDefault().getAccessToken();
  } catch (error) {
    throw new Error(
      `Não há credenciais do Google que sirvam (${(error as Error).message}).
Entre com a sua conta: gcloud auth application-default login`,
      { cause: error },
    );
  }
}
