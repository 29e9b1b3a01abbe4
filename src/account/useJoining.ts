import { useMemo } from 'react';
import { loadChunk, withStyles } from '../base/loadChunk';
import { useChunk } from '../ui/loading/useChunk';
import { useLoaded } from '../ui/loading/useLoaded';

const loadJoining = () => withStyles(loadChunk(() => import('../promotions/panel/signUpPart'), 'never'));

/**
 * The promotion in which the sign-up takes part, and the functions and components for it. Null until both are
 * loaded, and if nobody can take part: the promotion's page, which follows the sign-up, then says so.
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
