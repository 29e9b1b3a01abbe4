import type { ReactNode } from 'react';
import { PageHead } from './PageHead';
import { Spinner } from './Spinner';
import styles from './Loading.module.css';

const LOADING = 'Carregando…';

/** Shown while a part of a page is loading. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <Spinner />
      <p>{LOADING}</p>
    </div>
  );
}

/** Shown while a whole page is loading. */
export function LoadingPage({ title = LOADING, children = title }: { title?: string; children?: ReactNode }) {
  return (
    <div className={styles.page} role="status">
      <Spinner />
      <PageHead title={title} />
      <h1>{children}</h1>
    </div>
  );
}
