import {
  doc,
  getDocFromServer,
  increment,
  runTransaction,
  serverTimestamp,
  type Firestore,
} from 'firebase/firestore';
import { codeOf } from '../reporting';
import { withTimeout } from '../timeouts';
import { protectedName } from '../link';
import {
  isFull,
  profileConverter,
  roomConverter,
  type LinkedRoom,
  type Profile,
  type Ticket,
  type Winner,
} from '../model';
import { browserSecret } from './browserSecret';

/**
 * The state of a ticket on the server. `won`: it has a place, with this link; in a show for registered people the same
 * person may have taken the place with another ticket, on another device. `lost`: it has no place and cannot get one;
 * `removed`: the room had already been removed. `open`: it has no place yet, and the room, which has this link, is not full.
 */
export type Standing =
  | { kind: 'won'; link: string; vaga: string }
  | { kind: 'lost'; removed: boolean }
  | { kind: 'open'; link: string | null };

/** Who clicks in a show for registered people: what the winner's document copies from the profile. */
export type Entrant = Pick<Profile, 'uid' | 'name' | 'celular' | 'confirmado'>;

/** How long a click goes on without a place or a loss, ms; after it the button comes back. */
export const CLICK_LIMITS = {
  /** Without an answer, or refused by the rules. */
  unanswered: 30_000,
  /** While the server answers that somebody else holds the room. It ends any transaction after 270 s. */
  contended: 300_000,
};
/** The limit of one request, ms. The SDK waits for a lost answer without limit. */
const REQUEST_LIMIT_MS = 8_000;
/** How long closing the room may delay the loser's answer, ms. */
const CLOSING_LIMIT_MS = 2_000;
/**
 * The pause between attempts is a random part of a span that doubles from the first value to the second, ms. The emulator
 * makes an attempt at a locked room wait for 2 s; with the second value everybody is answered within 5 s of the lock's end.
 */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_500;

/** The SDK must not retry by itself: its second attempt would not know whether the first has succeeded. */
const ONCE = { maxAttempts: 1 };

/**
 * Takes a place in the room for this ticket, or finds out that there is none. It uses at most one place, however
 * often and in however many tabs it is called for the same ticket. It closes a room that is full.
 * @param person null unless the show is for registered people
 * @returns `open` only if the admin has changed the room's link; the new link needs another ticket
 * @throws the last error if the answer is still unknown when the limits have passed; calling again is safe
 */
export async function click(
  db: Firestore,
  room: LinkedRoom,
  ticket: string,
  person: Entrant | null = null,
  limits = CLICK_LIMITS,
): Promise<Standing> {
  const latest = performance.now() + limits.contended;
  let deadline = performance.now() + limits.unanswered;
  for (let attempt = 0; ; attempt++) {
    try {
      // The page may know an old profile, by which the rules refuse the click.
      const current = person && attempt > 0 ? await withDeadline(deadline, readEntrant(db, person)) : person;
      await withDeadline(deadline, claim(db, room, ticket, current));
      return { kind: 'won', link: room.link, vaga: ticket };
    } catch (claimError) {
      // The server is there, and whoever holds the room will let it go: the click goes on, and its visitor need do nothing.
      if (codeOf(claimError) === 'aborted')
        deadline = Math.min(latest, performance.now() + limits.unanswered);
      // After any error (a refusal, a broken connection, a late answer) the commit may have succeeded.
      const standing = await resolve(db, room, ticket, person?.uid, deadline).catch(() => null);
      if (standing && (standing.kind !== 'open' || standing.link !== room.link)) return standing;
      if (attempt === 0 && codeOf(claimError) === 'permission-denied') logRefusal(room);
      const pause = Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS);
      if (performance.now() + pause >= deadline) throw claimError;
      await sleep(pause);
    }
  }
}

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
  deadline = performance.now() + CLICK_LIMITS.unanswered,
): Promise<Standing> {
  // The order matters: if the room has no places left when it is read, no later commit can succeed, so a ticket that is
  // absent afterwards stays absent.
  const room = (await withDeadline(deadline, getDocFromServer(roomRef(db, id)))).data();
  const name = protectedName(link);
  if (uid !== undefined && name !== null) {
    const winner = (await withDeadline(deadline, getDocFromServer(winnerRef(db, name, uid)))).data();
    if (winner) return { kind: 'won', link, vaga: (winner as Winner).vaga };
  }
  const place = (await withDeadline(deadline, getDocFromServer(ticketRef(db, ticket)))).data() as
    Ticket | undefined;
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
  const closing = runTransaction(
    db,
    async (transaction) => void transaction.delete(roomRef(db, roomId)),
    ONCE,
  );
  await withTimeout(CLOSING_LIMIT_MS, closing).catch(() => undefined);
}

/**
 * Saves the click a round trip and the opening of IndexedDB: an empty commit makes the browser send the CORS preflight for
 * commits, whose answer it caches for at least 5 s. Errors are ignored.
 */
export function prepareClick(db: Firestore): void {
  void browserSecret();
  runTransaction(db, async () => undefined, ONCE).catch(() => undefined);
}

/**
 * Counts the click and writes its ticket in one commit, and for a registered person the winner too. Without reads it cannot
 * conflict with other clicks.
 */
function claim(
  db: Firestore,
  { id, link }: LinkedRoom,
  ticket: string,
  person: Entrant | null,
): Promise<void> {
  const name = protectedName(link);
  return runTransaction(
    db,
    async (transaction) => {
      const em = serverTimestamp();
      const place = { sala: id, link, em };
      transaction.update(doc(db, 'salaDeEspera', id), { cliques: increment(1), ultimaVaga: ticket });
      transaction.set(ticketRef(db, ticket), person ? { ...place, dono: person.uid } : place);
      if (person && name !== null) {
        const { uid, name: nome, celular, confirmado } = person;
        transaction.set(winnerRef(db, name, uid), { vaga: ticket, em, nome, celular, confirmado });
      }
    },
    ONCE,
  );
}

/** For the team: a room that is open refuses clicks where the admin has mistyped something. */
function logRefusal({ id, link }: LinkedRoom): void {
  const name = protectedName(link);
  const where = name === null ? 'a sala' : `linksDaSala/${name}`;
  console.error(
    `salaDeEspera/${id}: clique recusado; confira se ${where} tem um link https://, se cliques é um número inteiro e se paraCadastrados é o que devia ser.`,
  );
}

async function readEntrant(db: Firestore, person: Entrant): Promise<Entrant> {
  const ref = doc(db, 'users', person.uid).withConverter(profileConverter);
  return (await getDocFromServer(ref)).data() ?? person;
}

function roomRef(db: Firestore, roomId: string) {
  return doc(db, 'salaDeEspera', roomId).withConverter(roomConverter);
}

function ticketRef(db: Firestore, ticket: string) {
  return doc(db, 'vagas', ticket);
}

function winnerRef(db: Firestore, name: string, uid: string) {
  return doc(db, 'linksDaSala', name, 'ganhadores', uid);
}

/** Settles as the promise does, or rejects at the deadline or after the limit of one request. */
function withDeadline<T>(deadline: number, promise: Promise<T>): Promise<T> {
  return withTimeout(Math.min(REQUEST_LIMIT_MS, deadline - performance.now()), promise);
}

function sleep(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}
