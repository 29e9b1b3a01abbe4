import * as v from 'valibot';
import { PARTICIPATIONS_KEY } from '../auth/profileCache';
import type { Participation } from '../model';
import { readJson, remove, write } from '../storage';

const Cached = v.object({
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
      // Null too in a list that an earlier version has stored.
      regulamento: v.nullish(v.pipe(v.string(), v.startsWith('https://')), null),
    }),
  ),
});

/** Stores what the page shows until the server has answered. */
export function cacheParticipations(uid: string, participations: Participation[]): void {
  write(PARTICIPATIONS_KEY, JSON.stringify({ uid, participations }));
}

/** Null if none are stored. Those of another person, or in another format, are removed. */
export function cachedParticipations(uid: string): Participation[] | null {
  const cached = readJson(PARTICIPATIONS_KEY, v.parser(Cached));
  if (cached?.uid === uid) return cached.participations;
  remove(PARTICIPATIONS_KEY);
  return null;
}

/** Removes one from what is stored, once the person takes part no longer. */
export function uncacheParticipation(uid: string, promocao: string): void {
  const cached = cachedParticipations(uid);
  if (!cached) return;
  cacheParticipations(
    uid,
    cached.filter((participation) => participation.promocao !== promocao),
  );
}
