import type { Firestore } from 'firebase/firestore/lite';
import { useCallback } from 'react';
import { approximateNow } from '../../../base/approximateTime';
import { FormError } from '../../../ui/form/FormError';
import { LoadError } from '../../../ui/loading/LoadError';
import { useLoaded } from '../../../ui/loading/useLoaded';
import { notify } from '../../../ui/toast/notify';
import { useAction } from '../../../ui/useAction';
import { useTeam } from '../../TeamContext';
import { liveFormIssue } from '../../partIssues';
import { HoldButton } from '../HoldButton';
import { deleteEarlierData, readEarlierData } from './earlierData';
import { earlierDays } from './earlierDays';
import { earlierMessages } from './earlierMessages';

const texts = earlierMessages;

/**
 * Lists the days of earlier shows of which there are data, with a button that deletes them. Hidden if there
 * are none, and while they are being read.
 */
export function EarlierShows() {
  const team = useTeam();
  const { db } = team.account;
  const { loaded, tryAgain } = useLoaded(useCallback(() => readDays(db), [db]));
  const { busy, error, run } = useAction(async () => {
    try {
      await team.run(deleteEarlierData);
      notify('success', texts.done);
    } finally {
      tryAgain();
    }
  }, liveFormIssue);
  if (loaded.status === 'loading') return null;
  if (loaded.status === 'failed')
    return (
      <details className="fold desk-fold" open>
        <summary>
          <h2>{texts.heading}</h2>
        </summary>
        <LoadError tryAgain={tryAgain} />
      </details>
    );
  const days = loaded.data;
  if (days.length === 0) return null;
  return (
    <details className="fold desk-fold">
      <summary>
        <h2>{texts.heading}</h2>
        <span>{texts.days(days.length)}</span>
      </summary>
      <ul className="desk-days">
        {days.map(({ day, ago, rooms, places }) => (
          <li key={day}>
            <b>{day}</b>{' '}
            <span>
              {texts.ago(ago)} {texts.day(rooms, places)}
            </span>
          </li>
        ))}
      </ul>
      <div className="desk-delete">
        <h3>{texts.before}</h3>
        <ul className="desk-consequences">
          {texts.meaning.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <FormError text={error} />
        <HoldButton look="delete" busy={busy} busyText={texts.busy} onHeld={run}>
          {texts.button(days.length)}
        </HoldButton>
      </div>
    </details>
  );
}

async function readDays(db: Firestore) {
  return earlierDays(await readEarlierData(db), await approximateNow());
}
