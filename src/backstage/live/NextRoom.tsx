import { useState } from 'react';
import { FormError } from '../../ui/form/FormError';
import { ReleaseButtons } from './ReleaseButtons';
import { AddressForm } from './address/AddressForm';
import type { LiveDesk, LiveView } from './liveDesk';

interface Props {
  desk: LiveDesk;
  view: LiveView;
}

/**
 * The address of the next room, and below it the buttons that release that room. Below, so that the button
 * that closes the room, at the top of the panel, never appears where a finger holds one of them.
 */
export function NextRoom({ desk, view: { room, next, busy, issue, times } }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  const [saves, setSaves] = useState(0);
  return (
    <>
      {(!room || unsaved) && (
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
            times={times}
            now={desk.now}
            busy={busy === 'release'}
            onRelease={desk.release}
          />
          <FormError text={issue} />
        </>
      )}
    </>
  );
}
