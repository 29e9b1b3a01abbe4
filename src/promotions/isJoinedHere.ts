import { readJson } from '../storage';
import { PARTICIPATIONS_KEY } from '../storageKeys';

/**
 * Whether the list of participations that this device has stored has the promotion. Only for what is shown before the server
 * answers, or without asking it, and while nobody knows whose list it is: `isCachedAsJoined` asks for a person's own.
 */
export function isJoinedHere(promotionId: string): boolean {
  const promotions = readJson(PARTICIPATIONS_KEY, (stored) =>
    (stored as { participations: { promocao: unknown }[] }).participations.map(({ promocao }) => promocao),
  );
  return promotions?.includes(promotionId) ?? false;
}
