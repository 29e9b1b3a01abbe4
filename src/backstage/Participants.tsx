import { useCallback } from 'react';
import { useLoaded } from '../ui/useLoaded';
import { countParticipants } from './partReads';
import { promotionMessages as texts } from './promotionMessages';
import { useTeam } from './TeamContext';

/** How many people take part in a promotion. */
export function Participants({ promotion }: { promotion: string }) {
  const { db } = useTeam();
  const { loaded } = useLoaded(useCallback(() => countParticipants(db, promotion), [db, promotion]));
  if (loaded.status === 'ready')
    return texts.participants(loaded.data.toLocaleString('pt-BR'), loaded.data === 1);
  return loaded.status === 'loading' ? texts.counting : texts.uncounted;
}
