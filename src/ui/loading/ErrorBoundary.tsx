import { Component, useEffect, type ReactNode } from 'react';
import { UnreachableError } from '../../base/loadChunk';
import { untilSiteAnswers } from '../../base/site';
import { Brand } from '../Logo';
import { messages } from '../messages';
import { FailedCard } from './FailedCard';
import styles from './ErrorBoundary.module.css';

interface Props {
  /** The current page. When it changes, the children are rendered again. */
  page: string;
  /** True around the whole app: the error is then shown with a main element and the logo. */
  whole?: boolean;
  children: ReactNode;
}

interface State {
  page: string | undefined;
  failed: boolean;
  error?: unknown;
}

/** Shows an error with a way to try again when a page cannot be loaded or rendered. */
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
          {/* A plain link, because the router may have failed, too. */}
          <a href="/" className="own-line">
            {messages.failed.home}
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

/** Reloads the page when the site answers again, unless the visitor has left it. */
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
