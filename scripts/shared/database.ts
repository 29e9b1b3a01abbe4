import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { PROJECT } from './project';
import { runningEmulators } from './runs';

/** What the person at the terminal can do about a failure, by gRPC's error code. */
const REASONS: Record<number, string> = {
  5: 'o banco de dados (default) não existe neste projeto.',
  7: 'o ID está errado, ou a sua conta do Google não tem acesso ao Firestore deste projeto.',
  14: 'o Firestore não respondeu: confira a conexão e tente de novo.',
  16: 'a sua entrada no Google venceu. Entre de novo: gcloud auth application-default login',
};

/**
 * Runs `work` with a database client that bypasses the security rules, as the Firebase console does. First
 * prints which database it is, so that nobody takes a real project for the emulators.
 * @param project a real project, with the person's own Google credentials; undefined for the running
 * emulators
 * @throws if no emulators run, or the credentials do not suffice; the message says what to do
 */
export async function withDatabase<T>(
  project: string | undefined,
  work: (db: Firestore, app: App) => Promise<T>,
): Promise<T> {
  const given = process.env.FIRESTORE_EMULATOR_HOST;
  if (project === undefined) Object.assign(process.env, runningEmulators());
  // Emulators need no credentials; on a Google Cloud machine, the library would ask for the machine's.
  if (process.env.FIRESTORE_EMULATOR_HOST) process.env.METADATA_SERVER_DETECTION = 'none';
  else await expectCredentials();
  const emulated = (given && process.env.GCLOUD_PROJECT) || PROJECT;
  const app = initializeApp({ projectId: project ?? emulated });
  console.error(placeText(project, emulated));
  try {
    return await work(getFirestore(app), app);
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

function placeText(project: string | undefined, emulated: string): string {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  if (project === undefined) return `Nos emuladores (${emulator}), no projeto ${emulated}.`;
  return `No projeto ${project}${emulator ? `, mas no emulador ${emulator} (FIRESTORE_EMULATOR_HOST)` : ''}.`;
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
