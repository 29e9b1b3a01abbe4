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
