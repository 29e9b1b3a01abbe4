import type { Query } from 'firebase/firestore/lite';
import type { StoredDocument } from '../base/fields';
import { queryAll } from '../firebase/queryAll';
import { TEAM_QUERY_LIMIT } from './limits';

/** All documents of a query, read in pages, because firestore.rules limit one query to TEAM_QUERY_LIMIT. */
export async function readAll(all: Query): Promise<StoredDocument[]> {
  const found = await queryAll(all, TEAM_QUERY_LIMIT);
  return found.map((one) => ({ id: one.id, fields: one.data() }));
}
