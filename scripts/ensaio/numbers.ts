import { PRICES } from './prices';

export const integer = new Intl.NumberFormat('pt-BR');
export const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
export const money = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: PRICES.currency,
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
