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
 * The only list of pages: for the app, the prerenderer (scripts/build/prerender.ts), the bench and analytics.
 * It names the pages instead of importing them, so that a page may import modules that read the list.
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
  // The addresses below it are in backstage/parts.tsx.
  { path: `${BACKSTAGE_PATH}/*`, page: 'backstage/BackstagePage', layout: 'account', hidden: true },
  { path: '*', page: 'info/NotFoundPage', layout: 'site' },
];

export interface PageRoute {
  path: string;
  /**
   * A file in src without `.tsx`, whose default export is the page. The HTML preloads it, and its folder's
   * firebase.ts.
   */
  page: `${string}/${string}Page`;
  /**
   * The layout around the page (App.tsx): none, the site's, the site's with the account, or that for
   * signed-in people.
   */
  layout: 'bare' | 'site' | 'account' | 'signedIn';
  /**
   * The page's HTML runs the folder's firebase.ts at once, so that its first read of the database does not
   * wait for React.
   */
  startsFirebase?: true;
  /** More addresses for which the build makes HTML. */
  extraAddresses?: string[];
  /**
   * The public does not see the page: it has no HTML of its own, so that Hosting answers with the not-found
   * page, and no statistics.
   */
  hidden?: true;
}

/**
 * The addresses whose HTML the build makes. `_` stands for every other value of a parameter (rewrites in
 * firebase.json).
 */
export function addressesOf({ path, extraAddresses = [], hidden }: PageRoute): string[] {
  if (hidden) return [];
  return [...extraAddresses, path === '*' ? '/404' : path.replace(/:\w+/, '_')];
}

/** The route of an address, such as `/promo/:id`: unlike the address, it names no document and no person. */
export function routeOf(pathname: string): string {
  return pageAt(pathname)?.path ?? '*';
}

/** Whether the address is that of a page which the public does not see. */
export function isHidden(pathname: string): boolean {
  return pageAt(pathname)?.hidden === true;
}

/**
 * The page's own part of an address. What follows it below a path ending in `/*` may change while the page
 * stays mounted.
 */
export function pageAddressOf(pathname: string): string {
  return matchPath(routeOf(pathname), pathname)?.pathnameBase ?? pathname;
}

function pageAt(pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
