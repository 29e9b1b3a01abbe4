import { useId, type ReactNode } from 'react';
import styles from './account.module.css';

/** A part of the profile, which its heading names. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
