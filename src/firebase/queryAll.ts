import { limit, query, startAfter, type Query, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { queryOnce } from './once';

/**
 * Reads all documents of a query in pages, because firestore.rules limit the documents of one query.
 * @throws the SDK's errors, or NoAnswerError if a page is not answered in time
 */
export async function queryAll(all: Query, pageSize: number): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await queryOnce(query(all, ...(last ? [startAfter(last)] : []), limit(pageSize)));
    found.push(...page.docs);
    if (page.size < pageSize) return found;
  }
}

/** Splits items for commits, because firestore.rules and Firestore limit how much one may contain. */
export function* batchesOf<T>(items: T[], size: number): Generator<T[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size);
}
