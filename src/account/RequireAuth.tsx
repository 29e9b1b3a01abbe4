import { Fragment } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../auth/AuthContext';
import { messages } from '../auth/messages';
import { loginPath } from '../base/paths';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { Lines } from '../ui/loading/Loading';
import { Spinner } from '../ui/loading/Spinner';
import { profileMessages } from './profile/profileMessages';
import styleSheet from './profile/profile.css?url';

/**
 * A layout route for the profile, which requires a login. It redirects signed-out visitors to the login page,
 * which afterwards returns to the profile.
 */
export default function RequireAuth() {
  const { state } = useAuth();
  const { pathname, search } = useLocation();
  if (state.status === 'signedOut') return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <>
      {/* A separate style sheet, because every page loads the app's before its first paint. Linked here and
          not by `addStyles`, because the router preloads only the scripts of pages. */}
      <link rel="stylesheet" href={styleSheet} precedence="profile" />
      {state.status === 'loading' ? (
        <Skeleton text={state.offline ? messages.offline : messages.loading} />
      ) : (
        // The key resets the page's forms when another person signs in, for example in another tab.
        <Fragment key={state.profile.uid}>
          <Outlet />
        </Fragment>
      )}
    </>
  );
}

/** A placeholder for the profile, with its parts in their places. */
function Skeleton({ text }: { text: string }) {
  return (
    <>
      <PageHead {...messages.ownPage} />
      <div data-own-stage className="on-stage wide profile-greeting profile-loading" role="status">
        <Spinner className="profile-initial" />
        <h1>{text}</h1>
        <Lines />
      </div>
      <div className="profile-sections" aria-hidden="true">
        <div className="profile-tabs">
          <span aria-current>{profileMessages.profile.participations}</span>
          <span>{profileMessages.profile.account}</span>
        </div>
        <div className="profile-columns" data-shown="#participacoes">
          <div className="profile-section">
            <h2>{profileMessages.profile.ownParticipations}</h2>
            <Placeholder rows={2} />
            <Placeholder rows={2} />
          </div>
          <div className="profile-section profile-account">
            <h2>{profileMessages.profile.account}</h2>
            <Placeholder rows={5} />
          </div>
        </div>
      </div>
    </>
  );
}

function Placeholder({ rows }: { rows: number }) {
  return (
    <Card>
      {Array.from({ length: rows }, (_, row) => (
        <Lines key={row} texts={1} />
      ))}
    </Card>
  );
}
