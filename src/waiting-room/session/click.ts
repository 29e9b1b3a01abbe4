import { doc, increment, serverTimestamp, type Firestore } from 'firebase/firestore/lite';
import { readProfile } from '../../auth/profile/profile';
import { documents } from '../../base/documentPaths';
import { errorOf, isDenied } from '../../base/errors';
import { protectedName } from '../../base/link';
import { commitOnce } from '../../firebase/once';
import { isFull, type LinkedRoom, type Room } from '../../model';
import { readClickResult, type ClickResult } from './clickResult';
import type { OpeningTime } from './openingTime';
import { Refusals } from './refusals';
import { CLICK_LIMITS, TimeLeft } from './timeLeft';
import type { RegisteredPerson } from './visitor';

interface ClickOptions {
  /** The person who clicks, in a show for registered people; null in an open show. */
  person: RegisteredPerson | null;
  /** Tells when a room with an opening time (`abreEm`) opens. */
  opening: Pick<OpeningTime, 'clock' | 'pause'>;
  /** Whether the ticket can win in the room as it is now: the team may have changed its link, or the show. */
  fits: (room: Room) => boolean;
  /** How long a click may take; tests use shorter limits. */
  limits?: typeof CLICK_LIMITS;
}

/**
 * Tries to take a place in the room for this ticket, until the outcome is certain. One ticket takes one place
 * at most, however often and in however many tabs this is called. If the room is full, deletes it.
 * @returns `undecided` only if this function must not commit: because the given `room` was full, the ticket
 * does not fit any more, or the click came long before the room's opening
 * @throws the last error if the outcome is still unknown after the limits; calling again is safe
 */
export async function click(
  db: Firestore,
  room: LinkedRoom,
  ticketId: string,
  { person, opening, fits, limits = CLICK_LIMITS }: ClickOptions,
): Promise<ClickResult> {
  // In a full room, sends no click, because the rules would refuse it. Asks for the result of an earlier
  // click instead: this browser may have won a place and lost the record of it.
  if (isFull(room)) return readClickResult(db, room, ticketId, { uid: person?.uid });
  const timeLeft = new TimeLeft(limits);
  const refusals = new Refusals(opening);
  // The team may change the opening time during the click.
  let { abreEm } = room;
  let failures = 0;
  for (;;) {
    const sentAt = performance.now();
    const error = await errorOf(commitClick(db, room, ticketId, person, timeLeft.forRequest));
    if (error === null) return { kind: 'won', ticketId };
    const refusal = refusals.classify(error, sentAt, abreEm);
    const waited = refusal === 'early' && (await refusals.waitForOpening(abreEm));
    if (refusal !== 'other') timeLeft.extend();
    if (waited) continue;
    // Asks what became of the click: after any error (a refusal, a broken connection, a late answer) the
    // commit may have succeeded. If it has not, and the room can still be entered, commits again.
    const options = { uid: person?.uid, deadline: timeLeft.deadline };
    const result = await readClickResult(db, room, ticketId, options).catch(() => null);
    if (result) {
      if (result.kind !== 'undecided' || refusal === 'later' || !fits(result.room)) return result;
      abreEm = result.room.abreEm;
    }
    if (refusal === 'other' && isDenied(error)) refusals.logOnce(room);
    await timeLeft.pauseOrThrow(failures, error);
    failures += 1;
    // Reads the profile again, because it may have changed: the rules refuse a name or phone that differs
    // from the profile's.
    if (person) person = (await readProfile(db, person.uid, timeLeft.forRequest).catch(() => null)) ?? person;
  }
}

/**
 * Counts the click and creates its ticket in one commit. For a registered person, the commit also creates the
 * winner's document. The commit reads nothing, so other clicks do not conflict with it.
 */
function commitClick(
  db: Firestore,
  { id, link }: LinkedRoom,
  ticketId: string,
  person: RegisteredPerson | null,
  limitMs: number,
): Promise<void> {
  const name = protectedName(link);
  return commitOnce(
    db,
    (batch) => {
      const em = serverTimestamp();
      const place = { sala: id, link, em };
      batch.update(doc(db, documents.room(id)), { cliques: increment(1), ultimaVaga: ticketId });
      batch.set(doc(db, documents.ticket(ticketId)), person ? { ...place, dono: person.uid } : place);
      if (person && name !== null) {
        const { uid, name: nome, celular, confirmado } = person;
        batch.set(doc(db, documents.winner(name, uid)), {
          vaga: ticketId,
          em,
          nome,
          celular,
          confirmado,
        });
      }
    },
    limitMs,
  );
}
