import type { Promotion } from '../../src/model';

/** A promotion with only a title and a period. */
export const natal: Promotion = {
  id: 'natal',
  titulo: 'Natal premiado',
  descricao: '',
  imagem: '',
  inicio: new Date('2026-11-01T03:00:00Z'),
  fim: new Date('2026-11-22T02:59:59Z'),
  regulamento: null,
  autorizacao: '',
  resultado: '',
};

/** Ids of promotions that an address has to encode, or that resemble an address. */
export const SPECIAL_IDS = [
  ...'natal|Natal Premiado 2026|são-joão|a/b|//evil.com|?promo=x|a?b#c'.split('|'),
  ...'100%|%2F|%|a&b=c+d|../profile|🎁'.split('|'),
];
