// The first script of index.html: it asks for the page that was opened while the app is still on its way.
import type { ComponentType } from 'react';
import { loadPart } from './loadPart';

/** Loads a page; `loaded` is there from then on. */
export interface PageLoader {
  (): Promise<{ default: ComponentType }>;
  loaded?: ComponentType;
}

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

/** By the first part of their address. The waiting room is part of the app. */
const BY_FIRST_PART = new Map([
  ['', loadHome],
  ['promo', loadPromotion],
  ['login', loadLogin],
  ['recuperar-senha', loadPasswordReset],
  ['sign-up', loadSignUp],
  ['profile', loadProfile],
  ['pg-infor', loadInfo],
  ['termos', loadTerms],
]);

/** Settles when the page that was opened is there; whether that fails is for the page itself to say. */
export const pageOpened = loaderOf(window.location.pathname)?.().catch(() => undefined);

/** A path without what it says of a document or a person: `/promo` for every promotion, `/*` for no page of ours. */
export function routeOf(path: string): string {
  const [, first = ''] = path.split('/');
  return first === 'sala-de-espera' || BY_FIRST_PART.has(first) ? `/${first}` : '/*';
}

function loaderOf(path: string): PageLoader | undefined {
  const [, first = ''] = path.split('/');
  return first === 'sala-de-espera' ? undefined : (BY_FIRST_PART.get(first) ?? loadNotFound);
}

function loader(load: () => Promise<ComponentType>): PageLoader {
  const loadPage: PageLoader = async () => ({ default: (loadPage.loaded = await loadPart(load)) });
  return loadPage;
}
