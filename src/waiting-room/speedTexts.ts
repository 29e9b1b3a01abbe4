import { secondsText } from '../show/times/secondsText';
import { roomMessages } from './messages';
import type { Speed } from './session/stopwatch';

/** The sentence that tells winners how fast they were; null if the page does not know. */
export function winText(speed: Speed | null): string | null {
  return speed && roomMessages.clickedAt(secondsText(speed.click, 2));
}

/**
 * Tells losers when their click came and when the last place was taken, as labels and times; null unless the
 * page knows both. A click can come before the page hears that the room is full and still lose, because
 * clicks and news take time to travel: such losers get an explaining sentence instead of the times.
 */
export function lossTexts(speed: Speed | null): string | [label: string, time: string][] | null {
  if (!speed || speed.full === null) return null;
  const { click, full } = speed;
  if (click < full) return roomMessages.closeCall(secondsText(click, 2));
  const digits = secondsText(click, 1) === secondsText(full, 1) ? 2 : 1;
  return [
    [roomMessages.yourClick, roomMessages.seconds(secondsText(click, digits))],
    [roomMessages.lastPlace, roomMessages.seconds(secondsText(full, digits))],
  ];
}
