import { useCallback } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded';
import { useTeam } from '../TeamContext';
import { countParticipants } from './promotionDocuments';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages;

export function Participants({ promotion }: { promotion: string }) {
  const team = useTeam();
  const count = useCallback(
    async () => countParticipants(team.account.db, await team.account.headers(), promotion),
    [team, promotion],
  );
  const { loaded } = useLoaded(count);
  if (loaded.status === 'ready') return loaded.data === 0 ? texts.nobody : texts.participants(loaded.data);
  return loaded.status === 'loading' ? texts.counting : texts.uncounted;
}
