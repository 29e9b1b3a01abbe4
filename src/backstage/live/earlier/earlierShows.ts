// What is left of earlier shows. Each function throws the SDK's errors, or NoAnswerError. What was deleted
// until then stays deleted.
import { collection, doc, limit, query, Timestamp, where, type Firestore } from 'firebase/firestore/lite';
import { approximateNow } from '../../../base/approximateTime';
import { batchesOf } from '../../../base/batches';
import { collections, documents } from '../../../base/documentPaths';
import { DAY_MS, MINUTE_MS } from '../../../base/durations';
import { textOf } from '../../../base/fields';
import { protectedName } from '../../../base/link';
import { queryOnce, REPEATABLE, transact } from '../../../firebase/once';
import { MAX_ROOMS } from '../../../model';
import { readAll } from '../../partReads';
import { millisOf } from '../liveDocuments';
import { isDrawn } from '../roomName';

/** firestore.rules let the team delete what is older than a day. A minute more, because two clocks differ. */
const KEPT_MS = DAY_MS + MINUTE_MS;

/**
 * The largest number of deletions in one commit: firestore.rules read documents for each deletion, and may
 * read only a few for a commit.
 */
export const MAX_DELETIONS = 8;

export interface EarlierShows {
  /** The tickets of the places. */
  tickets: string[];
  /**
   * The names of the addresses of rooms that the desk has opened. Other addresses may be for a later show.
   */
  addresses: string[];
}

/** What the team may delete. A room that is still open keeps all its documents, however old it is. */
export async function readEarlierShows(db: Firestore): Promise<EarlierShows> {
  const { before, open } = await readLimits(db);
  const earlier = (path: string) =>
    readAll(query(collection(db, path), where('em', '<', Timestamp.fromMillis(before))));
  const tickets = await earlier(collections.tickets);
  const addresses = await earlier(collections.addresses);
  return {
    tickets: tickets.filter(({ fields }) => !open.rooms.includes(textOf(fields.sala))).map(({ id }) => id),
    addresses: addresses.map(({ id }) => id).filter((name) => isDrawn(name) && !open.names.includes(name)),
  };
}

/**
 * Deletes what is left. Winners are deleted before their address, because nobody would find them without it.
 */
export async function deleteEarlierShows(db: Firestore): Promise<void> {
  const { before, open } = await readLimits(db);
  const { tickets, addresses } = await readEarlierShows(db);
  for (const { id: name } of await readAll(collection(db, collections.addresses))) {
    if (open.names.includes(name)) continue;
    const winners = await readAll(collection(db, documents.address(name), collections.winners));
    const earlier = winners.filter(({ fields }) => (millisOf(fields.em) ?? Infinity) < before);
    await deleteAll(
      db,
      earlier.map(({ id }) => documents.winner(name, id)),
    );
    if (addresses.includes(name) && earlier.length === winners.length)
      await deleteAll(db, [documents.address(name)]);
  }
  await deleteAll(db, tickets.map(documents.ticket));
}

/**
 * The time, in ms since 1970, before which something belongs to an earlier show, and the rooms that are open.
 */
async function readLimits(db: Firestore) {
  const before = (await approximateNow()).getTime() - KEPT_MS;
  const { docs } = await queryOnce(query(collection(db, collections.rooms), limit(MAX_ROOMS)));
  return {
    before,
    open: {
      rooms: docs.map(({ id }) => id),
      names: docs.map((room) => protectedName(textOf(room.get('link')))),
    },
  };
}

async function deleteAll(db: Firestore, paths: string[]): Promise<void> {
  for (const some of batchesOf(paths, MAX_DELETIONS))
    await transact(
      db,
      (transaction) => {
        for (const path of some) transaction.delete(doc(db, path));
      },
      // Deleting a deleted document changes nothing.
      REPEATABLE,
    );
}
