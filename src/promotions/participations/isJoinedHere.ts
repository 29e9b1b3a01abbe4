import { readJson } from '../../base/storage';
import { PARTICIPATIONS_KEY } from '../../base/storageKeys';

/**
 * Whether the list of participations that this device has stored, which may be another person's, has the
 * promotion. Only for what is shown before the server answers, or without asking it; `isCachedAsJoined`
 * checks the person. The value is read unchecked, because the home page does not load the schema of
 * participationsCache.ts.
 */
export function isJoinedHere(promotionId: string): boolean {
  const promotions = readJson(PARTICIPATIONS_KEY, (stored) =>
    (stored as { participations: { promocao: unknown }[] }).participations.map(({ promocao }) => promocao),
  );
  return promotions?.includes(promotionId) ?? false;
}
