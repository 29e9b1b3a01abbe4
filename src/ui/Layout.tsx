import { lazy, Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import styles from './Layout.module.css';
import { Logo } from './Logo';
import { Spinner } from './Spinner';

const ToastArea = lazy(() => import('./ToastArea'));

/** Every page but the waiting room. The toasts stay while the pages change. */
export function Layout() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" className={styles.home}>
          <Logo />
        </Link>
        <Link to="/profile">Meu perfil</Link>
      </header>
      <main className={styles.main}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className={styles.footer}>
        <Link to="/sala-de-espera">Sala de espera</Link>
        <Link to="/termos">Termos e privacidade</Link>
      </footer>
      <Suspense>
        <ToastArea />
      </Suspense>
    </div>
  );
}
