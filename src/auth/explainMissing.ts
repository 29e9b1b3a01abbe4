import { HOUR_MS } from '../base/durations';
import { ACTION_PATH, LOGIN_PATH, RESET_PATH, SIGN_UP_PATH } from '../base/paths';
import { routeOf } from '../routes';
import { notify } from '../ui/toast/notify';
import type { Account } from './loadAccount';
import { authMessages } from './messages';

/**
 * Tells a signed-in person without a profile what is incomplete: the deletion of the account, or the sign-up.
 * Not on a page with a form, which may be finishing either at this moment, and shows its own outcome. Signs
 * out of an account that is older than an hour.
 */
export async function explainMissing(account: Account, uid: string): Promise<void> {
  if (!mayRedirectHome(window.location.pathname)) return;
  try {
    const user = account.auth.currentUser;
    // Signs out whose account was deleted on another device: then there is nothing to explain.
    await user?.reload();
    const interrupted = await account.isDeletionInterrupted(account.db, uid);
    notify('error', interrupted ? authMessages.notDeleted : authMessages.notSignedUp);
    // No other tab can still be signing this person up, and whoever comes next to this browser would be told
    // the same at each visit.
    const since = Date.parse(user?.metadata.creationTime ?? '');
    if (Date.now() - since > HOUR_MS) await account.signOutHere(account.auth);
  } catch {
    // Says nothing: without the server's answer it is unknown which of the two is incomplete, sign-up or
    // deletion.
  }
}

/** The pages with a form for signed-out visitors. */
const FORM_PATHS = new Set([LOGIN_PATH, RESET_PATH, SIGN_UP_PATH, ACTION_PATH]);

/**
 * Whether a page may redirect people without a profile to the home page. Pages with a form may not, because
 * the redirect would discard the typed text.
 */
export function mayRedirectHome(path: string): boolean {
  return !FORM_PATHS.has(routeOf(path));
}
