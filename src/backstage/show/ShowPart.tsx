import type { Firestore } from 'firebase/firestore/lite';
import { useCallback } from 'react';
import { approximateNow } from '../../base/approximateTime';
import { LoadedPart } from '../LoadedPart';
import { useTeam } from '../TeamContext';
import { messages } from '../messages';
import { useStored } from '../useStored';
import { ShowForm } from './ShowForm';
import { readSettings } from './readSettings';

/** The desk's page 'O show': the show's times, video and prize, and who can win. */
export default function ShowPart() {
  const { db } = useTeam().account;
  const { loaded, tryAgain, onStored } = useStored(useCallback(() => read(db), [db]));
  return (
    <LoadedPart heading={messages.parts.show} loaded={loaded} tryAgain={tryAgain}>
      {({ fields, now }) => (
        <ShowForm
          stored={fields}
          now={now}
          onStored={(stored) => onStored({ fields: stored, now })}
          onDiscard={tryAgain}
        />
      )}
    </LoadedPart>
  );
}

async function read(db: Firestore) {
  const [fields, now] = await Promise.all([readSettings(db), approximateNow()]);
  return { fields, now };
}
