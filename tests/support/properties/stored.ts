import { collectionGroup, getDocs, type DocumentData, type Firestore } from 'firebase/firestore/lite';
import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from './documents';

/** All documents of the database, by path. */
export type Documents = Map<string, DocumentData>;

export interface Change {
  path: string;
  was: DocumentData | undefined;
  is: DocumentData | undefined;
}

export async function everything(admin: Firestore): Promise<Documents> {
  const groups = await Promise.all(COLLECTIONS.map((id) => getDocs(collectionGroup(admin, id))));
  return new Map(groups.flatMap(({ docs }) => docs.map((found) => [found.ref.path, found.data()])));
}

/** The names of the collections in a path, joined by slashes. */
export function collectionsOf(path: string): string {
  return path
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/');
}

export function changesOf(before: Documents, after: Documents): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, was: before.get(path), is: after.get(path) }))
    .filter(({ was, is }) => !isDeepStrictEqual(was, is));
}

export function documentsIn(documents: Documents, collections: string): [string, DocumentData][] {
  return [...documents].filter(([path]) => collectionsOf(path) === collections);
}

/** The room's number of clicks; a value that is not a number counts as 0, as for increment(1). */
export function clicksOf(room: DocumentData | undefined): number {
  return typeof room?.['cliques'] === 'number' ? room['cliques'] : 0;
}

export function quantityOf(counter: DocumentData | undefined): number {
  return typeof counter?.['quantidade'] === 'number' ? counter['quantidade'] : 0;
}
