// Deletes the data left of earlier shows. Each function throws the SDK's errors, or NoAnswerError; what has
// been deleted by then stays deleted.
import { collection, doc, limit, query, Timestamp, where, type Firestore } from 'firebase/firestore/lite';
import { approximateNow } from '../../../base/approximateTime';
import { collections, documents } from '../../../base/documentPaths';
import { DAY_MS, MINUTE_MS } from '../../../base/durations';
import { textOf, type StoredDocument } from '../../../base/fields';
import { protectedName } from '../../../base/link';
import { queryOnce, REPEATABLE, transact } from '../../../firebase/once';
import { batchesOf } from '../../../firebase/queryAll';
import { MAX_ROOMS } from '../../../model';
import { readAll } from '../../readAll';
import { millisOf } from '../liveDocuments';
import { isDrawn } from '../roomName';

/**
 * firestore.rules let the team delete data older than a day. This waits one minute longer, because device
 * and server clocks differ.
 */
const KEPT_MS = DAY_MS + MINUTE_MS;

/**
 * The largest number of deletions in one commit. For each deletion, firestore.rules read `equipe/{uid}`, and
 * Firestore allows 20 reads by rules in a commit. 8 leave room for a second read for each deletion.
 */
export const MAX_DELETIONS = 8;

export interface EarlierData {
  tickets: StoredDocument[];
  /**
   * The addresses of rooms that the team's desk has opened. Other addresses are kept: they may be for a later
   * show.
   */
  addresses: StoredDocument[];
  /** Documents older than this time, ms since 1970, belong to earlier shows. */
  before: number;
  /** The names of the addresses of open rooms, which are kept. */
  openNames: (string | null)[];
}

/**
 * Reads which documents of earlier shows the team may delete. Documents of a room that is still open are
 * kept, however old.
 */
export async function readEarlierData(db: Firestore): Promise<EarlierData> {
  const before = (await approximateNow()).getTime() - KEPT_MS;
  const { docs } = await queryOnce(query(collection(db, collections.rooms), limit(MAX_ROOMS)));
  const openRooms = new Set(docs.map(({ id }) => id));
  const openNames = docs.map((room) => protectedName(textOf(room.get('link'))));
  const earlier = (path: string) =>
    readAll(query(collection(db, path), where('em', '<', Timestamp.fromMillis(before))));
  const tickets = await earlier(collections.tickets);
  const addresses = await earlier(collections.addresses);
  return {
    tickets: tickets.filter(({ fields }) => !openRooms.has(textOf(fields.sala))),
    addresses: addresses.filter(({ id }) => isDrawn(id) && !openNames.includes(id)),
    before,
    openNames,
  };
}

/**
 * Deletes the data left of earlier shows. The winners' documents are deleted before the address document
 * above them: without that document, the next run would not find the winners. If a winner's document is
 * younger than a day and has to stay, its ticket stays, too, so that readEarlierData still lists the show.
 */
export async function deleteEarlierData(db: Firestore): Promise<void> {
  const { tickets, addresses, before, openNames } = await readEarlierData(db);
  const kept: unknown[] = [];
  for (const { id: name } of await readAll(collection(db, collections.addresses))) {
    if (openNames.includes(name)) continue;
    const winners = await readAll(collection(db, documents.winners(name)));
    const earlier = winners.filter(({ fields }) => (millisOf(fields.em) ?? Infinity) < before);
    kept.push(...winners.filter((one) => !earlier.includes(one)).map(({ fields }) => fields.vaga));
    await deleteAll(
      db,
      earlier.map(({ id }) => documents.winner(name, id)),
    );
    if (addresses.some(({ id }) => id === name) && earlier.length === winners.length)
      await deleteAll(db, [documents.address(name)]);
  }
  const remaining = tickets.map(({ id }) => id).filter((id) => !kept.includes(id));
  await deleteAll(db, remaining.map(documents.ticket));
}

async function deleteAll(db: Firestore, paths: string[]): Promise<void> {
  for (const some of batchesOf(paths, MAX_DELETIONS))
    await transact(
      db,
      (transaction) => {
        for (const path of some) transaction.delete(doc(db, path));
      },
      // The commit may be repeated: deleting a deleted document changes nothing.
      REPEATABLE,
    );
}
