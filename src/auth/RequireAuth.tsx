import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { WaitingPage } from '../ui/Waiting';
import { useAuth } from './AuthContext';
import { messages } from './messages';
import { loginPath } from '../paths';

/** A layout route for pages of signed-in people; others log in first and come back. */
export function RequireAuth() {
  const { state } = useAuth();
  const { pathname, search } = useLocation();
  if (state.status === 'loading') {
    const { loading, offline } = messages;
    return <WaitingPage title={loading}>{state.offline ? offline : loading}</WaitingPage>;
  }
  if (state.status === 'signedOut') return <Navigate to={loginPath(pathname + search)} replace />;
  // Nothing that one person has typed is there for the next, who may have signed in from another tab.
  return (
    <Fragment key={state.profile.uid}>
      <Outlet />
    </Fragment>
  );
}
