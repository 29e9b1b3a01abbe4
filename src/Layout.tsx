import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Statistics } from './analytics/Statistics';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { Icon } from './ui/Icon';
import styles from './Layout.module.css';
import { Logo } from './ui/Logo';
import { useToastLibrary } from './ui/notify';
import { LoadingPage } from './ui/Loading';

/** The layout of every page but the waiting room. Toasts stay when the page changes. */
export function Layout() {
  const { pathname } = useLocation();
  const toasts = useToastLibrary();
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
      {import.meta.env.VITE_FIREBASE_MEASUREMENT_ID && <Statistics />}
      <main className={styles.main} tabIndex={-1}>
        <ErrorBoundary page={pathname}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer className={styles.footer}>
        <Link to="/sala-de-espera">Sala de espera</Link>
        <Link to="/termos">Termos e privacidade</Link>
      </footer>
      {toasts && <toasts.ToastArea />}
    </div>
  );
}
