import { PageHead } from '../PageHead';
import { uiMessages } from '../messages';
import { Spinner } from './Spinner';
import styles from './Loading.module.css';

/** A sign that a part of a page is loading. */
export function Loading() {
  return (
    <div className={styles.loading} role="status">
      <Spinner />
      <p>{uiMessages.loading}</p>
    </div>
  );
}

/** A skeleton: bars in place of a title and lines of text. */
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
  /** Whether the page has no frame and is dark from edge to edge, as the waiting room is. */
  whole?: boolean;
}

/** A sign that a whole page is loading: the stage, as high as the screen. */
export function LoadingPage({ title = uiMessages.loading, description, whole }: Props) {
  return (
    <div className={`on-stage wide ${styles.page}`} data-whole-stage={whole ? '' : undefined} role="status">
      <Spinner />
      <PageHead title={title} description={description} />
      <h1>{uiMessages.loading}</h1>
    </div>
  );
}
