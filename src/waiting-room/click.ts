import {
  doc,
  getDocFromServer,
  increment,
  runTransaction,
  serverTimestamp,
  type Firestore,
} from 'firebase/firestore';
import { withTimeout } from '../timeouts';
import { isFull, roomConverter, type Room, type Ticket } from '../model';

/**
 * What the server says about a ticket. `won`: it has a place, taken under this link. `lost`: it has none and never will;
 * `removed` tells whether the room was gone before. `open`: it has none yet, and the room, whose link this is, has some left.
 */
export type Standing =
  { kind: 'won'; link: string } | { kind: 'lost'; removed: boolean } | { kind: 'open'; link: string | null };

/** All of a click, ms. Whoever waits longer gets the button back. */
const CLICK_LIMIT_MS = 30_000;
/** One request, ms. The SDK waits without end for an answer that got lost. */
const REQUEST_LIMIT_MS = 8_000;
/** How long closing may hold back the loser's answer, ms. */
const CLOSING_LIMIT_MS = 2_000;
/** Pauses between attempts, ms: a random part of a span that doubles from the first to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/** One attempt each: a second one inside the SDK would not know that the first may have landed. */
const ONCE = { maxAttempts: 1 };

/**
 * Takes a place in the room for this ticket, or finds out that there is none. However often it is called
 * for the same ticket, in however many tabs, at most one place is used. Closes the room it finds full.
 * @returns `open` only where the admin has changed the room's link, for which a ticket is another one
 * @throws the last error when the answer is still unknown after 30 s; calling again is safe
 */
export async function click(db: Firestore, room: Room & { link: string }, ticket: string): Promise<Standing> {
  const deadline = performance.now() + CLICK_LIMIT_MS;
  for (let attempt = 0; ; attempt++) {
    try {
      await withDeadline(deadline, claim(db, room, ticket));
      return { kind: 'won', link: room.link };
    } catch (claimError) {
      // A refusal, a broken connection, a late answer: the commit may have landed all the same.
      const standing = await resolve(db, room, ticket, deadline).catch(() => null);
      if (standing && (standing.kind !== 'open' || standing.link !== room.link)) return standing;
      const pause = Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
      if (performance.now() + pause >= deadline) throw claimError;
      await sleep(pause);
    }
  }
}

/**
 * What became of a ticket whose click got no answer. Closes the room it finds full.
 * @param deadline on the clock of performance.now()
 * @throws when the server does not answer in time
 */
export async function resolve(
  db: Firestore,
  { id }: Room,
  ticket: string,
  deadline = performance.now() + CLICK_LIMIT_MS,
): Promise<Standing> {
  // In this order: where the room gives no more places, no commit can land after the room was read, so a
  // ticket that is absent then stays absent.
  const room = (await withDeadline(deadline, getDocFromServer(roomRef(db, id)))).data();
  const place = (await withDeadline(deadline, getDocFromServer(ticketRef(db, ticket)))).data() as
    Ticket | undefined;
  if (place) return { kind: 'won', link: place.link };
  if (room && !isFull(room)) return { kind: 'open', link: room.link };
  if (room) await close(db, id);
  return { kind: 'lost', removed: !room };
}

/**
 * Removes a room that is full. The rules refuse it for any other, and others may be removing it too, so a
 * failure tells nothing; resolves when the attempt has settled, after 2 s at the latest.
 */
export async function close(db: Firestore, roomId: string): Promise<void> {
  const closing = runTransaction(
    db,
    async (transaction) => void transaction.delete(roomRef(db, roomId)),
    ONCE,
  );
  await withTimeout(CLOSING_LIMIT_MS, closing).catch(() => undefined);
}

/**
 * Saves the click a round trip: a browser asks a server of another origin whether it takes a commit before it sends
 * the first one, and keeps the answer, for 5 s at least. Sends a commit of nothing, and does not mind how that ends.
 */
export function prepareClick(db: Firestore): void {
  runTransaction(db, async () => undefined, ONCE).catch(() => undefined);
}

/** Counts the click and writes its ticket in one commit. It reads nothing, so no other click is in its way. */
function claim(db: Firestore, { id, link }: Room & { link: string }, ticket: string): Promise<void> {
  return runTransaction(
    db,
    async (transaction) => {
      transaction.update(doc(db, 'salaDeEspera', id), { cliques: increment(1), ultimaVaga: ticket });
      transaction.set(ticketRef(db, ticket), { sala: id, link, em: serverTimestamp() });
    },
    ONCE,
  );
}

function roomRef(db: Firestore, roomId: string) {
  return doc(db, 'salaDeEspera', roomId).withConverter(roomConverter);
}

function ticketRef(db: Firestore, ticket: string) {
  return doc(db, 'vagas', ticket);
}

/** The answer, or an error when it has not come by the deadline or within a single request's limit. */
function withDeadline<T>(deadline: number, answer: Promise<T>): Promise<T> {
  return withTimeout(Math.min(REQUEST_LIMIT_MS, deadline - performance.now()), answer);
}

function sleep(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}
