import { useEffect, useState } from 'react';
import { loadPart } from '../loadPart';
import type { Promotion } from '../model';
import { report } from '../reporting';
import { useChunk } from '../ui/useChunk';

const loadJoining = () => loadPart(() => import('../promotions/signUpPart'), 'never');

/**
 * The promotion in which the sign-up takes part, with what it shows and does for that. Null until both are loaded, and where
 * nobody can take part: then the promotion's page says the rest after the sign-up.
 */
export function useJoining(promotionId: string | null) {
  const { chunk } = useChunk(promotionId ? loadJoining : null);
  const [promotion, setPromotion] = useState<Promotion | null>(null);
  useEffect(() => {
    if (!chunk || !promotionId) return;
    let left = false;
    chunk.readOpenPromotion(promotionId).then(
      (open) => {
        if (!left) setPromotion(open);
      },
      (error: unknown) => report('A promoção do cadastro não foi carregada:', error),
    );
    return () => {
      left = true;
    };
  }, [chunk, promotionId]);
  return chunk && promotion ? { ...chunk, promotion } : null;
}
