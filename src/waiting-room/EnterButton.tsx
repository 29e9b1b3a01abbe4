import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
import { messages } from './messages';

interface EnterButtonProps {
  entering?: boolean;
  /** Positions the button. */
  className?: string | undefined;
  onClick: () => void;
}

export function EnterButton({ entering = false, className, onClick }: EnterButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Scrolls to the button when it appears: people may have scrolled away while they waited.
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Button ref={button} look="large" className={className} busy={entering} onClick={onClick}>
      {entering ? messages.entering : messages.enter}
    </Button>
  );
}
