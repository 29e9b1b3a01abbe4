import { doc, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { textOf } from '../../base/fields';
import { protectedName } from '../../base/link';
import { commitOnce, readOnce } from '../../firebase/once';
import { isFull, roomIn, type Room } from '../../model';
import type { RoomKey } from './tickets';
import { limitTo, UNANSWERED_LIMIT_MS } from './timeLeft';

/**
 * What has become of a click.
 * - `won`: the ticket has a place. In a show for registered people, `ticketId` may be another ticket, with
 *   which the same person won on another device.
 * - `lost`: the ticket has no place and cannot get one any more. `removed`: the room had already been
 *   deleted.
 * - `undecided`: the ticket has no place, but the room is not full. `room` is the room as it is now: the team
 *   may have moved its opening, or changed its link or taken it away.
 */
export type ClickResult =
  { kind: 'won'; ticketId: string } | { kind: 'lost'; removed: boolean } | { kind: 'undecided'; room: Room };

interface Options {
  /** The uid of the person who clicked, in a show for registered people. */
  uid?: string | undefined;
  /** When the last answer must have come, by performance.now(). */
  deadline?: number;
}

/** How long a loser's page waits at most for the deletion of the full room. */
const CLOSING_LIMIT_MS = 2_000;

/**
 * Asks the server what became of a click that had no answer or an error. If the click has lost because the
 * room is full, deletes the room.
 * @throws the SDK's errors, or NoAnswerError if the server does not answer in time
 */
export async function readClickResult(
  db: Firestore,
  { id, link }: RoomKey,
  ticketId: string,
  { uid, deadline = performance.now() + UNANSWERED_LIMIT_MS }: Options = {},
): Promise<ClickResult> {
  // The room is read before the ticket: if the room is full or gone by then, no later commit can create the
  // ticket, so a missing ticket means a loss.
  const fields = await readOnce(db, documents.room(id), limitTo(deadline));
  const room = fields && roomIn(id, fields);
  const name = protectedName(link);
  if (uid !== undefined && name !== null) {
    const winner = await readOnce(db, documents.winner(name, uid), limitTo(deadline));
    if (winner) return { kind: 'won', ticketId: textOf(winner.vaga) };
  }
  const place = await readOnce(db, documents.ticket(ticketId), limitTo(deadline));
  if (place) return { kind: 'won', ticketId };
  if (!room || isFull(room)) {
    if (room) await closeRoom(db, id);
    return { kind: 'lost', removed: !room };
  }
  return { kind: 'undecided', room };
}

/**
 * Deletes a full room. Resolves after 2 s at the latest, and ignores errors: other visitors may be deleting
 * the room, too.
 */
async function closeRoom(db: Firestore, roomId: string): Promise<void> {
  await commitOnce(db, (batch) => void batch.delete(doc(db, documents.room(roomId))), CLOSING_LIMIT_MS).catch(
    () => {},
  );
}
