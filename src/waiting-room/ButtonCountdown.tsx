import { useState } from 'react';
import { ButtonPlaceholder } from './ButtonPlaceholder';
import { Texts } from './Texts';
import { messages } from './messages';
import styles from './ButtonCountdown.module.css';

/** The countdown in the place of the button. Screen readers read it once, from the announcement. */
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

/** Keeps the seconds of its first render, because screen readers announce every change. */
export function CountdownAnnouncement({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return <span>{messages.buttonSoon(first)}</span>;
}
