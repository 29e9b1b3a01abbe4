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
import { uiMessages } from './ui/messages';
import { useToastLibrary } from './ui/toast/notify';
import styles from './Layout.module.css';

/**
 * The layout of every page but the waiting room. Toasts stay when the page changes. What changes while the
 * page is hydrated has a component of its own: if the layout rendered again, React would replace the page's
 * HTML by the loading view.
 */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <header className={`on-stage ${styles.header}`}>
        <div className={styles.bar}>
          <div className={styles.home}>
            <Logo />
          </div>
          <AccountLink />
        </div>
      </header>
      {import.meta.env.VITE_FIREBASE_MEASUREMENT_ID && !isHidden(pathname) && <Statistics />}
      <main className={styles.main} tabIndex={-1}>
        <ErrorBoundary page={pathname}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer className={styles.footer}>
        <Link to={ROOM_PATH} className="own-line">
          {uiMessages.layout.room}
        </Link>
        <Link to={TERMS_PATH} className="own-line">
          {uiMessages.layout.terms}
        </Link>
        <Organizer />
      </footer>
      <Toasts />
    </div>
  );
}

function AccountLink() {
  const { pathname } = useLocation();
  // The profile page is only for signed-in people, so its prerendered HTML already has their link.
  const signedIn = useHasCachedProfile() || pathname === PROFILE_PATH;
  const login = loginPath(isHidden(pathname) ? pathname : null);
  return (
    <Link to={signedIn ? PROFILE_PATH : login} className={styles.profile}>
      <Icon name="person" />
      {signedIn ? uiMessages.layout.profile : uiMessages.layout.login}
    </Link>
  );
}

function Toasts() {
  const toasts = useToastLibrary();
  return toasts && <toasts.ToastArea />;
}
