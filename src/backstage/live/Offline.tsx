import type { LiveView } from './liveDesk';
import { liveMessages } from './liveMessages';
import { useTicks } from './useTicks';

const texts = liveMessages.offline;

interface Props {
  connected: boolean;
  room: LiveView['room'];
  /** Returns the server's time, ms since 1970. */
  now: () => number;
}

/** Says, while the server does not answer, that the connection is lost and what goes on without it. */
export function Offline({ connected, room, now }: Props) {
  const counting = useTicks(now) < (room?.opensAt ?? 0) && room?.open;
  return (
    <div role="status">
      {!connected && (
        <div className="desk-alert">
          <p>{texts.heading}</p>
          {counting && <p>{texts.counting}</p>}
          <p>{texts.text}</p>
        </div>
      )}
    </div>
  );
}
