import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { unsignedToken } from '../../scripts/shared/unsignedToken';
import { restParent } from '../../src/firebase/rest';

type Project = Pick<RulesTestEnvironment, 'projectId'>;

/** The name of a document, or of all, in the server's own interface. */
export function restName({ projectId }: Project, path = ''): string {
  return restParent(projectId) + (path && `/${path}`);
}

/**
 * Sends a request that no SDK of browsers can make.
 * @param uid of the signed-in user; null for a visitor
 */
export function askRest(
  project: Project,
  uid: string | null,
  method: 'batchGet' | 'commit' | 'rollback' | 'runQuery',
  body: object,
): Promise<Response> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${restName(project)}:${method}`;
  return fetch(address, {
    method: 'POST',
    headers: uid === null ? {} : { Authorization: `Bearer ${unsignedToken(uid, project.projectId)}` },
    body: JSON.stringify(body),
  });
}

/** The HTTP status of the answer to such a request. */
export async function restStatus(...request: Parameters<typeof askRest>): Promise<number> {
  return (await askRest(...request)).status;
}

/**
 * Whether the rules refuse a query with an offset. Only the REST API has offsets, not the SDKs for browsers.
 */
export async function isOffsetRefused(project: Project, uid: string | null, query: object): Promise<boolean> {
  const answer = (offset: number) =>
    restStatus(project, uid, 'runQuery', { structuredQuery: { ...query, offset } });
  if ((await answer(0)) !== 200) throw new Error('The query is refused without an offset, too.');
  return (await answer(1)) === 403;
}
