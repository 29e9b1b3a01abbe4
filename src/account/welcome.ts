import { ROOM_PATH } from '../base/paths';
import { notify } from '../ui/toast/notify';

/**
 * Shows a success message on the page to which a login or sign-up leads. The waiting room shows no messages,
 * so that they would appear later, on another page; it calls the person by name instead.
 */
export function welcome(destination: string, text: string): void {
  if (destination !== ROOM_PATH) notify('success', text);
}
