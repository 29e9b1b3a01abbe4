import { useState } from 'react';
import { isAllowedLink } from '../../base/link';
import { FormError } from '../../ui/FormError';
import { Loading } from '../../ui/Loading';
import { ConnectionContext } from '../connection';
import { messages } from '../messages';
import { AddressForm } from './AddressForm';
import { shortAddress } from './addressText';
import { CorrectionForm } from './CorrectionForm';
import { EarlierShows } from './EarlierShows';
import type { LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';
import { MessageForm } from './MessageForm';
import { Offline } from './Offline';
import { Places } from './Places';
import { OtherRooms, ShownRoomProblems } from './Problems';
import { ReleaseButtons } from './ReleaseButtons';
import { RoomButtons } from './RoomButtons';
import { ShowCheck } from './ShowCheck';
import { StatePanel } from './StatePanel';
import { useLiveDesk } from './useLiveDesk';

/** The part 'Ao vivo': what runs a show, made for a phone in one hand. */
export default function LivePart() {
  const { desk, view } = useLiveDesk();
  const [unsaved, setUnsaved] = useState(false);
  const { room, address, places, next, problems, busy } = view;
  return (
    <ConnectionContext value={view.connected}>
      <h1 className="visually-hidden">{messages.parts.live}</h1>
      <Offline connected={view.connected} room={room} now={desk.now} />
      {!view.known ? (
        view.connected && <Loading />
      ) : (
        <>
          <OtherRooms problems={problems.others} busy={busy === 'remove'} onRemove={desk.remove} />
          <div className="desk-live">
            <StatePanel room={room} places={places} now={desk.now}>
              {room && (
                <>
                  <RoomButtons room={room} own={address?.name === room.id} busy={busy} desk={desk} />
                  <ShownRoomProblems problems={problems.shown} />
                  <p>{factsOf(view)}</p>
                  <FormError text={view.issue} />
                </>
              )}
              {(!room || unsaved) && <AddressForm next={next} later={room !== null} onTyped={setUnsaved} />}
              {/* Below the form, so that the button that closes the room never appears in their place. */}
              {!room && (
                <>
                  <ReleaseButtons
                    next={next}
                    unsaved={unsaved}
                    busy={busy === 'release'}
                    onRelease={desk.release}
                  />
                  <FormError text={view.issue} />
                </>
              )}
            </StatePanel>
            <div className="desk-stack">
              {room ? (
                !room.broken && <Places places={places} room={room} />
              ) : (
                <ShowCheck findings={view.show} />
              )}
              <MessageForm message={view.message} />
            </div>
            <div className="desk-stack">
              {address && <CorrectionForm key={address.name} room={address} />}
            </div>
          </div>
          {!room && <EarlierShows />}
        </>
      )}
    </ConnectionContext>
  );
}

/** Who can win, and to which address winners are led. */
function factsOf({ forRegistered, address }: LiveView): string {
  const { forRegistered: registered, forEverybody, leadsTo } = liveMessages.state;
  const kind = forRegistered ? registered : forEverybody;
  return address && isAllowedLink(address.link) ? `${kind} ${leadsTo(shortAddress(address.link))}` : kind;
}
