import { useState } from 'react';
import { isAllowedLink } from '../../base/link';
import type { ShowSettings } from '../../model';
import { Card } from '../../ui/Card';
import { FormError } from '../../ui/form/FormError';
import { Loading } from '../../ui/loading/Loading';
import { ConnectionContext } from '../TeamContext';
import { messages } from '../messages';
import { MessageForm } from './MessageForm';
import { NextRoom } from './NextRoom';
import { Offline } from './Offline';
import { OutsideShow } from './OutsideShow';
import { Places } from './Places';
import { OtherRooms, ShowCheck, ShownRoomProblems } from './Problems';
import { RoomButtons } from './RoomButtons';
import { StatePanel } from './StatePanel';
import { CorrectionForm } from './address/CorrectionForm';
import { addressMessages } from './address/addressMessages';
import { shortAddress } from './address/addressText';
import { EarlierRoom } from './earlier/EarlierRoom';
import { EarlierShows } from './earlier/EarlierShows';
import type { LiveDesk, LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';
import type { DeskRoom } from './liveState';
import { stemOf } from './roomName';
import { useLiveDesk } from './useLiveDesk';

/** The page 'Ao vivo', with which the team runs a show. It is designed for a phone held in one hand. */
export default function LivePart() {
  const { desk, view } = useLiveDesk();
  return (
    <ConnectionContext value={view.connected}>
      <h1 className="visually-hidden">{messages.parts.live}</h1>
      <Offline connected={view.connected} room={view.room} now={desk.now} />
      {view.known ? <LiveShow desk={desk} view={view} /> : view.connected && <Loading />}
    </ConnectionContext>
  );
}

interface Props {
  desk: LiveDesk;
  view: LiveView;
}

function LiveShow({ desk, view }: Props) {
  const [correcting, setCorrecting] = useState(false);
  const { room, address, earlier, places, problems, show, busy } = view;
  const others = <OtherRooms rooms={problems.others} busy={busy === 'remove'} onRemove={desk.remove} />;
  const open = room?.open === true;
  const showsPlaces = room !== null && (!room.broken || places.length > 0);
  const earlierRooms = earlier.map((one) => <EarlierRoom key={one.name} room={one} anotherOpen={open} />);
  return (
    <div className="stack desk-live" data-winners={showsPlaces || (!room && earlier.length > 0)}>
      <StatePanel room={room} times={show.times} now={desk.now}>
        {room && (
          <>
            {room.broken && others}
            <RoomButtons
              room={room}
              places={places}
              postponable={address?.name === room.id}
              correcting={correcting}
              quiet={problems.others.length > 0}
              facts={room.broken ? '' : factsOf(room, show)}
              busy={busy}
              desk={desk}
            />
            <ShownRoomProblems problems={problems.shown} />
            <FormError text={view.issue} />
            {!room.broken && others}
          </>
        )}
        <NextRoom desk={desk} view={view} />
        {/* Below the buttons, because it appears by itself and must not move one under a finger. */}
        {show.times && <OutsideShow times={show.times} now={desk.now} />}
      </StatePanel>
      <div className="stack desk-live-main">
        {showsPlaces && <Places places={places} room={room} />}
        {address && (
          <Card aria-labelledby="endereco-da-sala" className="desk-secondary">
            <CorrectionForm
              key={stemOf(address.name)}
              heading={<h2 id="endereco-da-sala">{addressMessages.correction.heading}</h2>}
              room={address}
              open={open && room.id === address.name}
              onTyped={setCorrecting}
            />
          </Card>
        )}
        {/* Without a room, the people of the last one are what the team is busy with. */}
        {!room && earlierRooms}
        {(!room || room.broken) && <ShowCheck findings={view.check} />}
      </div>
      {/* Not inside, so that CSS can move it without losing what somebody types. */}
      <MessageForm message={show.recado} />
      <div className="stack">{room ? earlierRooms : <EarlierShows />}</div>
    </div>
  );
}

/**
 * Who can win a place in the room, and which address winners open. The address of a protected link is in the
 * form that corrects it.
 */
function factsOf({ link }: DeskRoom, { paraCadastrados }: ShowSettings): string {
  const { forRegistered, forEverybody, leadsTo } = liveMessages.state;
  const kind = paraCadastrados ? forRegistered : forEverybody;
  return isAllowedLink(link) ? `${kind} ${leadsTo(shortAddress(link))}` : kind;
}
