import { ROOM_PATH } from '../base/paths';
import { notify } from '../ui/toast/notify';

/**
 * Shows a success message on the page to which a login or sign-up leads. Not in the waiting room, which shows
 * no messages: it would appear later, on another page.
 */
export function welcome(destination: string, text: string): void {
  if (destination !== ROOM_PATH) notify('success', text);
}
