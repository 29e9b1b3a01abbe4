import { useMemo } from 'react';
import { loadChunk, withStyles } from '../base/loadChunk';
import { useChunk } from '../ui/loading/useChunk';
import { useLoaded } from '../ui/loading/useLoaded';

const loadJoining = () => withStyles(loadChunk(() => import('../promotions/panel/signUpPart'), 'never'));

/**
 * The promotion that the sign-up also joins, with the functions and components for joining. Null until all
 * are loaded, and if the promotion is not open: its page, which follows the sign-up, then says so.
 */
export function useJoining(promotionId: string | null) {
  const { chunk } = useChunk(promotionId ? loadJoining : null);
  const read = useMemo(
    () => (chunk && promotionId ? () => chunk.readOpenPromotion(promotionId) : null),
    [chunk, promotionId],
  );
  const { loaded } = useLoaded(read);
  const promotion = loaded.status === 'ready' ? loaded.data : null;
  return chunk && promotion ? { ...chunk, promotion } : null;
}
