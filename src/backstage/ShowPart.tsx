import { useCallback, useState } from 'react';
import { useLoaded } from '../ui/useLoaded';
import type { Fields } from '../waiting-room/findings';
import { messages } from './messages';
import { readShow } from './partReads';
import { ShowForm } from './ShowForm';
import { useTeam } from './TeamContext';
import { Unread } from './Unread';

/** The part 'O show': its times, video and prize, and who can win. */
export default function ShowPart() {
  const { db } = useTeam();
  const { loaded, tryAgain } = useLoaded(useCallback(() => readShow(db), [db]));
  const [later, setLater] = useState<Fields | null>(null);
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <h1 className="visually-hidden">{messages.parts.show}</h1>
      {loaded.status === 'ready' ? (
        <ShowForm
          key={attempt}
          seen={later ?? loaded.data}
          onStored={setLater}
          onDiscard={() => {
            setLater(null);
            tryAgain();
            setAttempt(attempt + 1);
          }}
        />
      ) : (
        <Unread status={loaded.status} tryAgain={tryAgain} />
      )}
    </>
  );
}
