import { useState } from 'react';
import { FormError } from '../../ui/form/FormError';
import { ReleaseButtons } from './ReleaseButtons';
import { AddressForm } from './address/AddressForm';
import { useHadDraft } from './address/useAddressForm';
import type { LiveDesk, LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';
import { NEXT_ADDRESS } from './roomName';

interface Props {
  desk: LiveDesk;
  view: LiveView;
}

/**
 * The form for the next room's address, and below it the buttons that open that room. The button that closes
 * the room will come up above the place of the opening buttons, so never under a finger that rests on one.
 */
export function NextRoom({ desk, view: { room, next, busy, issue } }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const [saves, setSaves] = useState(0);
  // A draft from before the visit to another part. `unsaved` knows of it only once the form is shown.
  const hasOldDraft = useHadDraft(NEXT_ADDRESS) && saves === 0;
  return (
    <>
      {!room && !next && (
        <p role="status" className="desk-first">
          <strong>{liveMessages.release.noAddress}</strong>
        </p>
      )}
      {(!room || unsaved || hasOldDraft) && (
        <AddressForm
          next={next}
          later={room !== null}
          onTyped={setUnsaved}
          onSaved={() => setSaves((before) => before + 1)}
        />
      )}
      {!room && (
        <>
          <ReleaseButtons
            next={next}
            unsaved={unsaved}
            saves={saves}
            busy={busy === 'release'}
            onRelease={desk.release}
          />
          <FormError text={issue} />
        </>
      )}
    </>
  );
}
