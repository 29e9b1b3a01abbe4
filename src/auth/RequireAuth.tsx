import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath } from '../base/paths';
import { LoadingPage } from '../ui/loading/Loading';
import { useAuth } from './AuthContext';
import { messages } from './messages';

/**
 * A layout route for pages that require a login. It redirects signed-out visitors to the login page, which
 * afterwards returns to the required page.
 */
export default function RequireAuth() {
  const { state } = useAuth();
  const { pathname, search } = useLocation();
  if (state.status === 'loading') {
    return (
      <LoadingPage {...messages.ownPage}>{state.offline ? messages.offline : messages.loading}</LoadingPage>
    );
  }
  if (state.status === 'signedOut') return <Navigate to={loginPath(pathname + search)} replace />;
  // The key resets the page's forms when another person signs in, for example in another tab.
  return (
    <Fragment key={state.profile.uid}>
      <Outlet />
    </Fragment>
  );
}
