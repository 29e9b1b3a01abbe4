import type { ReactNode } from 'react';
import { PageHead } from '../PageHead';
import { messages } from '../messages';
import { Spinner } from './Spinner';
import styles from './Loading.module.css';

/** Shown while a part of a page is loading. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <Spinner />
      <p>{messages.loading}</p>
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
  /** A page without the site's frame, which is dark from edge to edge: the waiting room. */
  whole?: boolean;
}

/** Shown while a whole page is loading. */
export function LoadingPage({
  title = messages.loading,
  description,
  children = messages.loading,
  whole = false,
}: Props) {
  return (
    <>
      <div className={`on-stage wide ${styles.page}`} data-whole-stage={whole ? '' : undefined} role="status">
        <Spinner />
        <PageHead title={title} description={description} />
        <h1>{children}</h1>
      </div>
      {!whole && (
        <div className={styles.cards}>
          <Lines />
          <Lines />
        </div>
      )}
    </>
  );
}
