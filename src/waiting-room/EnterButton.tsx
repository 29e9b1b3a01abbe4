import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
import { roomMessages } from './messages';
import type { Entry } from './session/entry';
import type { RoomView } from './session/roomView';
import { useFittingText } from './useFittingText';

interface EnterButtonProps {
  room: Pick<RoomView, 'view' | 'full' | 'releaseId'>;
  enter: Entry['enter'];
  className?: string | undefined;
}

/** In a full room, the button still works, but looks like a link. */
export function EnterButton({ room: { view, full, releaseId }, enter, className }: EnterButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFittingText(button);
  // Scrolls to the button at each release: people may have scrolled away while they waited.
  useEffect(() => {
    if (releaseId !== null) button.current?.scrollIntoView({ block: 'nearest' });
  }, [releaseId]);
  return (
    <Button
      ref={button}
      look={full ? 'plain' : 'large'}
      className={className}
      busy={view === 'clicking'}
      busyText={roomMessages.entering}
      onClick={enter}
    >
      {roomMessages.enter}
    </Button>
  );
}
