import { DAY_MS } from '../../src/base/durations';

/** The person who signs up in most tests. */
export const MARIA = {
  name: 'Maria da Silva',
  email: 'maria@example.com',
  celular: '11 91234 5678',
  estado: 'SP',
  cidade: 'São Paulo',
  password: 'segredo-1',
};

export type Person = typeof MARIA;

/** The profile that is stored for a person. */
export function aProfile(uid = 'maria', { name, email, celular, estado, cidade }: Person = MARIA) {
  const dataCadastro = dayInBrazil(0);
  return { uid, name, email, celular: celular.replace(/\D/g, ''), estado, cidade, dataCadastro };
}

/**
 * A day in Brazil, some days from today, as profiles store it: dd/mm/yyyy. Computed in another way than in
 * the product.
 */
export function dayInBrazil(days: number): string {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
    .format(Date.now() + days * DAY_MS)
    .split('-');
  return `${day}/${month}/${year}`;
}
