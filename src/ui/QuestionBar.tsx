import type { ReactNode } from 'react';
import styles from './QuestionBar.module.css';

interface Props {
  label: string;
  /** The buttons that answer the question. */
  answers: ReactNode;
  children: ReactNode;
}

/** A question below its title, in a bar as wide as the page, which covers no content. */
export function QuestionBar({ label, answers, children }: Props) {
  return (
    <section className={`on-stage wide ${styles.question}`} aria-label={label}>
      <div className={styles.row}>
        <p>
          <strong className={styles.title}>{label}</strong>
          {children}
        </p>
        <div className={styles.answers}>{answers}</div>
      </div>
    </section>
  );
}
