import type { Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { jsonOf, requestInTime } from '../../base/request';
import { ANSWER_LIMIT_MS } from '../../base/timeouts';
import { restAddressOf } from '../../firebase/rest';

/** The most participations that firestore.rules allow the team to count. */
const MAX_COUNTED = 100_000;

type Answer = [{ result: { aggregateFields: { people: { integerValue: string } } } }];

/**
 * Counts the people who take part in a promotion, MAX_COUNTED at most. Uses a REST request, because the SDK's
 * `getCount` would enlarge a chunk that visitors load, too.
 * @param headers identify the team member
 * @throws if the server refuses, or does not answer in time
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
