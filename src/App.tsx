import { Suspense, useEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from './Layout';
import { config } from './config';
import { lazyChunk } from './lazyChunk';
import { routeOf, routes, type PageRoute } from './routes';
import { FocusOnNavigation } from './ui/FocusOnNavigation';
import { ErrorBoundary } from './ui/loading/ErrorBoundary';
import { LoadingPage } from './ui/loading/Loading';
import { useHydrated } from './ui/useHydrated';

const AuthProvider = lazyChunk(() => import('./auth/AuthProvider'));
const RequireAuth = lazyChunk(() => import('./auth/RequireAuth'));

const pageFiles = import.meta.glob<{ default: ComponentType }>('./*/*Page.tsx');
const pages = routes.map(({ path, page, layout }) => ({ path, layout, Page: lazyChunk(loaderOf(page)) }));

/**
 * Every page in its layout, inside a router: the browser's (main.tsx) or the prerenderer's (prerender.tsx).
 */
export function App() {
  const { pathname } = useLocation();
  usePreload(pathname);
  return (
    <ErrorBoundary page={pathname} whole>
      <Suspense fallback={<LoadingPage whole />}>
        {/* FocusOnNavigation is inside Suspense, so that its effect runs only when the new page is shown. */}
        <FocusOnNavigation />
        <CanonicalLink />
        <NoIndexOfCopies />
        <Routes>
          {pagesIn('bare')}
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

/**
 * The page's address on the site's own domain, for search engines: Firebase also serves every site at
 * ID.web.app and ID.firebaseapp.com. Browsers share this address, so it changes with each navigation. An
 * unknown address has none.
 */
function CanonicalLink() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const path = routeOf(pathname);
  // The prerendered HTML of a page with a parameter is the same for all its values.
  const canonical = path.includes(':') ? hydrated && pathname : path;
  if (!canonical || canonical.endsWith('*')) return null;
  return <link rel="canonical" href={config.siteUrl + canonical} />;
}

/**
 * Keeps the copies under Firebase's addresses out of search engines, which need not follow a canonical link.
 */
function NoIndexOfCopies() {
  if (!useHydrated()) return null;
  const { hostname } = window.location;
  const isFirebaseHost = /[.](web[.]app|firebaseapp[.]com)$/.test(hostname);
  return isFirebaseHost && hostname !== new URL(config.siteUrl).hostname ? (
    <meta name="robots" content="noindex" />
  ) : null;
}

/**
 * Starts loading the page's chunk, and RequireAuth's, without waiting for the layouts around it to render.
 */
function usePreload(pathname: string): void {
  useEffect(() => {
    const page = pages.find(({ path }) => path === routeOf(pathname));
    if (page?.layout === 'signedIn') RequireAuth.preload();
    page?.Page.preload();
  }, [pathname]);
}

function pagesIn(layout: PageRoute['layout']) {
  return pages
    .filter((page) => page.layout === layout)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);
}

function loaderOf(page: string) {
  const load = pageFiles[`./${page}.tsx`];
  if (!load) throw new Error(`src/routes.ts names ${page}.tsx, which does not exist.`);
  return load;
}
