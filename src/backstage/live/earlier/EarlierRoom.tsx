import { useCallback, useState } from 'react';
import { LoadError } from '../../../ui/loading/LoadError';
import { useLoaded } from '../../../ui/loading/useLoaded';
import { useTeam } from '../../TeamContext';
import { PlaceList } from '../Places';
import { CorrectionForm } from '../address/CorrectionForm';
import { addressMessages } from '../address/addressMessages';
import { useHadDraft } from '../address/useAddressForm';
import type { OpenedRoom } from '../liveDocuments';
import { readPlaces } from '../takenPlaces';
import { useArrivals } from '../useArrivals';
import { earlierMessages } from './earlierMessages';

const { room: texts, winners } = earlierMessages;

interface Props {
  room: OpenedRoom;
  anotherOpen: boolean;
}

/**
 * A room of the last 24 hours that is over, with its winners and a form that corrects its address. Hidden if
 * nobody has won, unless the person had typed a correction for this room before it was closed.
 */
export function EarlierRoom({ room, anotherOpen }: Props) {
  const { name, opensAt } = room;
  const { db } = useTeam().account;
  const { loaded, tryAgain } = useLoaded(useCallback(() => readPlaces(db, name), [db, name]));
  const hadCorrection = useHadDraft(name);
  const [unsaved, setUnsaved] = useState(hadCorrection);
  const { arrived } = useArrivals();
  const places = loaded.status === 'ready' ? loaded.data : [];
  const missing = places.filter(({ ticket }) => !arrived.has(ticket));
  if (loaded.status === 'loading' || (loaded.status === 'ready' && places.length === 0 && !hadCorrection))
    return null;
  return (
    <details className="fold desk-fold" open={hadCorrection}>
      <summary>
        <h2>{texts.heading(new Date(opensAt))}</h2>
        <span>
          {unsaved && texts.unsaved}
          {!unsaved && loaded.status === 'ready' && (
            <>
              {winners(places.length)} <b className="desk-missing">{texts.missing(missing.length)}</b>
            </>
          )}
        </span>
      </summary>
      {loaded.status === 'failed' && <LoadError tryAgain={tryAgain} />}
      {places.length > 0 && (
        <div className="desk-winners">
          <PlaceList look="rows" places={places} opensAt={opensAt} />
        </div>
      )}
      <CorrectionForm
        heading={<h3>{addressMessages.correction.earlierHeading}</h3>}
        room={room}
        anotherOpen={anotherOpen}
        onTyped={setUnsaved}
      />
    </details>
  );
}
