/** '0,9': a time in seconds, with so many digits after the comma. */
export function secondsText(ms: number, digits: number): string {
  return (ms / 1_000).toLocaleString('pt-BR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
