import { doc, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { protectedName } from '../../base/link';
import { commitOnce, readOnce } from '../../firebase/once';
import { isFull, roomConverter, winnerConverter, type Room } from '../../model';
import type { RoomKey } from './roomKey';
import { limitTo, UNANSWERED_LIMIT_MS } from './timeLeft';

/**
 * The state of a ticket on the server.
 * - `won`: there is a place. In a show for registered people, `ticketId` may be another ticket, with which
 *   the same person won on another device.
 * - `lost`: the ticket has no place and cannot get one any more. `removed`: the room does not exist any more.
 * - `undecided`: the ticket has no place, but the room is not full. `room` is the room as it is now: the
 *   admin may have changed its link or opening time since the click.
 */
export type Standing =
  { kind: 'won'; ticketId: string } | { kind: 'lost'; removed: boolean } | { kind: 'undecided'; room: Room };

/** How long a loser's page waits at most for the deletion of the full room. */
const CLOSING_LIMIT_MS = 2_000;

/**
 * Asks the server what became of a click that had no answer or an error. If the click has lost because the
 * room is full, deletes the room.
 * @param uid the uid of the person who clicked, in a show for registered people
 * @param deadline by performance.now()
 * @throws if the server does not answer in time
 */
export async function resolveStanding(
  db: Firestore,
  { id, link }: RoomKey,
  ticketId: string,
  uid?: string,
  deadline = performance.now() + UNANSWERED_LIMIT_MS,
): Promise<Standing> {
  // The room is read before the ticket: if the room is full or gone by then, no later commit can create the
  // ticket, so a missing ticket means a loss.
  const roomRef = doc(db, documents.room(id)).withConverter(roomConverter);
  const room = (await readOnce(roomRef, limitTo(deadline))).data();
  const name = protectedName(link);
  if (uid !== undefined && name !== null) {
    const winnerRef = doc(db, documents.winner(name, uid)).withConverter(winnerConverter);
    const winner = (await readOnce(winnerRef, limitTo(deadline))).data();
    if (winner) return { kind: 'won', ticketId: winner.vaga };
  }
  const place = await readOnce(doc(db, documents.ticket(ticketId)), limitTo(deadline));
  if (place.exists()) return { kind: 'won', ticketId };
  if (room && !isFull(room)) return { kind: 'undecided', room };
  if (room) await closeRoom(db, id);
  return { kind: 'lost', removed: !room };
}

/**
 * Deletes a full room. Resolves after 2 s at the latest, and ignores errors: other visitors may be deleting
 * it, too.
 */
export async function closeRoom(db: Firestore, roomId: string): Promise<void> {
  await commitOnce(db, (batch) => void batch.delete(doc(db, documents.room(roomId))), CLOSING_LIMIT_MS).catch(
    () => {},
  );
}
