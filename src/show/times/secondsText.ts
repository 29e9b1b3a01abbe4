import { SECOND_MS } from '../../base/durations';

/** Formats a time in seconds, like '0,9', with that many digits after the comma. */
export function secondsText(ms: number, digits: number): string {
  return (ms / SECOND_MS).toLocaleString('pt-BR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
