// The first script of index.html: it asks for the page that was opened while the app is still on its way.
import type { ComponentType } from 'react';
import { loadPart } from './loadPart';

/** Loads a page, or what is around it; `loaded` is there from then on. */
export interface PageLoader {
  (): Promise<{ default: ComponentType }>;
  /** Loads it before anybody sees it: where that fails nothing is done about it. */
  ahead: () => Promise<void>;
  loaded?: ComponentType;
}

// Apart from the app, for the pages that come without an account.
export const loadAuthProvider = loader(() =>
  import('./auth/AuthProvider').then((chunk) => chunk.AuthProvider),
);
export const loadRequireAuth = loader(() => import('./auth/RequireAuth').then((chunk) => chunk.RequireAuth));
export const loadHome = loader(() => import('./promotions/HomePage').then((chunk) => chunk.HomePage));
export const loadPromotion = loader(() =>
  import('./promotions/PromotionPage').then((chunk) => chunk.PromotionPage),
);
export const loadLogin = loader(() => import('./account/LoginPage').then((chunk) => chunk.LoginPage));
export const loadPasswordReset = loader(() =>
  import('./account/PasswordResetPage').then((chunk) => chunk.PasswordResetPage),
);
export const loadSignUp = loader(() => import('./account/SignUpPage').then((chunk) => chunk.SignUpPage));
export const loadProfile = loader(() => import('./account/ProfilePage').then((chunk) => chunk.ProfilePage));
export const loadInfo = loader(() => import('./info/InfoPage').then((chunk) => chunk.InfoPage));
export const loadTerms = loader(() => import('./info/TermsPage').then((chunk) => chunk.TermsPage));
export const loadNotFound = loader(() => import('./info/NotFoundPage').then((chunk) => chunk.NotFoundPage));

const ACCOUNT = [loadAuthProvider, loadRequireAuth];

/** By the first part of their address. The waiting room is part of the app. */
const BY_FIRST_PART = new Map([
  ['', [...ACCOUNT, loadHome]],
  ['sala-de-espera', []],
  ['promo', [...ACCOUNT, loadPromotion]],
  ['login', [...ACCOUNT, loadLogin]],
  ['recuperar-senha', [...ACCOUNT, loadPasswordReset]],
  ['sign-up', [...ACCOUNT, loadSignUp]],
  ['profile', [...ACCOUNT, loadProfile]],
  ['pg-infor', [loadInfo]],
  ['termos', [loadTerms]],
]);

export const pageOpened = openPage(window.location.pathname);

/** Settles when everything that this address shows is there; whether that fails is for the page itself to say. */
export async function openPage(path: string): Promise<void> {
  const loaders = BY_FIRST_PART.get(firstPart(path)) ?? [loadNotFound];
  await Promise.allSettled(loaders.map((load) => load.ahead()));
}

/** A path without what it says of a document or a person: `/promo` for every promotion, `/*` for no page of ours. */
export function routeOf(path: string): string {
  const first = firstPart(path);
  return BY_FIRST_PART.has(first) ? `/${first}` : '/*';
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}

function loader(load: () => Promise<ComponentType>): PageLoader {
  const loadPage: PageLoader = async () => ({ default: (loadPage.loaded = await loadPart(load)) });
  loadPage.ahead = async () => void (loadPage.loaded = await load());
  return loadPage;
}
