import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Statistics } from '../analytics/Statistics';
import { ErrorBoundary } from './ErrorBoundary';
import { Icon } from './Icon';
import styles from './Layout.module.css';
import { Logo } from './Logo';
import { useNotices } from './notify';
import { useChunk } from './useChunk';
import { LoadingPage } from './Loading';

const loadToastArea = () => import('./ToastArea');

/** Every page but the waiting room. The toasts, from the first one on, stay while the pages change. */
export function Layout() {
  const { pathname } = useLocation();
  const { toasts, plain } = useNotices();
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
      {toasts && <Toasts />}
      {plain.length > 0 && (
        <div role="alert" className={styles.plain}>
          {plain.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** Asked for until it is there: a page is worth more than its toasts, and a toast waits for its area. */
function Toasts() {
  const { chunk } = useChunk(loadToastArea);
  return chunk && <chunk.ToastArea />;
}
