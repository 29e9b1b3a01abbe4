import { doc, increment, serverTimestamp, type Firestore } from 'firebase/firestore/lite';
import { readProfile } from '../../auth/profile';
import { documents } from '../../documentPaths';
import { commitOnce } from '../../firebase/once';
import { protectedName } from '../../link';
import type { LinkedRoom } from '../../model';
import { codeOf } from '../../reporting';
import { growingPause, sleep } from '../../timeouts';
import { afterRefusal, logRefusal, type Refusal } from './refusal';
import type { Opening } from './opening';
import type { Entrant } from './identity';
import { limitTo, readStanding, UNANSWERED_LIMIT_MS, type Standing } from './standing';

/** How long a click keeps trying, ms. Then it fails, and the page shows the button again. */
export const CLICK_LIMITS = {
  /** While there is no answer, or the rules refuse the click although the room is open. */
  unanswered: UNANSWERED_LIMIT_MS,
  /** While another transaction has locked the room (ABORTED). Firestore ends every transaction after 270 s. */
  contended: 300_000,
};
/**
 * The pause before another attempt is a random part of this, which doubles from `first` to `longest`, ms. As the emulator
 * holds an attempt at a locked room for 2 s, everybody is answered within 5 s of the lock's end.
 */
const PAUSES_MS = { first: 250, longest: 2_500 };
/** An attempt that would have less time for its answer, ms, is not sent: its error would hide what the server said before. */
const SHORTEST_ATTEMPT_MS = 1_000;

interface Circumstances {
  /** Who clicks; null unless the show is for registered people. */
  person: Entrant | null;
  /** Tells when a room with `abreEm` opens; null only in tests, where none has it or it has passed. */
  opening: Pick<Opening, 'clock' | 'pause'> | null;
  /** For tests. */
  limits?: typeof CLICK_LIMITS;
}

/**
 * Takes a place in the room for this ticket, or finds out that there is none. It uses at most one place, however
 * often and in however many tabs it is called for the same ticket. It closes a room that is full.
 * @returns `open` only if the admin has changed the room's link, for which another ticket is needed, or its time to more than
 * 10 s from now
 * @throws the last error if the answer is still unknown when the limits have passed; calling again is safe
 */
export async function click(
  db: Firestore,
  room: LinkedRoom,
  ticket: string,
  { person, opening, limits = CLICK_LIMITS }: Circumstances,
): Promise<Standing> {
  const latest = performance.now() + limits.contended;
  let deadline = performance.now() + limits.unanswered;
  let { abreEm } = room;
  let repeats = 0;
  for (let attempt = 0; ; attempt++) {
    const sentAt = performance.now();
    try {
      // The rules refuse a click whose name or phone is not the profile's, so read the profile again.
      const changed = person && attempt > 0 ? await readProfile(db, person.uid, limitTo(deadline)) : null;
      await commitClick(db, room, ticket, changed ?? person, limitTo(deadline));
      return { kind: 'won', link: room.link, vaga: ticket };
    } catch (clickError) {
      const code = codeOf(clickError);
      const refused = code === 'permission-denied';
      const refusal: Refusal =
        refused && opening ? await afterRefusal(opening, abreEm, sentAt, repeats) : 'inTime';
      // ABORTED: another transaction has locked the room and will end.
      if (code === 'aborted' || refusal !== 'inTime')
        deadline = Math.min(latest, performance.now() + limits.unanswered);
      repeats = refusal === 'again' ? repeats + 1 : 0;
      if (repeats > 0) continue;
      // After any error (a refusal, a broken connection, a late answer) the commit may have succeeded.
      const standing = await readStanding(db, room, ticket, person?.uid, deadline).catch(() => null);
      if (standing && (standing.kind !== 'open' || standing.link !== room.link || refusal === 'later'))
        return standing;
      if (standing) ({ abreEm } = standing);
      if (attempt === 0 && refused) logRefusal(room);
      const pause = Math.random() * growingPause(attempt, PAUSES_MS);
      if (performance.now() + pause + SHORTEST_ATTEMPT_MS > deadline) throw clickError;
      await sleep(pause);
    }
  }
}

/**
 * Counts the click and writes its ticket in one commit, and for a registered person the winner too. Without reads it cannot
 * conflict with other clicks.
 */
function commitClick(
  db: Firestore,
  { id, link }: LinkedRoom,
  ticket: string,
  person: Entrant | null,
  limitMs: number,
): Promise<void> {
  const name = protectedName(link);
  return commitOnce(
    db,
    (transaction) => {
      const em = serverTimestamp();
      const place = { sala: id, link, em };
      transaction.update(doc(db, documents.room(id)), { cliques: increment(1), ultimaVaga: ticket });
      transaction.set(doc(db, documents.ticket(ticket)), person ? { ...place, dono: person.uid } : place);
      if (person && name !== null) {
        const { uid, name: nome, celular, confirmado } = person;
        transaction.set(doc(db, documents.winner(name, uid)), {
          vaga: ticket,
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
