import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { Layout } from './Layout';
import { config } from './config';
import { lazyChunk } from './lazyChunk';
import { routeOf, routes, type PageRoute } from './routes';
import { focusPage } from './ui/focus';
import { ErrorBoundary } from './ui/loading/ErrorBoundary';
import { LoadingPage } from './ui/loading/Loading';
import { useHydrated } from './ui/useHydrated';

type PageFile = { default: ComponentType };
const AuthProvider = lazyChunk(() => import('./auth/AuthProvider'));
const RequireAuth = lazyChunk(() => import('./account/RequireAuth'));

const pageFiles = import.meta.glob<PageFile>('./*/*Page.tsx');
// The build fails if routes.ts names a file that does not exist.
const loaderOf = (page: string) => pageFiles[`./${page}.tsx`] as () => Promise<PageFile>;
const pages = routes.map(({ path, page, layout }) => ({ path, layout, Page: lazyChunk(loaderOf(page)) }));

/**
 * All pages in their layouts. The caller adds the router: main.tsx the browser's, prerender.tsx a static one.
 */
export function App() {
  const { pathname } = useLocation();
  usePreload(pathname);
  return (
    <ErrorBoundary page={pathname} whole>
      <Suspense fallback={<LoadingPage whole />}>
        {/* FocusOnNavigation is inside Suspense, so that the focus moves only when the new page is shown. */}
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
 * The canonical link, to the page on the site's own domain: Firebase also serves every site at ID.web.app and
 * ID.firebaseapp.com. When a visitor shares a page, browsers use the canonical address, too. Unknown
 * addresses and the team's desk have no canonical link.
 */
function CanonicalLink() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const path = routeOf(pathname);
  // One prerendered file serves all values of a parameter, so only the hydrated page knows its own address.
  const canonical = path.includes(':') ? hydrated && pathname : path;
  if (!canonical || canonical.endsWith('*')) return null;
  return <link rel="canonical" href={config.siteUrl + canonical} />;
}

/** Tells search engines not to index the site at Firebase's own domains: a canonical link is only a hint. */
function NoIndexOfCopies() {
  if (!useHydrated()) return null;
  const { hostname } = window.location;
  const isFirebaseHost = /[.](web[.]app|firebaseapp[.]com)$/.test(hostname);
  return isFirebaseHost && hostname !== new URL(config.siteUrl).hostname ? (
    <meta name="robots" content="noindex" />
  ) : null;
}

/**
 * Starts loading the code of the page, and of RequireAuth where it is needed, without waiting for the code of
 * the layouts around the page.
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

/**
 * When the path changes, focuses the new page's main element, as browsers do for a new document. Also scrolls
 * to the top, unless the visitor went back or forward.
 */
function FocusOnNavigation() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const navigation = useNavigationType();
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    focusPage();
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);
  return null;
}
