import { useRef, type ReactNode } from 'react';
import { Texts } from './Texts';
import { roomMessages } from './messages';
import { useFittingText } from './useFittingText';
import styles from './ButtonCountdown.module.css';

/**
 * A dark shape in the place where the button will appear.
 * @param props `lit`: whether the button will appear soon; if so, the panel lights its bulbs
 */
export function ButtonPlaceholder({ lit, children }: { lit: boolean; children: ReactNode }) {
  return (
    <p className={styles.slot} data-lit={lit}>
      {children}
    </p>
  );
}

/**
 * The countdown in the place where the button will appear. Screen readers announce it only once
 * (LiveRegions.tsx).
 */
export function ButtonCountdown({ seconds }: { seconds: number }) {
  const digits = useRef<HTMLElement>(null);
  useFittingText(digits);
  return (
    <>
      <ButtonPlaceholder lit>
        <span className={styles.digits} aria-hidden="true">
          {roomMessages.buttonIn}{' '}
          <b key={seconds} ref={digits}>
            {seconds}
          </b>
        </span>
      </ButtonPlaceholder>
      <Texts lines={roomMessages.getReady} />
    </>
  );
}
