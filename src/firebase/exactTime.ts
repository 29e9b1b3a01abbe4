import type { Firestore } from 'firebase/firestore/lite';
import { documents } from '../base/documentPaths';
import { SECOND_MS } from '../base/durations';
import { jsonOf, requestInTime } from '../base/request';
import { restAddressOf } from './rest';

/** How long the request for the time may take: short, because visitors wait for the button meanwhile. */
const TIME_LIMIT_MS = 3_000;

/** Firestore's answer to a batchGet of one document. */
type Answer = [{ readTime: string }];

/**
 * The server's time, ms since 1970 with decimals: the read time of a document, billed as one read. The SDK
 * does not expose read times, so this is a REST request. If the caller adds no headers, browsers send no
 * preflight request before it.
 * @throws if there is no answer in time, or the answer is an error
 */
export async function requestExactTime(db: Firestore, headers: Record<string, string> = {}): Promise<number> {
  const { server, parent } = restAddressOf(db);
  const address = `${server}/${parent}:batchGet?key=${db.app.options.apiKey}`;
  const body = JSON.stringify({ documents: [`${parent}/${documents.settings}`] });
  const request = { method: 'POST', headers, body };
  const [{ readTime }] = await requestInTime(TIME_LIMIT_MS, address, request, jsonOf<Answer>);
  const [seconds, fraction = '0'] = readTime.replace('Z', '').split('.');
  return Date.parse(`${seconds}Z`) + Number(`0.${fraction}`) * SECOND_MS;
}
