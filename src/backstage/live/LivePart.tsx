import { useState } from 'react';
import { Card } from '../../ui/Card';
import { FormError } from '../../ui/form/FormError';
import { Loading } from '../../ui/loading/Loading';
import { ConnectionContext } from '../connection';
import { messages } from '../messages';
import { MessageForm } from './MessageForm';
import { NextRoom } from './NextRoom';
import { Offline } from './Offline';
import { Places } from './Places';
import { OtherRooms, ShownRoomProblems } from './Problems';
import { RoomButtons } from './RoomButtons';
import { ShowCheck } from './ShowCheck';
import { StatePanel } from './StatePanel';
import { CorrectionForm } from './address/CorrectionForm';
import { addressMessages } from './address/addressMessages';
import { shortAddress } from './address/addressText';
import { EarlierRoom } from './earlier/EarlierRoom';
import { EarlierShows } from './earlier/EarlierShows';
import type { LiveDesk, LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';
import { useLiveDesk } from './useLiveDesk';

/** The page 'Ao vivo', with which the team runs a show. It is designed for a phone held in one hand. */
export default function LivePart() {
  const { desk, view } = useLiveDesk();
  return (
    <ConnectionContext value={view.connected}>
      <h1 className="visually-hidden">{messages.parts.live}</h1>
      <Offline connected={view.connected} room={view.room} now={desk.now} />
      {view.known ? <Show desk={desk} view={view} /> : view.connected && <Loading />}
    </ConnectionContext>
  );
}

interface Props {
  desk: LiveDesk;
  view: LiveView;
}

function Show({ desk, view }: Props) {
  const [correcting, setCorrecting] = useState(false);
  const { room, address, earlier, places, problems, busy } = view;
  return (
    <div className="desk-live">
      <StatePanel room={room} places={places} now={desk.now}>
        {room && (
          <>
            <RoomButtons
              room={room}
              own={address?.name === room.id}
              correcting={correcting}
              busy={busy}
              desk={desk}
            />
            <ShownRoomProblems problems={problems.shown} />
            {!room.broken && <p>{factsOf(view)}</p>}
            <FormError text={view.issue} />
            <OtherRooms problems={problems.others} busy={busy === 'remove'} onRemove={desk.remove} />
          </>
        )}
        <NextRoom desk={desk} view={view} />
      </StatePanel>
      <div className="desk-stack">
        {room && (!room.broken || places.length > 0) && <Places places={places} room={room} />}
        {address && (
          <Card aria-labelledby="endereco-da-sala">
            <h2 id="endereco-da-sala">{addressMessages.correction.heading}</h2>
            <CorrectionForm key={address.name} room={address} onTyped={setCorrecting} />
          </Card>
        )}
        {earlier.map((one) => (
          <EarlierRoom key={one.name} room={one} />
        ))}
      </div>
      <div className="desk-stack">
        {!room && <ShowCheck findings={view.show} />}
        <MessageForm message={view.message} />
        {!room && <EarlierShows />}
      </div>
    </div>
  );
}

/** Who can win a place in the room, and the address of the video call that winners enter. */
function factsOf({ forRegistered, destination }: LiveView): string {
  const { forRegistered: registered, forEverybody, leadsTo } = liveMessages.state;
  const kind = forRegistered ? registered : forEverybody;
  return destination ? `${kind} ${leadsTo(shortAddress(destination))}` : kind;
}
