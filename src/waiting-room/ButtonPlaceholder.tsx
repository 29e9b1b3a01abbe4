import type { ReactNode } from 'react';
import styles from './RoomPanel.module.css';

/** Where the button will appear. It is dark until then. */
export function ButtonPlaceholder({ children }: { children: ReactNode }) {
  return <p className={styles.slot}>{children}</p>;
}
