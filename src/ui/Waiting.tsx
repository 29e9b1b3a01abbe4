import type { ReactNode } from 'react';
import { PageHead } from './PageHead';
import { Spinner } from './Spinner';
import styles from './Waiting.module.css';

const LOADING = 'Carregando…';

/** In the place of what is being loaded. */
export function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <p>{LOADING}</p>
    </div>
  );
}

/** In the place of a whole page. */
export function WaitingPage({ title = LOADING, children = title }: { title?: string; children?: ReactNode }) {
  return (
    <div className={styles.page} role="status">
      <Spinner />
      <PageHead title={title} />
      <h1>{children}</h1>
    </div>
  );
}
