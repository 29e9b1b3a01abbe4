import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PARTICIPATIONS_KEY, removeStored } from '../../../../src/base/storage';
import type { Promotion } from '../../../../src/model';
import { PromotionCard } from '../../../../src/promotions/home/PromotionCard';
import { cacheJoined } from '../../../../src/promotions/participations/participationsCache';
import { natal } from '../../../support/natal';
import { onPage } from '../../../support/onPage';

const full: Promotion = {
  ...natal,
  descricao: 'Uma ceia completa.',
  imagem: 'https://example.com/natal.jpg',
};

// The tests run in the year of the promotion, because dates of other years are shown with the year.
beforeEach(() => void vi.useFakeTimers({ now: full.inicio ?? 0, toFake: ['Date'] }));

type Status = ComponentProps<typeof PromotionCard>['status'];

const open = (changed: Partial<Promotion> = {}, status: Status = 'open') =>
  render(onPage(<PromotionCard promotion={{ ...full, ...changed }} status={status} now={new Date()} />))
    .container;

const title = () => screen.getByRole('heading', { level: 3 });
const link = () => screen.getByRole('link');
const image = (card: HTMLElement) => card.querySelector('img');

it('a promotion card shows the image, the title and the end date, and links to the promotion', () => {
  const card = open();
  expect(image(card)).toHaveAttribute('src', 'https://example.com/natal.jpg');
  expect(title()).toHaveTextContent(/^Natal premiado$/);
  expect(card).toHaveTextContent('Até 21 de novembro, 23h59 · Faltam 20 dias');
  expect(link()).toHaveAttribute('href', '/promo/natal');
  expect(link()).toHaveTextContent(/^Ver a promoção$/);
  expect(link()).toHaveAccessibleName('Ver a promoção: Natal premiado');
});

it('a card says that the person of this device takes part, until a logout in any tab', () => {
  open();
  expect(screen.queryByText('Você está participando!')).not.toBeInTheDocument();
  act(() => cacheJoined('uid-da-maria', full));
  expect(screen.getByText('Você está participando!')).toBeVisible();
  open({}, 'ended');
  expect(screen.getByText('Você participou!')).toBeVisible();
  act(() => removeStored(PARTICIPATIONS_KEY));
  expect(screen.queryByText(/^Você (está participando|participou)!$/)).not.toBeInTheDocument();
});

it('the card of a promotion to come shows when it begins', () => {
  open({}, 'notBegun');
  expect(screen.getByText('A partir de 1º de novembro, à 0h')).toBeVisible();
});

it('a promotion card shows the result only when the promotion is over', () => {
  const resultado = 'Quem ganhou: Ana.\n\nParabéns!';
  for (const status of ['open', 'notBegun'] as const) {
    open({ resultado }, status);
    expect(screen.queryByText('Quem ganhou: Ana.')).not.toBeInTheDocument();
  }
  open({ resultado }, 'ended');
  expect(screen.getByText('Quem ganhou: Ana.')).toBeVisible();
  expect(screen.getByText('Parabéns!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver o resultado: Natal premiado' })).toBeVisible();
});

it.each([
  ['only an id', { titulo: '', descricao: '', imagem: '', inicio: null, fim: null }],
  ['a very long title', { titulo: 'prêmio '.repeat(500).trim() }],
])('a promotion card with %s has a heading and a link', (_, changed) => {
  const card = open(changed);
  const shown = changed.titulo || 'Promoção';
  expect(title().textContent).toBe(shown);
  expect(link()).toHaveAccessibleName(`Ver a promoção: ${shown}`);
  expect(link()).toHaveAttribute('href', '/promo/natal');
  if (changed.titulo) return;
  expect(image(card)).toBeNull();
  expect(screen.queryByText(/Até/)).not.toBeInTheDocument();
});

it('a promotion card shows HTML as text', () => {
  const html = '<b onclick="alert(1)">Grátis</b><script>alert(1)</script>';
  const card = open({ titulo: html });
  expect(title().textContent).toBe(html);
  expect(card.querySelector('b, script')).toBeNull();
});
