import type { ReactNode } from 'react';
import { Texts } from './Texts';
import { messages } from './messages';
import styles from './ButtonCountdown.module.css';
import panel from './RoomPanel.module.css';

/**
 * The countdown in the place where the button will appear. Screen readers get it once, as an announcement.
 */
export function Digits({ seconds }: { seconds: number }) {
  return (
    <>
      <ButtonPlaceholder>
        <span className={styles.digits} aria-hidden="true">
          {messages.buttonIn} <b key={seconds}>{seconds}</b>
        </span>
      </ButtonPlaceholder>
      <Texts lines={messages.getReady} />
    </>
  );
}

/** A dark shape in the place where the button will appear. */
export function ButtonPlaceholder({ children }: { children: ReactNode }) {
  return <p className={panel.slot}>{children}</p>;
}
