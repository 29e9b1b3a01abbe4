// Reads and writes of the desk's page 'Promoções'. Each function throws the SDK's errors, or NoAnswerError.
import { collection, type Firestore } from 'firebase/firestore/lite';
import { collections, documents } from '../../base/documentPaths';
import { isSame, type Fields, type StoredDocument } from '../../base/fields';
import { jsonOf, requestInTime } from '../../base/request';
import { ANSWER_LIMIT_MS } from '../../base/timeouts';
import { restAddressOf } from '../../firebase/rest';
import { withoutMissing } from '../documentFields';
import { FieldError } from '../partIssues';
import { readAll } from '../readAll';
import { commitInDocument } from '../savedFields';
import { promotionMessages } from './promotionMessages';

/** All promotions, hidden ones too, in the order of their ids. */
export async function readAllPromotions(db: Firestore): Promise<StoredDocument[]> {
  return readAll(collection(db, collections.promotions));
}

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
  const address = `${server}/${parent}/${documents.promotion(encodeURIComponent(promotion))}:runAggregationQuery`;
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

/**
 * Creates a promotion, hidden until it is published.
 * @param sent the fields of this form's earlier attempts: a promotion that an earlier attempt has created is
 * overwritten
 * @throws FieldError if another promotion has this id
 */
export async function createPromotion(
  db: Firestore,
  id: string,
  fields: Fields,
  sent: Fields[],
): Promise<Fields> {
  const created = hidden(fields);
  await commitInDocument(db, documents.promotion(id), (stored) => {
    const isOwn = [created, ...sent.map(hidden)].some((own) => isSameDocument(own, stored));
    if (stored && !isOwn) throw new FieldError('id', promotionMessages.errors.taken);
    return created;
  });
  return withoutMissing(created);
}

function hidden(fields: Fields): Fields {
  return { ...fields, publicada: false };
}

function isSameDocument(one: Fields, other: Fields = {}): boolean {
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
}
