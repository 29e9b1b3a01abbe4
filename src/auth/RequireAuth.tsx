import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageHead } from '../ui/PageHead';
import { Spinner } from '../ui/Spinner';
import { useAuth } from './AuthContext';
import { messages } from './messages';
import { loginPath } from './paths';
import styles from './RequireAuth.module.css';

/** A layout route for pages of signed-in people; others log in first and come back. */
export function RequireAuth() {
  const { state } = useAuth();
  const { pathname, search } = useLocation();
  if (state.status === 'loading') {
    return (
      <div className={styles.waiting} role="status">
        <Spinner />
        <PageHead title={messages.loading} />
        <h1>{state.offline ? messages.offline : messages.loading}</h1>
      </div>
    );
  }
  if (state.status === 'signedOut') return <Navigate to={loginPath(pathname + search)} replace />;
  // Nothing that one person has typed is there for the next, who may have signed in from another tab.
  return (
    <Fragment key={state.profile.uid}>
      <Outlet />
    </Fragment>
  );
}
