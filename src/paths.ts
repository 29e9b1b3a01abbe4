export const LOGIN_PATH = '/login';

/** Where visitors ask for an e-mail to choose a new password. */
export const RESET_PATH = '/recuperar-senha';

export const SIGN_UP_PATH = '/sign-up/novo-cadastro';

export const ROOM_PATH = '/sala-de-espera';

/** Where the links in Firebase's e-mails lead. */
export const ACTION_PATH = '/acao';

export const PROFILE_PATH = '/profile';

export const TERMS_PATH = '/termos';

/** Information pages: where to download the app, and that the app is not available yet. */
export const APP_PATH = '/pg-infor/baixar-app';
export const SOON_PATH = '/pg-infor/em-breve';

/** The pages with a form for signed-out visitors. */
const FORM_PATHS = new Set([LOGIN_PATH, RESET_PATH, SIGN_UP_PATH, ACTION_PATH]);

/** The path of the login page; after the login, the page returns to `back`, a path of this site. */
export function loginPath(back: string | null): string {
  return LOGIN_PATH + backTo(back);
}

/** The path of the password reset page; after the login that follows, the site returns to `back`, a path of this site. */
export function resetPath(back: string | null): string {
  return RESET_PATH + backTo(back);
}

function backTo(path: string | null): string {
  return path ? `?${new URLSearchParams({ voltar: path })}` : '';
}

/** The path of the sign-up page, which then returns to `back` if that is a promotion's page or the waiting room. */
export function signUpPath(back: string): string {
  const promo = promotionOf(back);
  if (promo) return `${SIGN_UP_PATH}?${new URLSearchParams({ promo })}`;
  return back === ROOM_PATH ? SIGN_UP_PATH + backTo(back) : SIGN_UP_PATH;
}

/** Whether people without a profile may be redirected from the path: not from a form, where typed text would be lost. */
export function mayLeadHome(path: string): boolean {
  // The router ignores case and trailing slashes too.
  return !FORM_PATHS.has(path.toLowerCase().replace(/\/+$/, ''));
}

/** The path to which a page returns (`voltar` in its query), if it is on this site; else null. */
export function pathBack(search: string): string | null {
  const back = new URLSearchParams(search).get('voltar');
  return back ? ownPath(back) : null;
}

/** The path after a login: the one in the query, else the profile. */
export function pathAfterLogin(search: string): string {
  return pathBack(search) ?? PROFILE_PATH;
}

/**
 * The path after a password reset: the login, then the profile, where the owner of the e-mail address checks whose data it
 * has, and then the page that required the login.
 * @param login the path of the login that asked for the reset; null where the link names none
 */
export function pathAfterReset(login: string | null): string {
  const back = pathBack(login?.split('?')[1] ?? '');
  return loginPath(PROFILE_PATH + backTo(back === PROFILE_PATH ? null : back));
}

/** The path after a sign-up: the promotion or the waiting room in the query, else the home page. */
export function pathAfterSignUp(search: string): string {
  const promotionId = promotionToReturnTo(search);
  if (promotionId) return promotionPath(promotionId);
  return new URLSearchParams(search).get('voltar') === ROOM_PATH ? ROOM_PATH : '/';
}

/** The navigation state with which the sign-up page navigates when an account has been created. */
export const JUST_REGISTERED = { justRegistered: true };

/** @param state a navigation state, which may be any value */
export function isJustRegistered(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'justRegistered' in state &&
    state.justRegistered === JUST_REGISTERED.justRegistered
  );
}

/** The id of the promotion in the sign-up page's query; null if there is none. */
function promotionToReturnTo(search: string): string | null {
  const id = new URLSearchParams(search).get('promo');
  // Browsers do not take . and .. in a path as names, but as the folder itself and its parent.
  return id && id !== '.' && id !== '..' ? id : null;
}

export function promotionPath(promotionId: string): string {
  return `/promo/${encodeURIComponent(promotionId)}`;
}

/** The id of the promotion whose page has this path; null for other pages. */
export function promotionOf(path: string): string | null {
  const [, id = ''] = /^\/promo\/([^/?#]+)/.exec(path) ?? [];
  try {
    return decodeURIComponent(id) || null;
  } catch {
    return null;
  }
}

/** The path if browsers resolve it to this site; else null. */
function ownPath(path: string): string | null {
  return path.startsWith('/') ? pathOnThisSite(path) : null;
}

/** The path in an address of this site; null for every other address. */
export function pathOnThisSite(path: string): string | null {
  if (path === '') return null;
  try {
    const { protocol, origin, pathname, search, hash } = new URL(path, window.location.origin);
    // A `blob:` address has the origin of the site that created it.
    const here = protocol === window.location.protocol && origin === window.location.origin;
    return here && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
