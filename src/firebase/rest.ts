import type { Firestore } from 'firebase/firestore/lite';

/** The parts of what the SDK's `toJSON` returns for a client. */
interface Client {
  databaseId: { projectId: string };
  settings: { host: string; ssl: boolean };
}

/**
 * For requests that the SDK does not send: the address of Firestore's REST interface, and the name that the
 * names of all documents begin with there.
 */
export function restAddressOf(db: Firestore): { server: string; parent: string } {
  const { databaseId, settings } = db.toJSON() as Client;
  return {
    server: `${settings.ssl ? 'https' : 'http'}://${settings.host}/v1`,
    parent: restParent(databaseId.projectId),
  };
}

/** What the names of all documents of a project begin with. */
export function restParent(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}
