import { matchPath } from 'react-router-dom';
import { lazyPart, type LazyPart } from './lazyPart';
import { loadPart } from './loadPart';
import { ACTION_PATH, ROOM_PATH, SIGN_UP_PATH } from './paths';

/** The only list of pages: for the app, the prerenderer (scripts/build/prerender.ts), the bench and analytics. */
export interface PageRoute {
  path: string;
  page: LazyPart;
  /** The layout around the page (App.tsx): none, the site's, the site's with the account, or that for signed-in people. */
  frame: 'stage' | 'site' | 'account' | 'signedIn';
  /** Modules in src that the page's HTML preloads, with what they import. The last ones bring its data. */
  preload: string[];
  /** Requests the page's data while its HTML is being hydrated, instead of afterwards. */
  prefetch?: () => Promise<void>;
  /** Addresses whose HTML the build makes. `_` stands for every other value of a parameter (rewrites in firebase.json). */
  prerender: string[];
}

const ACCOUNT = ['auth/AuthProvider.tsx', 'auth/firebase.ts'];

export const routes: PageRoute[] = [
  {
    path: '/',
    page: lazyPart(() => import('./promotions/HomePage').then(({ HomePage }) => HomePage)),
    frame: 'account',
    preload: ['promotions/HomePage.tsx', 'promotions/firebase.ts', ...ACCOUNT],
    prerender: ['/'],
  },
  {
    path: ROOM_PATH,
    page: lazyPart(() =>
      import('./waiting-room/WaitingRoomPage').then(({ WaitingRoomPage }) => WaitingRoomPage),
    ),
    frame: 'stage',
    preload: ['waiting-room/WaitingRoomPage.tsx', 'waiting-room/firebase.ts'],
    prefetch: async () => {
      const { db, prefetchRooms } = await loadPart(() => import('./waiting-room/firebase'), 'never');
      prefetchRooms(db);
    },
    prerender: [ROOM_PATH],
  },
  {
    path: '/promo/:id',
    page: lazyPart(() => import('./promotions/PromotionPage').then(({ PromotionPage }) => PromotionPage)),
    frame: 'account',
    preload: ['promotions/PromotionPage.tsx', 'promotions/firebase.ts', ...ACCOUNT],
    prerender: ['/promo/_'],
  },
  {
    path: '/login',
    page: lazyPart(() => import('./account/LoginPage').then(({ LoginPage }) => LoginPage)),
    frame: 'account',
    preload: ['account/LoginPage.tsx', ...ACCOUNT],
    prerender: ['/login'],
  },
  {
    path: '/recuperar-senha',
    page: lazyPart(() =>
      import('./account/PasswordResetPage').then(({ PasswordResetPage }) => PasswordResetPage),
    ),
    frame: 'account',
    preload: ['account/PasswordResetPage.tsx', ...ACCOUNT],
    prerender: ['/recuperar-senha'],
  },
  {
    path: ACTION_PATH,
    page: lazyPart(() => import('./account/ActionPage').then(({ ActionPage }) => ActionPage)),
    frame: 'account',
    preload: ['account/ActionPage.tsx', ...ACCOUNT],
    prerender: [ACTION_PATH],
  },
  {
    path: SIGN_UP_PATH,
    page: lazyPart(() => import('./account/SignUpPage').then(({ SignUpPage }) => SignUpPage)),
    frame: 'account',
    preload: ['account/SignUpPage.tsx', ...ACCOUNT],
    prerender: [SIGN_UP_PATH],
  },
  {
    path: '/profile',
    page: lazyPart(() => import('./account/ProfilePage').then(({ ProfilePage }) => ProfilePage)),
    frame: 'signedIn',
    preload: ['account/ProfilePage.tsx', 'auth/RequireAuth.tsx', ...ACCOUNT],
    prerender: ['/profile'],
  },
  {
    path: '/pg-infor/:erro',
    page: lazyPart(() => import('./info/InfoPage').then(({ InfoPage }) => InfoPage)),
    frame: 'site',
    preload: ['info/InfoPage.tsx'],
    prerender: ['/pg-infor/em-breve', '/pg-infor/baixar-app', '/pg-infor/_'],
  },
  {
    path: '/termos',
    page: lazyPart(() => import('./info/TermsPage').then(({ TermsPage }) => TermsPage)),
    frame: 'site',
    preload: ['info/TermsPage.tsx'],
    prerender: ['/termos'],
  },
  {
    path: '*',
    page: lazyPart(() => import('./info/NotFoundPage').then(({ NotFoundPage }) => NotFoundPage)),
    frame: 'site',
    preload: ['info/NotFoundPage.tsx'],
    prerender: ['/404'],
  },
];

export function routeAt(pathname: string): PageRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** The path of the page at an address, which names no document and no person. */
export function routeOf(pathname: string): string {
  return routeAt(pathname)?.path ?? '*';
}
