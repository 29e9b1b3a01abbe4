import { PRICES } from './verdict/prices';

export const integer = formatter();
export const decimal = formatter({ maximumFractionDigits: 3 });
export const money = formatter({
  style: 'currency',
  currency: PRICES.currency,
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

export function ms(value: number): string {
  return `${integer(Math.round(value))} ms`;
}

function formatter(options?: Intl.NumberFormatOptions): (value: number) => string {
  const numberFormat = new Intl.NumberFormat('pt-BR', options);
  return (value) => numberFormat.format(value);
}
