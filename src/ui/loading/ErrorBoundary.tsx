import { Component, useEffect, type ReactNode } from 'react';
import { UnreachableError } from '../../base/loadChunk';
import { untilSiteAnswers } from '../../base/site';
import { Brand } from '../Logo';
import { uiMessages } from '../messages';
import { FailedCard } from './FailedCard';
import styles from './ErrorBoundary.module.css';

interface Props {
  /** The path of the page. When it changes, the boundary forgets the error and renders its children again. */
  page: string;
  /**
   * Whether the boundary is around the whole app, so that the error page needs its own main element and logo.
   */
  whole?: boolean;
  children: ReactNode;
}

interface State {
  page: string | undefined;
  failed: boolean;
  error?: unknown;
}

/** Catches the error of a page that cannot be loaded or rendered, and shows it with a way to try again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { page: undefined, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, failed: false };
  }

  override render() {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    const content = (
      <>
        <FailedCard onTryAgain={() => window.location.reload()}>
          {/* A plain link, which works even if the router has failed. */}
          <a href="/" className="own-line">
            {uiMessages.toHome}
          </a>
        </FailedCard>
        {error instanceof UnreachableError && <ReloadWhenReachable />}
      </>
    );
    if (!this.props.whole) return content;
    return (
      <main className={`on-stage ${styles.whole}`}>
        <Brand />
        {content}
      </main>
    );
  }
}

/** Reloads the page when the site answers again, unless the visitor has gone to another page. */
function ReloadWhenReachable() {
  useEffect(() => {
    let stopped = false;
    void untilSiteAnswers().then(() => {
      if (!stopped) window.location.reload();
    });
    return () => {
      stopped = true;
    };
  }, []);
  return null;
}
