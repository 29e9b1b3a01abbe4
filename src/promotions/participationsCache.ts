import * as v from 'valibot';
import { PARTICIPATIONS_KEY } from '../auth/profileCache';
import type { Participation } from '../model';

const Kept = v.object({
  uid: v.string(),
  participations: v.array(
    v.object({
      promocao: v.string(),
      titulo: v.string(),
      em: v.nullable(
        v.pipe(
          v.string(),
          v.isoTimestamp(),
          v.transform((text) => new Date(text)),
          v.date(),
        ),
      ),
    }),
  ),
});

/** What is shown before the server answers. */
export function keepParticipations(uid: string, participations: Participation[]): void {
  try {
    localStorage.setItem(PARTICIPATIONS_KEY, JSON.stringify({ uid, participations }));
  } catch {
    // Blocked or full: the next visit waits for the server.
  }
}

/** Null where none are kept; what is another person's or cannot be read is dropped. */
export function keptParticipations(uid: string): Participation[] | null {
  try {
    const kept = v.parse(Kept, JSON.parse(localStorage.getItem(PARTICIPATIONS_KEY) ?? 'null'));
    if (kept.uid === uid) return kept.participations;
  } catch {
    // Dropped below.
  }
  drop();
  return null;
}

function drop(): void {
  try {
    localStorage.removeItem(PARTICIPATIONS_KEY);
  } catch {
    // Blocked: then there is nothing either.
  }
}
