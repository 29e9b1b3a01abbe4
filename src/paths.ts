export const SIGN_UP_PATH = '/sign-up/novo-cadastro';

const PROFILE_PATH = '/profile';

/** Where somebody who is not signed in types. */
const FORM_PATHS = new Set(['/login', '/recuperar-senha', SIGN_UP_PATH]);

/** The login's address; with a path of this site it leads back there. */
export function loginPath(back: string | null): string {
  return `/login${backTo(back)}`;
}

/** The password reset's address; with a path of this site the login that follows leads back there. */
export function resetPath(back: string | null): string {
  return `/recuperar-senha${backTo(back)}`;
}

function backTo(path: string | null): string {
  return path ? `?${new URLSearchParams({ voltar: path })}` : '';
}

/** The sign-up's address; with a promotion's id it leads there afterwards. */
export function signUpPath(promotionId: string | null): string {
  return promotionId ? `${SIGN_UP_PATH}?${new URLSearchParams({ promo: promotionId })}` : SIGN_UP_PATH;
}

/** Whether an unfinished account may lead home from there: not from a form, which would lose what is typed in it. */
export function mayLeadHome(path: string): boolean {
  // As the router matches.
  return !FORM_PATHS.has(path.toLowerCase().replace(/\/+$/, ''));
}

/** Where a login leads: the path that the address names if that lies on this site, else the profile. */
export function pathAfterLogin(search: string): string {
  const back = new URLSearchParams(search).get('voltar');
  return (back && ownPath(back)) || PROFILE_PATH;
}

/** Where a sign-up leads: the promotion that the address names, else home. */
export function pathAfterSignUp(search: string): string {
  const promotionId = promotionToReturnTo(search);
  return promotionId ? promotionPath(promotionId) : '/';
}

/** The promotion that the sign-up's address names. */
export function promotionToReturnTo(search: string): string | null {
  const id = new URLSearchParams(search).get('promo');
  // In a path these two mean other things.
  return id && id !== '.' && id !== '..' ? id : null;
}

export function promotionPath(promotionId: string): string {
  return `/promo/${encodeURIComponent(promotionId)}`;
}

/** The promotion that a path shows, if it is one's. */
export function promotionOf(path: string): string | null {
  const [, id = ''] = /^\/promo\/([^/?#]+)/.exec(path) ?? [];
  try {
    return decodeURIComponent(id) || null;
  } catch {
    return null;
  }
}

/** Null where a browser would take the path for an address of another site. */
function ownPath(path: string): string | null {
  if (!path.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(path, window.location.origin);
    return origin === window.location.origin && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
