import type { Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { jsonOf, requestInTime } from '../../base/request';
import { ANSWER_LIMIT_MS } from '../../base/timeouts';
import { restAddressOf } from '../../firebase/rest';

/** The largest number of participations that firestore.rules allow to count. */
const MAX_COUNTED = 100_000;

type Answer = [{ result: { aggregateFields: { people: { integerValue: string } } } }];

/**
 * How many people take part in a promotion, MAX_COUNTED at most. Without the SDK's `getCount`, which would be
 * in a chunk that every visitor loads.
 * @param headers make it the request of a team member
 * @throws if there is no answer in time, or it is a refusal
 */
export async function countParticipants(
  db: Firestore,
  headers: Record<string, string>,
  promotion: string,
): Promise<number> {
  const { server, parent } = restAddressOf(db);
  const address = `${server}/${parent}/${documents.promotion(promotion)}:runAggregationQuery`;
  const request = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: collections.participations }], limit: MAX_COUNTED },
        aggregations: [{ alias: 'people', count: {} }],
      },
    }),
  };
  const [{ result }] = await requestInTime(ANSWER_LIMIT_MS, address, request, jsonOf<Answer>);
  return Number(result.aggregateFields.people.integerValue);
}
