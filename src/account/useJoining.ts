import { useEffect, useState } from 'react';
import { loadPart, withStyles } from '../base/loadPart';
import { report } from '../base/reporting';
import type { Promotion } from '../model';
import { useChunk } from '../ui/loading/useChunk';

const loadJoining = () => withStyles(loadPart(() => import('../promotions/panel/signUpPart'), 'never'));

/**
 * The promotion in which the sign-up takes part, and the functions and components for it. Null until both are
 * loaded, and if nobody can take part: the promotion's page, which follows the sign-up, then says so.
 */
export function useJoining(promotionId: string | null) {
  const { chunk } = useChunk(promotionId ? loadJoining : null);
  const [promotion, setPromotion] = useState<Promotion | null>(null);
  useEffect(() => {
    if (!chunk || !promotionId) return;
    let stopped = false;
    chunk.readOpenPromotion(promotionId).then(
      (open) => {
        if (!stopped) setPromotion(open);
      },
      (error: unknown) => report('A promoção do cadastro não foi carregada:', error),
    );
    return () => {
      stopped = true;
    };
  }, [chunk, promotionId]);
  return chunk && promotion ? { ...chunk, promotion } : null;
}
