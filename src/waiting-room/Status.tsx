import { messages } from './messages';
import type { RoomView } from './session/roomView';

export function Status({
  view,
  connected,
  confirming,
  stillTrying,
  full,
}: Pick<RoomView, 'view' | 'connected' | 'confirming' | 'stillTrying' | 'full'>) {
  const [heading, text] = messages.disconnected;
  if (!connected)
    return (
      <>
        <b>{heading}</b> {view === 'loading' && messages.checkInternet} {text}
      </>
    );
  if (view === 'clicking' && confirming) return stillTrying ? messages.stillTrying : messages.confirming;
  return full && messages.full;
}
