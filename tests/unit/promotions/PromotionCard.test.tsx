import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Promotion } from '../../../src/model';
import { PromotionCard } from '../../../src/promotions/PromotionCard';

const natal: Promotion = {
  id: 'natal',
  titulo: 'Natal premiado',
  descricao: 'Uma ceia completa.',
  imagem: 'https://example.com/natal.jpg',
  inicio: new Date('2026-11-01T03:00:00Z'),
  fim: new Date('2026-11-22T02:59:59Z'),
  regulamento: null,
  autorizacao: '',
  resultado: '',
};

// The year of a date is shown unless it is the present one.
beforeEach(() => void vi.useFakeTimers({ now: natal.inicio ?? 0, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function open(
  changed: Partial<Promotion> = {},
  status: ComponentProps<typeof PromotionCard>['status'] = 'open',
) {
  const { container } = render(
    <MemoryRouter>
      <PromotionCard promotion={{ ...natal, ...changed }} status={status} alone={false} />
    </MemoryRouter>,
  );
  return container;
}

const title = () => screen.getByRole('heading', { level: 3 });
const link = () => screen.getByRole('link');
const image = (card: HTMLElement) => card.querySelector('img');

it('a promotion card shows the image, the title and the end date, and links to the promotion', () => {
  const card = open();
  expect(image(card)).toHaveAttribute('src', 'https://example.com/natal.jpg');
  expect(title()).toHaveTextContent(/^Natal premiado$/);
  expect(screen.getByText('Até 21 de novembro, às 23h59')).toBeVisible();
  expect(link()).toHaveAttribute('href', '/promo/natal');
});

it('a promotion card has a link whose accessible name includes the title', () => {
  open();
  expect(link()).toHaveTextContent(/^Ver a promoção$/);
  expect(link()).toHaveAccessibleName('Ver a promoção: Natal premiado');
});

it('the card of a promotion to come shows when it begins', () => {
  open({}, 'notBegun');
  expect(screen.getByText('A partir de 1º de novembro, às 0h')).toBeVisible();
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
});

it('a promotion card without a title still has a heading and a link', () => {
  open({ titulo: '' });
  expect(title()).toHaveTextContent(/^Promoção$/);
  expect(link()).toHaveAccessibleName('Ver a promoção: Promoção');
  expect(link()).toHaveAttribute('href', '/promo/natal');
});

it('a promotion card shows a very long title completely', () => {
  const long = 'prêmio '.repeat(500).trim();
  open({ titulo: long });
  expect(title().textContent).toBe(long);
  expect(link()).toHaveAccessibleName(`Ver a promoção: ${long}`);
});

it('a promotion card without an image still shows the title', () => {
  expect(image(open({ imagem: '' }))).toBeNull();
  expect(title()).toBeVisible();
});

it('a promotion card without an end shows no end date', () => {
  open({ fim: null });
  expect(screen.queryByText(/Até/)).not.toBeInTheDocument();
  expect(title()).toBeVisible();
});

it('a promotion card with only an id still has a heading and a link', () => {
  open({ titulo: '', descricao: '', imagem: '', inicio: null, fim: null });
  expect(title()).toHaveTextContent(/^Promoção$/);
  expect(link()).toHaveAttribute('href', '/promo/natal');
});

it('a promotion card shows HTML as text', () => {
  const html = '<b onclick="alert(1)">Grátis</b><script>alert(1)</script>';
  const card = open({ titulo: html });
  expect(title().textContent).toBe(html);
  expect(card.querySelector('b, script')).toBeNull();
});

it.each([
  ['Natal 2026', '/promo/Natal%202026'],
  ['a/b', '/promo/a%2Fb'],
  ['//evil.com', '/promo/%2F%2Fevil.com'],
  ['?promo=x#y', '/promo/%3Fpromo%3Dx%23y'],
])('a promotion card with the id %s links to %s on this site', (id, path) => {
  open({ id });
  expect(link()).toHaveAttribute('href', path);
});
