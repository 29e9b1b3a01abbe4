import { PARTICIPATIONS_KEY, readStoredJson } from '../../base/storage';

/**
 * Whether a participation in the promotion is stored on this device. The stored list may be another person's,
 * so this is only for a first impression; `isCachedAsJoined` also checks the person. The list is read
 * unchecked, so that the home page need not load the schema of participationsCache.ts.
 */
export function isJoinedHere(promotionId: string): boolean {
  const promotions = readStoredJson(PARTICIPATIONS_KEY, (stored) =>
    (stored as { participations: { promocao: unknown }[] }).participations.map(({ promocao }) => promocao),
  );
  return promotions?.includes(promotionId) ?? false;
}
