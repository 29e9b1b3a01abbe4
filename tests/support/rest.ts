import { unsignedToken } from '../../scripts/shared/unsignedToken';
import { restParent } from '../../src/firebase/rest';
import { env } from './project';

/** The name of a document, or the prefix of all documents' names, in Firestore's REST API. */
export function restName(path = ''): string {
  return restParent(env.projectId) + (path && `/${path}`);
}

/**
 * Sends a REST request that the browsers' SDKs cannot make.
 * @param uid the signed-in user's uid; null for a visitor
 */
export function askRest(
  uid: string | null,
  method: 'batchGet' | 'commit' | 'rollback' | 'runQuery',
  body: object,
): Promise<Response> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${restName()}:${method}`;
  return fetch(address, {
    method: 'POST',
    headers: uid === null ? {} : { Authorization: `Bearer ${unsignedToken(uid, env.projectId)}` },
    body: JSON.stringify(body),
  });
}

export async function restStatus(...request: Parameters<typeof askRest>): Promise<number> {
  return (await askRest(...request)).status;
}

/** Whether the rules refuse a query with an offset, which only the REST API can send. */
export async function isOffsetRefused(uid: string | null, query: object): Promise<boolean> {
  const answer = (offset: number) => restStatus(uid, 'runQuery', { structuredQuery: { ...query, offset } });
  if ((await answer(0)) !== 200) throw new Error('The query is refused without an offset, too.');
  return (await answer(1)) === 403;
}
