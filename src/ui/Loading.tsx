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

/** A skeleton: bars where a title and lines of text will be. */
export function Lines({ texts = 2 }: { texts?: 1 | 2 }) {
  return (
    <span className={styles.lines}>
      <i />
      <i />
      {texts === 2 && <i />}
    </span>
  );
}

interface Props {
  title?: string;
  description?: string;
  children?: ReactNode;
}

/** Shown while a whole page is loading. */
export function LoadingPage({ title = LOADING, description, children = LOADING }: Props) {
  return (
    <>
      <div className={`on-stage wide ${styles.page}`} role="status">
        <Spinner />
        <PageHead title={title} description={description} />
        <h1>{children}</h1>
      </div>
      <div className={styles.cards}>
        <Lines />
        <Lines />
      </div>
    </>
  );
}
