export const LOGIN_PATH = '/login';

/** Where visitors ask for an e-mail to choose a new password. */
export const RESET_PATH = '/recuperar-senha';

export const SIGN_UP_PATH = '/sign-up/novo-cadastro';

export const ROOM_PATH = '/sala-de-espera';

/** Where the links in Firebase's e-mails lead. */
export const ACTION_PATH = '/acao';

export const PROFILE_PATH = '/profile';

/** Where the team runs the show. For everybody else the page does not exist. */
export const BACKSTAGE_PATH = '/bastidores';

export const TERMS_PATH = '/termos';

const PROMOTIONS = '/promo/';

/** A promotion's page. */
export const PROMOTION_PATH = `${PROMOTIONS}:id`;

/** A page of information: its text and its buttons are in the address. */
export const INFO_PATH = '/pg-infor/:erro';

/**
 * Pages of information: where to download the app, that it is not there yet, and that the person takes part
 * already.
 */
export const APP_PATH = '/pg-infor/baixar-app';
export const SOON_PATH = '/pg-infor/em-breve';
export const ALREADY_JOINED_PATH = '/pg-infor/já-participo';

/** The path of the login page; after the login, the page returns to `back`, a path of this site. */
export function loginPath(back: string | null): string {
  return LOGIN_PATH + backTo(back);
}

/**
 * The path of the password reset page; after the login that follows, the site returns to `back`, a path of
 * this site.
 */
export function resetPath(back: string | null): string {
  return RESET_PATH + backTo(back);
}

/** The query by which a page leads back to the path; empty without a path. */
export function backTo(path: string | null): string {
  return path ? `?${new URLSearchParams({ voltar: path })}` : '';
}

/**
 * The path of the sign-up page, which then returns to `back` if that is a promotion's page or the waiting
 * room.
 */
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
