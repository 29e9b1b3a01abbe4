import type { ReactNode } from 'react';
import styles from './RoomPanel.module.css';

/** The place of the button, dark until then. */
export function Slot({ children }: { children: ReactNode }) {
  return <p className={styles.slot}>{children}</p>;
}
