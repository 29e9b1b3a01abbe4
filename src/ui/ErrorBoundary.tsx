import { Component, type ReactNode } from 'react';
import { Button } from './Button';
import styles from './ErrorBoundary.module.css';

/** A page that could not be loaded or shown says so and offers to try again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page} role="alert">
        <h1>Ops algo deu errado</h1>
        <p>A página não pôde ser aberta. Verifique a sua internet e tente de novo.</p>
        <Button onClick={() => window.location.reload()}>Tentar de novo</Button>
      </main>
    );
  }
}
