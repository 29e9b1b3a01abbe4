import { Button } from '../ui/Button';
import { HoldButton } from './HoldButton';
import type { ShownRoom } from './liveState';
import { messages } from './messages';

const { room: texts } = messages;

interface Props {
  room: ShownRoom;
  busy: boolean;
  onClose: (id: string) => Promise<void>;
  onNext: () => void;
}

/** What can be done with the room: it is closed, and then makes way for the next one. */
export function RoomButtons({ room: { id, open, full }, busy, onClose, onNext }: Props) {
  const close = () => void onClose(id);
  const label = busy ? texts.closing : texts.close;
  if (!open) return <Button onClick={onNext}>{texts.next}</Button>;
  if (full)
    return (
      <Button busy={busy} onClick={close}>
        {label}
      </Button>
    );
  return (
    <HoldButton look="danger" busy={busy} onHeld={close}>
      {label}
    </HoldButton>
  );
}
