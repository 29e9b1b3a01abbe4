import { focus } from '../ui/focus';

/** The id of the room's panel, to which the link that skips the video leads. */
export const PANEL_ID = 'palco';

/**
 * A `ref` for buttons that disappear at a release: if one of them has the focus, the panel takes it, so that
 * the next Tab reaches 'Entrar'.
 */
export function passFocusToPanel(buttons: HTMLElement | null) {
  return () => {
    if (buttons?.contains(document.activeElement)) focus(document.getElementById(PANEL_ID));
  };
}
