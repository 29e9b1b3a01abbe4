import { secondsText } from '../../show/times/secondsText';

/**
 * Formats the seconds from the button to a click: '0,9'. Never negative, although phone and server clocks
 * differ a little.
 */
export function sinceButton(ms: number): string {
  return secondsText(Math.max(0, ms), 1);
}

/** Formats a duration with up to two units: '12 s', '3 min 5 s', '2 h 10 min' or '2 h'. */
export function timeText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return withRest(`${minutes} min`, seconds % 60, 's');
  return withRest(`${Math.floor(minutes / 60)} h`, minutes % 60, 'min');
}

function withRest(whole: string, rest: number, unit: string): string {
  return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
}

/**
 * Formats a duration with one unit, so that it fits on a phone in large figures: '12 s', '3 min' or '2 h'.
 */
export function ageText(seconds: number): string {
  return timeText(seconds).split(' ').slice(0, 2).join(' ');
}
