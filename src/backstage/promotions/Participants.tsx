import { useCallback } from 'react';
import { Icon } from '../../ui/Icon';
import { useLoaded, type Loaded } from '../../ui/loading/useLoaded';
import { useTeam } from '../TeamContext';
import { countParticipants } from './promotionDocuments';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages;

interface Props {
  promotion: string;
  /** Shows nothing if nobody takes part: in a list, only the numbers above 0 matter. */
  hideNobody?: boolean;
}

/** How many people take part in a promotion. */
export function Participants({ promotion, hideNobody }: Props) {
  const team = useTeam();
  const count = useCallback(
    async () => countParticipants(team.account.db, await team.account.headers(), promotion),
    [team, promotion],
  );
  const { loaded } = useLoaded(count);
  const nobody = loaded.status === 'ready' && loaded.data === 0;
  return nobody && hideNobody ? null : (
    <p className="desk-fact">
      <Icon name="person" />
      <span>{textOf(loaded)}</span>
    </p>
  );
}

function textOf(loaded: Loaded<number>): string {
  if (loaded.status === 'ready') return loaded.data === 0 ? texts.nobody : texts.participants(loaded.data);
  return loaded.status === 'loading' ? texts.counting : texts.uncounted;
}
