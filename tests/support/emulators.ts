/** The project of the site under test. */
export const PROJECT = process.env.GCLOUD_PROJECT ?? '';
/** host:port */
export const FIRESTORE = process.env.FIRESTORE_EMULATOR_HOST ?? '';

export async function deleteAllDocuments(): Promise<void> {
  const path = `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`;
  const answer = await fetch(`http://${FIRESTORE}${path}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`the Firestore emulator did not clear ${PROJECT}: ${await answer.text()}`);
}

export const AUTH_API = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}`;

/** A request to the Auth emulator with an admin's rights. */
export async function askAuth(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`http://${process.env.VITE_AUTH_EMULATOR}${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`the Auth emulator refused ${path}: ${await answer.text()}`);
  return answer.json();
}

export async function deleteAllAccounts(): Promise<void> {
  await askAuth('DELETE', `/emulator/v1/projects/${PROJECT}/accounts`);
}
