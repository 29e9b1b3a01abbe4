import { secondsText } from '../show/times/secondsText';
import { messages } from './messages';
import type { Speed } from './session/stopwatch';

/** Tells winners how fast they were; null if the page does not know. */
export function winText(speed: Speed | null): string | null {
  return speed && messages.clickedAt(secondsText(speed.click, 2));
}

/**
 * Tells losers how fast they were, and when the last place was taken; null unless the page knows both. If the
 * click came before the page heard that the room was full, that does not show who was faster: either may have
 * been long on the way.
 */
export function lossText(speed: Speed | null): string | null {
  if (!speed || speed.full === null) return null;
  const { click, full } = speed;
  if (click < full) return messages.closeCall(secondsText(click, 2));
  const digits = secondsText(click, 1) === secondsText(full, 1) ? 2 : 1;
  return messages.tooLate(secondsText(full, digits), secondsText(click, digits));
}
