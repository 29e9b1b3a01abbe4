import { Timestamp } from 'firebase/firestore/lite';
import { admin } from './admin';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A time that many days from now. */
export const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS);

export const CAR = {
  titulo: 'Um carro zero',
  descricao: 'Primeiro parágrafo.\n\nSegundo <b>parágrafo</b>.',
  imagem: '/promocoes/carro.svg',
  regulamento: 'https://example.com/regulamento',
  inicio: inDays(-1),
  fim: inDays(1),
  publicada: true,
};

/** Publishes a promotion that is open, with these fields changed. */
export function publish(id = 'carro', changed: Record<string, unknown> = {}): Promise<void> {
  return admin.write(`promocoes/${id}`, { ...CAR, ...changed });
}
