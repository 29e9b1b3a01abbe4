import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
import { messages } from './messages';
import styles from './RoomPanel.module.css';

interface EnterButtonProps {
  /** Makes the button as wide as the panel. */
  wide?: boolean;
  entering?: boolean;
  onClick: () => void;
}

export function EnterButton({ wide = false, entering = false, onClick }: EnterButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Scrolls to the button when it appears: people may have scrolled away while they waited.
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Button
      ref={button}
      look="large"
      className={`${styles.enter} ${wide ? styles.wide : ''}`}
      busy={entering}
      onClick={onClick}
    >
      {entering ? messages.entering : messages.enter}
    </Button>
  );
}
