import * as v from 'valibot';
import { PARTICIPATIONS_KEY, readStoredJson, removeStored, writeStored } from '../../base/storage';
import type { Participation, Promotion } from '../../model';

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
      // Entries of earlier deploys have no `regulamento`: use `nullable` after 2027-02-25.
      regulamento: v.nullish(v.pipe(v.string(), v.startsWith('https://')), null),
    }),
  ),
});

/** Stores the person's participations on this device, to be shown until the server answers. */
export function cacheParticipations(uid: string, participations: Participation[]): void {
  writeStored(PARTICIPATIONS_KEY, JSON.stringify({ uid, participations }));
}

/**
 * The participations that this device has stored for the person; null if there are none. Removes a stored
 * list of another person or in another format.
 */
export function cachedParticipations(uid: string): Participation[] | null {
  const cached = readStoredJson(PARTICIPATIONS_KEY, v.parser(Cached));
  if (cached?.uid === uid) return cached.participations;
  removeStored(PARTICIPATIONS_KEY);
  return null;
}

export function isCachedAsJoined(uid: string, promotionId: string): boolean {
  return cachedParticipations(uid)?.some(({ promocao }) => promocao === promotionId) ?? false;
}

/**
 * Adds a participation to the list on this device. Its time stays unknown until the server's list arrives.
 */
export function cacheJoined(uid: string, { id, titulo, regulamento }: Promotion): void {
  const others = (cachedParticipations(uid) ?? []).filter(({ promocao }) => promocao !== id);
  cacheParticipations(uid, [{ promocao: id, titulo, em: null, regulamento }, ...others]);
}

/** Removes a participation from the list on this device. */
export function uncacheParticipation(uid: string, promocao: string): void {
  const cached = cachedParticipations(uid);
  if (!cached) return;
  cacheParticipations(
    uid,
    cached.filter((participation) => participation.promocao !== promocao),
  );
}
