import type { Firestore } from 'firebase/firestore/lite';
import { useCallback, useState } from 'react';
import { approximateNow } from '../../base/approximateTime';
import type { Fields } from '../../base/fields';
import { useLoaded } from '../../ui/loading/useLoaded';
import { NotLoaded } from '../NotLoaded';
import { useTeam } from '../TeamContext';
import { messages } from '../messages';
import { ShowForm } from './ShowForm';
import { readSettings } from './readSettings';

/** The desk's page 'O show': the show's times, video and prize, and who can win. */
export default function ShowPart() {
  const { db } = useTeam().account;
  const { loaded, tryAgain } = useLoaded(useCallback(() => read(db), [db]));
  // The settings that the form has written, or found stored, since they were loaded.
  const [newer, setNewer] = useState<Fields | null>(null);
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <h1 className="visually-hidden">{messages.parts.show}</h1>
      {loaded.status === 'ready' ? (
        <ShowForm
          key={attempt}
          stored={newer ?? loaded.data.fields}
          now={loaded.data.now}
          onStored={setNewer}
          onDiscard={() => {
            setNewer(null);
            tryAgain();
            setAttempt(attempt + 1);
          }}
        />
      ) : (
        <NotLoaded status={loaded.status} tryAgain={tryAgain} />
      )}
    </>
  );
}

async function read(db: Firestore) {
  const [fields, now] = await Promise.all([readSettings(db), approximateNow()]);
  return { fields, now };
}
