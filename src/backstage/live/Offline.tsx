import { errorBoxLook } from '../../ui/form/FormError';
import { useAfterPress } from '../useAfterPress';
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
  const lost = useAfterPress(!connected);
  return (
    <div role="status">
      {lost && (
        <div className={`${errorBoxLook} desk-offline`}>
          <b>{texts.heading}</b>
          {counting && <p>{texts.counting}</p>}
          <p>{texts.text}</p>
        </div>
      )}
    </div>
  );
}
