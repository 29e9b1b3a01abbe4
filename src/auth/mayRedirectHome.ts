import { ACTION_PATH, LOGIN_PATH, RESET_PATH, SIGN_UP_PATH } from '../base/paths';
import { routeOf } from '../routes';

/** The pages with a form for signed-out visitors. */
const FORM_PATHS = new Set([LOGIN_PATH, RESET_PATH, SIGN_UP_PATH, ACTION_PATH]);

/**
 * Whether people without a profile may be redirected from the path: not from a form, where typed text would
 * be lost.
 */
export function mayRedirectHome(path: string): boolean {
  return !FORM_PATHS.has(routeOf(path));
}
