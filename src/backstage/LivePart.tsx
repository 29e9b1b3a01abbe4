import { useState } from 'react';
import { isAllowedLink } from '../link';
import { Loading } from '../ui/Loading';
import { AddressForm } from './AddressForm';
import { CorrectionForm } from './CorrectionForm';
import { EarlierShows } from './EarlierShows';
import type { LiveView } from './liveDesk';
import { shortAddress } from './liveDocuments';
import { messages } from './messages';
import { MessageForm } from './MessageForm';
import { Places } from './Places';
import { Problems } from './Problems';
import { ReleaseButtons } from './ReleaseButtons';
import { RoomButtons } from './RoomButtons';
import { ShowCheck } from './ShowCheck';
import { StatePanel } from './StatePanel';
import { useLiveDesk } from './useLiveDesk';

/** The part 'Ao vivo', for a phone in one hand. */
export default function LivePart() {
  const { desk, team, view } = useLiveDesk();
  const [unsaved, setUnsaved] = useState(false);
  const { room, address, places, next } = view;
  if (!view.known)
    return (
      <>
        <h1 className="visually-hidden">{messages.parts.live}</h1>
        {view.connected ? <Loading /> : <p role="status">{messages.offline}</p>}
      </>
    );
  return (
    <div className="desk-live">
      <h1 className="visually-hidden">{messages.parts.live}</h1>
      <p role="status" className="desk-offline">
        {!view.connected && messages.offline}
      </p>
      <Problems problems={view.problems} busy={view.busy === 'remove'} onRemove={desk.remove} />
      <StatePanel room={room} places={places} now={desk.now}>
        {room ? (
          <>
            <p>{factsOf(view)}</p>
            <Places places={places} open={room.open && !room.broken} opensAt={room.opensAt} />
            <RoomButtons room={room} own={address?.name === room.id} busy={view.busy} desk={desk} />
          </>
        ) : (
          <ReleaseButtons
            next={next}
            unsaved={unsaved}
            busy={view.busy === 'release'}
            onRelease={desk.release}
          />
        )}
        <p role="alert" className="desk-issue">
          {view.issue}
        </p>
      </StatePanel>
      <div className="desk-beside">
        {(!room || unsaved) && <AddressForm next={next} later={room !== null} onTyped={setUnsaved} />}
        {address && <CorrectionForm key={address.name} room={address} />}
        <MessageForm message={view.message} team={team} />
        {!room && <ShowCheck findings={view.show} />}
        {!room && <EarlierShows />}
      </div>
    </div>
  );
}

/** Who can win, and where winners get. */
function factsOf({ forRegistered, address }: LiveView): string {
  const { forRegistered: registered, forEverybody, leadsTo } = messages.state;
  const kind = forRegistered ? registered : forEverybody;
  return address && isAllowedLink(address.link) ? `${kind} ${leadsTo(shortAddress(address.link))}` : kind;
}
