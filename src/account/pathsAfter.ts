import { backTo, loginPath, PROFILE_PATH, promotionPath, ROOM_PATH } from '../base/paths';

/**
 * The path of this site in the query's `voltar`, to which a page returns; null if there is none, or browsers
 * resolve it to another site, as `//other.com`.
 */
export function pathBack(search: string): string | null {
  const back = new URLSearchParams(search).get('voltar');
  return back?.startsWith('/') ? pathOnThisSite(back) : null;
}

/** The path to open after a login: the one in the query, else the profile. */
export function pathAfterLogin(search: string): string {
  return pathBack(search) ?? PROFILE_PATH;
}

/**
 * The path to open after a password reset: the login page. From there people come to the profile first, where
 * the owner of the e-mail address sees whose data the account has, and then to the page that they wanted.
 * @param login the path of the login page on which the reset began; null if the link in the e-mail names none
 */
export function pathAfterReset(login: string | null): string {
  const back = pathBack(login?.split('?')[1] ?? '');
  return loginPath(PROFILE_PATH + backTo(back === PROFILE_PATH ? null : back));
}

/** The path to open after a sign-up: the promotion or the waiting room in the query, else the home page. */
export function pathAfterSignUp(search: string): string {
  const promotionId = promotionToReturnTo(search);
  if (promotionId) return promotionPath(promotionId);
  return new URLSearchParams(search).get('voltar') === ROOM_PATH ? ROOM_PATH : '/';
}

/** The id of the promotion in the sign-up page's query; null if there is none. */
export function promotionToReturnTo(search: string): string | null {
  const id = new URLSearchParams(search).get('promo');
  // Refuses `.` and `..` as ids: in a path, browsers resolve them as folders.
  return id && id !== '.' && id !== '..' ? id : null;
}

/** The path of an address on this site, with its query and hash; null for other addresses. */
export function pathOnThisSite(path: string): string | null {
  if (path === '') return null;
  try {
    const { protocol, origin, pathname, search, hash } = new URL(path, window.location.origin);
    // Compares the protocol, too: a `blob:` address has the origin of the site that created it.
    const here = protocol === window.location.protocol && origin === window.location.origin;
    return here && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
