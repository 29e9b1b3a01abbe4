export const LOGIN_PATH = '/login';

/** The page on which visitors ask for an e-mail to choose a new password. */
export const RESET_PATH = '/recuperar-senha';

export const SIGN_UP_PATH = '/sign-up/novo-cadastro';

export const ROOM_PATH = '/sala-de-espera';

/** The page that the links in Firebase's e-mails open. */
export const ACTION_PATH = '/acao';

export const PROFILE_PATH = '/profile';

/** The page from which the team runs the show. Everybody else sees the not-found page. */
export const BACKSTAGE_PATH = '/bastidores';

export const TERMS_PATH = '/termos';

const PROMOTIONS = '/promo/';

export const PROMOTION_PATH = `${PROMOTIONS}:id`;

/** A page of information. Its text depends on the parameter. */
export const INFO_PATH = '/pg-infor/:erro';

/** The page of information from which people download the app. */
export const APP_PATH = '/pg-infor/baixar-app';
/** The page of information that says when the app can be downloaded. */
export const SOON_PATH = '/pg-infor/em-breve';
/** The page of information for a person who already takes part in a promotion. */
export const ALREADY_JOINED_PATH = '/pg-infor/já-participo';

/** @param back the path of this site to open after the login; null for the profile */
export function loginPath(back: string | null): string {
  return LOGIN_PATH + backTo(back);
}

/** The query that tells a page to which path it must return; empty without a path. */
export function backTo(path: string | null): string {
  return path ? `?${new URLSearchParams({ voltar: path })}` : '';
}

/** @param back the path to open after the sign-up, if it is a promotion's page or the waiting room */
export function signUpPath(back: string): string {
  const promo = promotionOf(back);
  if (promo) return `${SIGN_UP_PATH}?${new URLSearchParams({ promo })}`;
  return back === ROOM_PATH ? SIGN_UP_PATH + backTo(back) : SIGN_UP_PATH;
}

export function promotionPath(promotionId: string): string {
  return PROMOTIONS + encodeURIComponent(promotionId);
}

/** The id of the promotion whose page has this path; null for other pages. */
export function promotionOf(path: string): string | null {
  const [, id = ''] = new RegExp(`^${PROMOTIONS}([^/?#]+)`).exec(path) ?? [];
  try {
    return decodeURIComponent(id) || null;
  } catch {
    return null;
  }
}
