import { ACTION_PATH, LOGIN_PATH, RESET_PATH, SIGN_UP_PATH } from '../base/paths';
import { routeOf } from '../routes';

/** The pages with a form for signed-out visitors. */
const FORM_PATHS = new Set([LOGIN_PATH, RESET_PATH, SIGN_UP_PATH, ACTION_PATH]);

/**
 * Whether a page may redirect people without a profile to the home page: not a form, which would lose typed
 * text.
 */
export function mayRedirectHome(path: string): boolean {
  return !FORM_PATHS.has(routeOf(path));
}
