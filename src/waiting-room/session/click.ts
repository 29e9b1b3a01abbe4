import { doc, increment, serverTimestamp, type Firestore } from 'firebase/firestore/lite';
import { readProfile } from '../../auth/profile/profile';
import { documents } from '../../base/documentPaths';
import { errorOf, isDenied } from '../../base/errors';
import { protectedName } from '../../base/link';
import { commitOnce } from '../../firebase/once';
import type { LinkedRoom } from '../../model';
import type { OpeningTime } from './openingTime';
import { logRefusal, Refusals } from './refusals';
import { resolveStanding, type Standing } from './standing';
import { CLICK_LIMITS, TimeLeft } from './timeLeft';
import type { RegisteredPerson } from './visitor';

interface ClickOptions {
  /** Who clicks; null unless the show is for registered people. */
  person: RegisteredPerson | null;
  /** Knows when a room with `abreEm` opens. */
  opening: Pick<OpeningTime, 'clock' | 'pause'>;
  /** Shorter in tests. */
  limits?: typeof CLICK_LIMITS;
}

/**
 * Takes a place in the room for this ticket, or finds out that there is none. It uses at most one place,
 * however often and in however many tabs it is called for the same ticket. It closes a room that is full.
 * @returns `undecided` only if the admin has changed the room's link, for which another ticket is needed, or
 * its time to more than 10 s from now
 * @throws the last error if the answer is still unknown when the limits have passed; calling again is safe
 */
export async function click(
  db: Firestore,
  room: LinkedRoom,
  ticketId: string,
  { person: clicking, opening, limits = CLICK_LIMITS }: ClickOptions,
): Promise<Standing> {
  const timeLeft = new TimeLeft(limits);
  const refusals = new Refusals(opening, room.abreEm);
  let person = clicking;
  let failures = 0;
  for (;;) {
    const sentAt = performance.now();
    const error = await errorOf(commitClick(db, room, ticketId, person, timeLeft.forRequest));
    if (error === null) return { kind: 'won', ticketId };
    const refusal = await refusals.afterError(error, sentAt);
    if (refusal !== 'other') timeLeft.extend();
    if (refusal === 'again') continue;
    // After any error (a refusal, a broken connection, a late answer) the commit may have succeeded.
    const standing = await resolveStanding(db, room, ticketId, person?.uid, timeLeft.deadline).catch(
      () => null,
    );
    if (standing?.kind === 'undecided') {
      if (standing.room.link !== room.link || refusal === 'later') return standing;
      refusals.opensAt = standing.room.abreEm;
    } else if (standing) return standing;
    if (failures === 0 && isDenied(error)) logRefusal(room);
    await timeLeft.pauseOrThrow(failures++, error);
    // The rules refuse a name or phone that is not the profile's, which may have changed.
    if (person) person = (await readProfile(db, person.uid, timeLeft.forRequest).catch(() => null)) ?? person;
  }
}

/**
 * Counts the click and writes its ticket in one commit, and for a registered person the winner too. It reads
 * nothing, so it cannot conflict with other clicks.
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
