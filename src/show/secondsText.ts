/** Formats a time in seconds, like '0,9', with that many digits after the comma. */
export function secondsText(ms: number, digits: number): string {
  return (ms / 1_000).toLocaleString('pt-BR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
