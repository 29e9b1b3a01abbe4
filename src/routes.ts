import { matchPath } from 'react-router-dom';
import {
  ACTION_PATH,
  APP_PATH,
  INFO_PATH,
  LOGIN_PATH,
  PROFILE_PATH,
  PROMOTION_PATH,
  RESET_PATH,
  ROOM_PATH,
  SIGN_UP_PATH,
  SOON_PATH,
  TERMS_PATH,
} from './paths';

/**
 * The only list of pages: for the app, the prerenderer (scripts/build/prerender.ts), the bench and analytics. It names the
 * pages instead of importing them, so that a page may import modules that read the list.
 */
export interface PageRoute {
  path: string;
  /** A file in src without `.tsx`, whose default export is the page. The HTML preloads it, and its folder's firebase.ts. */
  page: `${string}/${string}Page`;
  /** The layout around the page (App.tsx): none, the site's, the site's with the account, or that for signed-in people. */
  layout: 'bare' | 'site' | 'account' | 'signedIn';
  /** The HTML runs the folder's firebase.ts as soon as it has come, which asks the server before React has been loaded. */
  asksFirst?: true;
  /** Addresses whose HTML the build makes beside the path's own. */
  more?: string[];
}

export const routes: PageRoute[] = [
  { path: '/', page: 'promotions/HomePage', layout: 'account' },
  { path: ROOM_PATH, page: 'waiting-room/WaitingRoomPage', layout: 'bare', asksFirst: true },
  { path: PROMOTION_PATH, page: 'promotions/PromotionPage', layout: 'account' },
  { path: LOGIN_PATH, page: 'account/LoginPage', layout: 'account' },
  { path: RESET_PATH, page: 'account/PasswordResetPage', layout: 'account' },
  { path: ACTION_PATH, page: 'account/ActionPage', layout: 'account' },
  { path: SIGN_UP_PATH, page: 'account/SignUpPage', layout: 'account' },
  { path: PROFILE_PATH, page: 'account/ProfilePage', layout: 'signedIn' },
  { path: INFO_PATH, page: 'info/InfoPage', layout: 'site', more: [SOON_PATH, APP_PATH] },
  { path: TERMS_PATH, page: 'info/TermsPage', layout: 'site' },
  { path: '*', page: 'info/NotFoundPage', layout: 'site' },
];

/** The addresses whose HTML the build makes. `_` stands for every other value of a parameter (rewrites in firebase.json). */
export function addressesOf({ path, more = [] }: PageRoute): string[] {
  return [...more, path === '*' ? '/404' : path.replace(/:\w+/, '_')];
}

/** The route of an address, such as `/promo/:id`: unlike the address, it names no document and no person. */
export function routeOf(pathname: string): string {
  return routes.find(({ path }) => matchPath(path, pathname))?.path ?? '*';
}
