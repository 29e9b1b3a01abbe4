import { Fragment, useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext';
import { authMessages } from '../auth/messages';
import { loginPath } from '../base/paths';
import { Skeleton } from './profile/Skeleton';
import { profileMessages } from './profile/profileMessages';
import styleSheet from './profile/profile.css?url';

/**
 * A layout route for the profile, which requires a login. It redirects signed-out visitors to the login page,
 * which afterwards returns to the profile.
 */
export default function RequireAuth() {
  const { state } = useAuth();
  const { pathname, search } = useLocation();
  // Deferred, so that the skeleton stays until the page's code has loaded: an urgent update would replace the
  // skeleton with the placeholder of the layout around it.
  const isPageDue = useDeferredValue(state.status === 'signedIn');
  const offline = state.status === 'loading' && state.offline;
  if (state.status === 'signedOut') return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <>
      {/* The profile's styles are not in the app's style sheet, which every page loads before its first
          paint. React waits for this <link>; the router, which loads the page's script, would not wait for
          `addStyles`. */}
      <link rel="stylesheet" href={styleSheet} precedence="profile" />
      {state.status === 'signedIn' && isPageDue ? (
        // The key resets the page's forms when another person signs in, for example in another tab.
        <Fragment key={state.profile.uid}>
          <Outlet />
        </Fragment>
      ) : (
        <Skeleton text={offline ? authMessages.offline : profileMessages.loading} />
      )}
    </>
  );
}
