import { useCallback } from 'react';
import { FormError } from '../../../ui/form/FormError';
import { useLoaded } from '../../../ui/loading/useLoaded';
import { notify } from '../../../ui/toast/notify';
import { useAction } from '../../../ui/useAction';
import { useTeam } from '../../TeamContext';
import { HoldButton } from '../HoldButton';
import { formIssue } from '../liveIssues';
import { earlierMessages } from './earlierMessages';
import { deleteEarlierShows, readEarlierShows } from './earlierShows';

const texts = earlierMessages;

/**
 * Counts the data left of earlier shows, and has a button that deletes them. Hidden while there are none, or
 * their number is not known.
 */
export function EarlierShows() {
  const team = useTeam();
  const { db } = team.account;
  const { loaded, tryAgain } = useLoaded(useCallback(() => readEarlierShows(db), [db]));
  const { busy, error, run } = useAction(async () => {
    try {
      await team.run(deleteEarlierShows);
      notify('success', texts.done);
    } finally {
      tryAgain();
    }
  }, formIssue);
  if (loaded.status !== 'ready') return null;
  const { tickets, addresses } = loaded.data;
  const count = tickets.length + addresses.length;
  if (count === 0) return null;
  return (
    <details className="desk-fold">
      <summary>
        <h2>{texts.heading}</h2>
        <span>{texts.left(count)}</span>
      </summary>
      <p>{texts.found(tickets.length, addresses.length)}</p>
      <p>{texts.meaning}</p>
      <FormError text={error} />
      <HoldButton busy={busy} onHeld={run}>
        {busy ? texts.busy : texts.button}
      </HoldButton>
    </details>
  );
}
