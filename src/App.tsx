import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from './Layout';
import { lazyPart } from './lazyPart';
import { routeAt, routes, type PageRoute } from './routes';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { FocusOnNavigation } from './ui/FocusOnNavigation';
import { LoadingPage } from './ui/Loading';

const AuthProvider = lazyPart(() => import('./auth/AuthProvider').then((module) => module.AuthProvider));
const RequireAuth = lazyPart(() => import('./auth/RequireAuth').then((module) => module.RequireAuth));

/** Every page in its frame, inside a router: the browser's (main.tsx) or the prerenderer's (prerender.tsx). */
export function App() {
  const { pathname } = useLocation();
  usePreload(pathname);
  return (
    <ErrorBoundary page={pathname} whole>
      <Suspense fallback={<LoadingPage />}>
        {/* Inside Suspense, so that its effect runs when the new page is shown. */}
        <FocusOnNavigation />
        <Routes>
          {pagesIn('stage')}
          <Route element={<Layout />}>
            {pagesIn('site')}
            <Route element={<AuthProvider />}>
              {pagesIn('account')}
              <Route element={<RequireAuth />}>{pagesIn('signedIn')}</Route>
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Requests a page together with its frame, which would request it only when it is rendered itself. */
function usePreload(pathname: string): void {
  useEffect(() => {
    const route = routeAt(pathname);
    if (route?.frame === 'signedIn') RequireAuth.preload();
    route?.page.preload();
  }, [pathname]);
}

function pagesIn(frame: PageRoute['frame']) {
  return routes
    .filter((route) => route.frame === frame)
    .map(({ path, page: Page }) => <Route key={path} path={path} element={<Page />} />);
}
