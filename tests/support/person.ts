/** The person who signs up in browser tests. */
export const MARIA = {
  name: 'Maria da Silva',
  email: 'maria@example.com',
  celular: '11 91234 5678',
  estado: 'SP',
  cidade: 'São Paulo',
  password: 'segredo-1',
};

export type Person = typeof MARIA;
