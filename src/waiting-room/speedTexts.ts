import { secondsText } from '../show/secondsText';
import { messages } from './messages';
import type { Speed } from './session/stopwatch';

/** How fast the winner was; null if the page does not know. */
export function winText(speed: Speed | null): string | null {
  return speed && messages.clickedAt(secondsText(speed.click, 2));
}

/**
 * How fast the loser was, beside the last of the five; null unless the page knows both. A click that came before the page heard of
 * a full room says nothing of who was faster: the click, or that news, may have been long on the way.
 */
export function lossText(speed: Speed | null): string | null {
  if (!speed || speed.full === null) return null;
  const { click, full } = speed;
  if (click < full) return messages.closeCall(secondsText(click, 2));
  const digits = secondsText(click, 1) === secondsText(full, 1) ? 2 : 1;
  return messages.tooLate(secondsText(full, digits), secondsText(click, digits));
}
