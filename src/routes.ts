import { matchPath } from 'react-router-dom';
import {
  ACTION_PATH,
  APP_PATH,
  BACKSTAGE_PATH,
  INFO_PATH,
  LOGIN_PATH,
  PROFILE_PATH,
  PROMOTION_PATH,
  RESET_PATH,
  ROOM_PATH,
  SIGN_UP_PATH,
  SOON_PATH,
  TERMS_PATH,
} from './base/paths';

/**
 * The only list of pages, for the app, the prerenderer, the benchmark and the statistics. It has the pages'
 * file names instead of imports, so that pages can import this module.
 */
export const routes: PageRoute[] = [
  { path: '/', page: 'promotions/HomePage', layout: 'account' },
  { path: ROOM_PATH, page: 'waiting-room/WaitingRoomPage', layout: 'bare', startsFirebase: true },
  { path: PROMOTION_PATH, page: 'promotions/PromotionPage', layout: 'account' },
  { path: LOGIN_PATH, page: 'account/LoginPage', layout: 'account' },
  { path: RESET_PATH, page: 'account/PasswordResetPage', layout: 'account' },
  { path: ACTION_PATH, page: 'account/ActionPage', layout: 'account' },
  { path: SIGN_UP_PATH, page: 'account/SignUpPage', layout: 'account' },
  { path: PROFILE_PATH, page: 'account/ProfilePage', layout: 'signedIn' },
  { path: INFO_PATH, page: 'info/InfoPage', layout: 'site', extraAddresses: [SOON_PATH, APP_PATH] },
  { path: TERMS_PATH, page: 'info/TermsPage', layout: 'site' },
  // The desk's own subpages are in backstage/Desk.tsx.
  { path: `${BACKSTAGE_PATH}/*`, page: 'backstage/BackstagePage', layout: 'account', hidden: true },
  { path: '*', page: 'info/NotFoundPage', layout: 'site' },
];

/**
 * The layouts of App.tsx: `bare` has nothing around the page; `site` has header and footer; `account` also
 * knows who is signed in; `signedIn` also requires a login.
 */
export const LAYOUTS = {
  bare: { chunks: [], hasData: true },
  site: { chunks: [], hasData: false },
  account: { chunks: ['auth/AuthProvider'], hasData: true },
  signedIn: { chunks: ['account/RequireAuth', 'auth/AuthProvider'], hasData: true },
} satisfies Record<string, PageLayout>;

interface PageLayout {
  /**
   * The components of the layout that have chunks of their own, as paths in src without `.tsx`. The page's
   * HTML preloads these chunks.
   */
  chunks: string[];
  /** Whether the pages read the database. Their HTML connects to it in advance. */
  hasData: boolean;
}

export interface PageRoute {
  path: string;
  /**
   * The page's file in src, without `.tsx`. The page's HTML preloads this file, and the firebase.ts in the
   * same folder.
   */
  page: `${string}/${string}Page`;
  /** The layout around the page. */
  layout: keyof typeof LAYOUTS;
  /**
   * The page's HTML runs the firebase.ts in the page's folder at once, so that the first read of the database
   * does not wait for React.
   */
  startsFirebase?: true;
  /** More addresses of this page that get prerendered HTML of their own. */
  extraAddresses?: string[];
  /**
   * The page does not exist for the public: the build makes no HTML for it, so Hosting answers with the
   * not-found page. Statistics leave such a page out.
   */
  hidden?: true;
}

/**
 * The addresses of a page for which the build makes HTML. `_` stands for every value of a parameter, such as
 * an id (see rewrites in firebase.json).
 */
export function addressesOf({ path, extraAddresses = [], hidden }: PageRoute): string[] {
  if (hidden) return [];
  return [...extraAddresses, path === '*' ? '/404' : path.replace(/:\w+/, '_')];
}

/**
 * The route of an address: `/promo/:id` for `/promo/natal`. Statistics name pages by their routes, because an
 * address may name a document.
 */
export function routeOf(pathname: string): string {
  return pageAt(pathname)?.path ?? '*';
}

/** Whether the address is that of a page which the public does not see. */
export function isHidden(pathname: string): boolean {
  return pageAt(pathname)?.hidden === true;
}

/**
 * The part of an address that identifies the page: `/bastidores` for `/bastidores/show`. When only the rest
 * of the address changes, the page stays mounted.
 */
export function pageAddressOf(pathname: string): string {
  return matchPath(routeOf(pathname), pathname)?.pathnameBase ?? pathname;
}

function pageAt(pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
