import { restParent } from '../../src/firebase/rest';

/** The project of the site under test. */
export const PROJECT = process.env.GCLOUD_PROJECT ?? '';
/** host:port of the Firestore emulator. */
export const FIRESTORE = process.env.FIRESTORE_EMULATOR_HOST ?? '';

export const AUTH_API = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}`;

async function askEmulator(host: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`http://${host}${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json();
}

export function askAuth(method: string, path: string, body?: unknown): Promise<unknown> {
  return askEmulator(process.env.VITE_AUTH_EMULATOR ?? '', method, path, body);
}

/** Deletes all accounts and documents of the project. */
export async function emptyProject(): Promise<void> {
  await Promise.all([
    askEmulator(FIRESTORE, 'DELETE', `/emulator/v1/${restParent(PROJECT)}`),
    askAuth('DELETE', `/emulator/v1/projects/${PROJECT}/accounts`),
  ]);
}

export async function uidOfEmail(email: string): Promise<string | undefined> {
  const { users } = (await askAuth('POST', `${AUTH_API}/accounts:lookup`, { email: [email] })) as {
    users?: { localId: string }[];
  };
  return users?.[0]?.localId;
}

interface SentCode {
  email: string;
  newEmail?: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** The last e-mail of a kind to an address. The emulator stores e-mails instead of sending them. */
export async function lastEmail(
  to: string,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL',
): Promise<SentCode | undefined> {
  const { oobCodes } = (await askAuth('GET', `/emulator/v1/projects/${PROJECT}/oobCodes`)) as {
    oobCodes: SentCode[];
  };
  const isSent = (code: SentCode) => (code.newEmail ?? code.email) === to && code.requestType === kind;
  return [...oobCodes].reverse().find(isSent);
}
