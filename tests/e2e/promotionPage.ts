import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase/firestore/lite';
import { DAY_MS } from '../../src/base/durations';
import { signUp } from './accountPage';
import { admin } from './fixtures';

export const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * DAY_MS);

export const inHours = (hours: number) => inDays(hours / 24);

export const CAR = {
  titulo: 'Um carro zero',
  descricao: 'Primeiro parágrafo.\n\nSegundo <b>parágrafo</b>.',
  imagem: '/promocoes/carro.svg',
  regulamento: 'https://example.com/regulamento',
  inicio: inDays(-1),
  fim: inDays(1),
  publicada: true,
};

/** Fields that make CAR more like a real promotion: a longer description, and an authorization. */
export const FULL = {
  descricao:
    'Participe e concorra a um carro zero quilômetro, com um ano de combustível e o seguro pago.\n\nO sorteio é ao vivo, no Show de Prêmios. O resultado fica nesta página, e ligamos para quem ganhar.',
  autorizacao: '04.012345/2026',
};
/** The fields of a promotion with a long title. */
export const LONG = {
  ...FULL,
  titulo:
    'Uma casa mobiliada de três quartos em Ribeirão Preto, com dois carros na garagem e um ano de supermercado',
  imagem: '/promocoes/casa.svg',
};
/** The fields of a promotion with texts and words so long that nobody writes them, and a broken picture. */
export const ENDLESS = {
  ...FULL,
  titulo: `Uma promoção ${'interminável'.repeat(12)}, com tudo o que se pode imaginar e mais um pouco`,
  descricao: `${'Quem lê tudo isto merece um prêmio. '.repeat(30)}\n\n${'x'.repeat(300)}`,
  imagem: 'https://example.com/nao-existe.png',
};

/**
 * Publishes an open promotion.
 * @param changed fields that differ from those of CAR
 */
export function publish(id = 'carro', changed: Record<string, unknown> = {}): Promise<void> {
  return admin.write(`promocoes/${id}`, { ...CAR, ...changed });
}

/** The names of the buttons by which people take part: signed-in people, and all others. */
export const JOIN = 'Participar';
export const REGISTER_TO_JOIN = 'Fazer cadastro e participar';

/** Opens the page of an open promotion as a signed-in person. */
export async function openAsUser(page: Page): Promise<void> {
  await publish();
  await signUp(page);
  await page.goto('/promo/carro');
}

export async function takePart(page: Page): Promise<void> {
  await page.getByRole('button', { name: JOIN, exact: true }).click();
  await page.getByText('Você está participando!').waitFor();
}
