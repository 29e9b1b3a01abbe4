import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
import { messages } from './messages';
import styles from './RoomPanel.module.css';

interface EnterButtonProps {
  /** The button is as wide as the panel. */
  wide?: boolean;
  entering?: boolean;
  onClick: () => void;
}

export function EnterButton({ wide = false, entering = false, onClick }: EnterButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // People may have scrolled away while they waited.
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
