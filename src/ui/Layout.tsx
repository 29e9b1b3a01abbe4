import { lazy, Suspense, type ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { Icon } from './Icon';
import styles from './Layout.module.css';
import { Logo } from './Logo';
import { useNotified } from './notify';
import { Waiting } from './Waiting';

const ToastArea = lazy<() => ReactNode>(() =>
  import('./ToastArea').catch((error: unknown) => {
    // A page is worth more than its toasts.
    console.error('Os avisos não foram carregados:', error);
    return { default: () => null };
  }),
);

/** Every page but the waiting room. The toasts, from the first one on, stay while the pages change. */
export function Layout() {
  const { pathname } = useLocation();
  const notified = useNotified();
  return (
    <div className={styles.page}>
      <header className={`on-stage ${styles.header}`}>
        <div className={styles.bar}>
          <Link to="/" className={styles.home}>
            <Logo />
          </Link>
          <Link to="/profile" className={styles.profile}>
            <Icon name="person" />
            Meu perfil
          </Link>
        </div>
      </header>
      <main className={styles.main} tabIndex={-1}>
        <ErrorBoundary page={pathname}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer className={styles.footer}>
        <Link to="/sala-de-espera">Sala de espera</Link>
        <Link to="/termos">Termos e privacidade</Link>
      </footer>
      {notified && (
        <Suspense>
          <ToastArea />
        </Suspense>
      )}
    </div>
  );
}
