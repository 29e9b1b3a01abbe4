import { SECOND_MS } from '../../base/durations';
import { secondsText } from '../../show/times/secondsText';
import { twoDigits } from '../../show/times/timeUntil';

/**
 * Formats the seconds from the button to a click: '0,9'. Never negative, although phone and server clocks
 * differ a little.
 */
export function sinceButton(ms: number): string {
  return secondsText(Math.max(0, ms), 1);
}

/** The figures of a countdown with their units: '9 s', or '12 min' and '00 s'. */
export function countdownFigures(seconds: number): [figure: string, unit: string][] {
  if (seconds < 60) return [[`${seconds}`, 's']];
  return [
    [`${Math.floor(seconds / 60)}`, 'min'],
    [twoDigits(seconds % 60), 's'],
  ];
}

/** Formats a duration with one unit: '12 s', '3 min' or '2 h'. */
export function ageText(ms: number): string {
  const seconds = Math.floor(ms / SECOND_MS);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
