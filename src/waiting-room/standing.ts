import { doc, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../documentPaths';
import { commitOnce, readOnce } from '../firebase/once';
import { protectedName } from '../link';
import { isFull, roomConverter, type LinkedRoom, type Ticket, type Winner } from '../model';

/**
 * The state of a ticket on the server. `won`: it has a place, with this link; in a show for registered people the same
 * person may have taken the place with another ticket, on another device. `lost`: it has no place and cannot get one;
 * `removed`: the room had already been removed. `open`: it has no place yet, and the room, which has this link, is not full.
 */
export type Standing =
  | { kind: 'won'; link: string; vaga: string }
  | { kind: 'lost'; removed: boolean }
  | { kind: 'open'; link: string | null };

/** The limit of one request, ms. */
const REQUEST_LIMIT_MS = 8_000;
/** How long closing the room may delay the loser's answer, ms. */
const CLOSING_LIMIT_MS = 2_000;
/** How long a click, or the question for its answer, goes on without one, ms. */
export const UNANSWERED_LIMIT_MS = 30_000;

/**
 * Asks the server for the state of a ticket whose click had no answer. It closes a room that is full.
 * @param uid of the signed-in person in a show for registered people
 * @param deadline in the time of performance.now()
 * @throws if the server does not answer in time
 */
export async function resolve(
  db: Firestore,
  { id, link }: LinkedRoom,
  ticket: string,
  uid?: string,
  deadline = performance.now() + UNANSWERED_LIMIT_MS,
): Promise<Standing> {
  // The order matters: if the room has no places left when it is read, no later commit can succeed, so a ticket that is
  // absent afterwards stays absent.
  const room = (await readOnce(roomRef(db, id), limitTo(deadline))).data();
  const name = protectedName(link);
  if (uid !== undefined && name !== null) {
    const winner = (await readOnce(winnerRef(db, name, uid), limitTo(deadline))).data();
    if (winner) return { kind: 'won', link, vaga: (winner as Winner).vaga };
  }
  const place = (await readOnce(ticketRef(db, ticket), limitTo(deadline))).data() as Ticket | undefined;
  if (place) return { kind: 'won', link: place.link, vaga: ticket };
  if (room && !isFull(room)) return { kind: 'open', link: room.link };
  if (room) await close(db, id);
  return { kind: 'lost', removed: !room };
}

/**
 * Deletes a full room. Resolves when the attempt has settled, after 2 s at the latest; errors are ignored, because
 * other visitors may be deleting the same room.
 */
export async function close(db: Firestore, roomId: string): Promise<void> {
  await commitOnce(db, (transaction) => void transaction.delete(roomRef(db, roomId)), CLOSING_LIMIT_MS).catch(
    () => undefined,
  );
}

/** The limit of a request that must be answered by the deadline, ms. */
export function limitTo(deadline: number): number {
  return Math.min(REQUEST_LIMIT_MS, deadline - performance.now());
}

export function roomRef(db: Firestore, roomId: string) {
  return doc(db, documents.room(roomId)).withConverter(roomConverter);
}

export function ticketRef(db: Firestore, ticket: string) {
  return doc(db, documents.ticket(ticket));
}

export function winnerRef(db: Firestore, name: string, uid: string) {
  return doc(db, documents.winner(name, uid));
}
