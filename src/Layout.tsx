import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Statistics } from './analytics/Statistics';
import { useHasCachedProfile } from './auth/profile/useHasCachedProfile';
import { loginPath, PROFILE_PATH, ROOM_PATH, TERMS_PATH } from './base/paths';
import { isHidden } from './routes';
import { Icon } from './ui/Icon';
import { Logo } from './ui/Logo';
import { Organizer } from './ui/Organizer';
import { ErrorBoundary } from './ui/loading/ErrorBoundary';
import { LoadingPage } from './ui/loading/Loading';
import { messages } from './ui/messages';
import { useToastLibrary } from './ui/toast/notify';
import styles from './Layout.module.css';

/** The layout of every page but the waiting room. It also shows toasts, which stay when the page changes. */
export function Layout() {
  const { pathname } = useLocation();
  const toasts = useToastLibrary();
  // Only signed-in people see the profile page, so its prerendered HTML already links to the profile, not the
  // login.
  const signedIn = useHasCachedProfile() || pathname === PROFILE_PATH;
  const hidden = isHidden(pathname);
  return (
    <div className={styles.page}>
      <header className={`on-stage ${styles.header}`}>
        <div className={styles.bar}>
          <div className={styles.home}>
            <Logo />
          </div>
          <Link to={signedIn ? PROFILE_PATH : loginPath(hidden ? pathname : null)} className={styles.profile}>
            <Icon name="person" />
            {signedIn ? messages.layout.profile : messages.layout.login}
          </Link>
        </div>
      </header>
      {import.meta.env.VITE_FIREBASE_MEASUREMENT_ID && !hidden && <Statistics />}
      <main className={styles.main} tabIndex={-1}>
        <ErrorBoundary page={pathname}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer className={styles.footer}>
        <Link to={ROOM_PATH} className="own-line">
          {messages.layout.room}
        </Link>
        <Link to={TERMS_PATH} className="own-line">
          {messages.layout.terms}
        </Link>
        <Organizer />
      </footer>
      {toasts && <toasts.ToastArea />}
    </div>
  );
}
