import type { ReactNode } from 'react';
import styles from './RoomPanel.module.css';

/** A dark shape in the place where the button will appear. */
export function ButtonPlaceholder({ children }: { children: ReactNode }) {
  return <p className={styles.slot}>{children}</p>;
}
