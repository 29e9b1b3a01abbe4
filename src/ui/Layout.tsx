import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import styles from './Layout.module.css';
import { Logo } from './Logo';
import { Spinner } from './Spinner';

const ToastArea = lazy(() => import('./ToastArea'));

/** Every page but the waiting room. The toasts stay while the pages change. */
export function Layout() {
  return (
    <div className={styles.page}>
      <header>
        <Logo />
      </header>
      <main className={styles.main}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <ToastArea />
      </Suspense>
    </div>
  );
}
