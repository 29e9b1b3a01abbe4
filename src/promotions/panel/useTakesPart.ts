import { useCallback } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded';
import { loadPromotions } from '../loadPromotions';

/** Reads whether the person takes part in the promotion; returns what `useLoaded` does. */
export function useTakesPart(promotionId: string, uid: string) {
  return useLoaded(useCallback(() => readTakesPart(promotionId, uid), [promotionId, uid]));
}

async function readTakesPart(promotionId: string, uid: string): Promise<boolean> {
  const { db, takesPart } = await loadPromotions();
  return takesPart(db, promotionId, uid);
}
