// The functions for promotions that need Firestore, in one chunk, which loadPromotions loads.
import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import { collections, documents } from '../base/documentPaths';
import { isDenied } from '../base/errors';
import { numberOf } from '../base/fields';
import { queryOnce, readOnce } from '../firebase/once';
import { promotionIn, type Promotion } from '../model';
import { verified } from './participations/participate';

export { db } from '../firebase/firestore';
export { showWatch } from '../show/watch/currentShow';
export { leave, participate, takesPart } from './participations/participate';

/**
 * How many promotions to read at most, because every document read is billed. With the room that `readShow`
 * reads, the home page's queries read 50 documents at most.
 */
const MAX_PROMOTIONS = 49;

/**
 * Reads the published promotions; those that end last come first.
 * @throws the SDK's errors, or NoAnswerError after 10 s
 */
export async function readPromotions(db: Firestore): Promise<Promotion[]> {
  return promotionsOf(query(published(db), limit(MAX_PROMOTIONS)));
}

/**
 * Reads some published promotions that end after a time, those that end last first.
 * @throws the SDK's errors, or NoAnswerError after 10 s
 */
export async function readSomeEndingAfter(db: Firestore, time: Date): Promise<Promotion[]> {
  return promotionsOf(query(published(db), where('fim', '>', time), limit(10)));
}

async function promotionsOf(some: Query): Promise<Promotion[]> {
  return (await queryOnce(some)).docs.map((promotion) => promotionIn(promotion.id, promotion.data()));
}

/**
 * Reads a promotion. Null if it does not exist or is not published; firestore.rules do not reveal which.
 * @throws the SDK's errors, or NoAnswerError
 */
export async function readPromotion(db: Firestore, id: string): Promise<Promotion | null> {
  if (!isDocumentId(id)) return null;
  try {
    const fields = await verified(db, () => readOnce(db, documents.promotion(id)));
    return fields ? promotionIn(id, fields) : null;
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
}

/** Reads the number of registered people; null if nobody has been counted or it cannot be read. */
export async function readRegistered(db: Firestore): Promise<number | null> {
  const counter = await readOnce(db, documents.registered).catch(() => null);
  const quantity = numberOf(counter?.quantidade);
  return quantity > 0 ? quantity : null;
}

/**
 * Firestore's limits for ids:
 * https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
function isDocumentId(id: string): boolean {
  const bytes = new TextEncoder().encode(id).length;
  return bytes > 0 && bytes <= 1500 && !/^\.\.?$|^__.*__$|\//s.test(id);
}

function published(db: Firestore) {
  return query(
    collection(db, collections.promotions),
    where('publicada', '==', true),
    orderBy('fim', 'desc'),
  );
}
