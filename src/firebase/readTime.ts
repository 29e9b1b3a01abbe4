import type { Firestore } from 'firebase/firestore/lite';
import { documents } from '../documentPaths';
import { ANSWER_LIMIT_MS, withTimeout } from '../timeouts';

/** What the SDK's `toJSON` tells of a client. */
interface Client {
  databaseId: { projectId: string };
  settings: { host: string; ssl: boolean };
}

/** Of the answer to a read; a document that does not exist has a time, too. */
type Answer = { readTime: string }[];

/**
 * The server's time, ms since 1970 with three decimals: when it read the show's settings, which is billed as one read. The SDK
 * does not tell; without headers of its own, browsers send the request without a preflight.
 * @throws if there is no answer in time
 */
export async function readTime(db: Firestore, headers: Record<string, string> = {}): Promise<number> {
  const { databaseId, settings } = db.toJSON() as Client;
  const database = `projects/${databaseId.projectId}/databases/(default)/documents`;
  const server = `${settings.ssl ? 'https' : 'http'}://${settings.host}`;
  const request = fetch(`${server}/v1/${database}:batchGet?key=${db.app.options.apiKey}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ documents: [`${database}/${documents.settings}`] }),
  });
  const [{ readTime: time } = { readTime: '' }] = (await (
    await withTimeout(ANSWER_LIMIT_MS, request)
  ).json()) as Answer;
  const [seconds = '', fraction = '0'] = time.replace('Z', '').split('.');
  return Date.parse(`${seconds}Z`) + Number(`0.${fraction}`) * 1_000;
}
