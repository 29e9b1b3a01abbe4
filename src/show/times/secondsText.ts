import { SECOND_MS } from '../../base/durations';

/** Formats a time in seconds with the given number of decimals: '0,9'. */
export function secondsText(ms: number, digits: number): string {
  return (ms / SECOND_MS).toLocaleString('pt-BR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
