import { useCallback } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded';
import { loadPromotions } from '../loadPromotions';

/** Whether the person takes part in the promotion, as `useLoaded` returns it. */
export function useTakesPart(promotionId: string, uid: string) {
  return useLoaded(useCallback(() => readTakesPart(promotionId, uid), [promotionId, uid]));
}

async function readTakesPart(promotionId: string, uid: string): Promise<boolean> {
  const { db, takesPart } = await loadPromotions();
  return takesPart(db, promotionId, uid);
}
