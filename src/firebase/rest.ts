/** What the SDK's `toJSON` returns for a Firestore client, as far as it is used here. */
interface Client {
  databaseId: { projectId: string };
  settings: { host: string; ssl: boolean };
}

/** For REST requests to Firestore: the server's address, and the prefix of all documents' names. */
export function restAddressOf(db: { toJSON(): object }): { server: string; parent: string } {
  const { databaseId, settings } = db.toJSON() as Client;
  return {
    server: `${settings.ssl ? 'https' : 'http'}://${settings.host}/v1`,
    parent: restParent(databaseId.projectId),
  };
}

/** The prefix of all document names of a project. */
export function restParent(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}
