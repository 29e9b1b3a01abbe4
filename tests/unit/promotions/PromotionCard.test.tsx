import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
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
};

function open(changed: Partial<Promotion> = {}) {
  const { container } = render(
    <MemoryRouter>
      <PromotionCard promotion={{ ...natal, ...changed }} />
    </MemoryRouter>,
  );
  return container;
}

const title = () => screen.getByRole('heading', { level: 3 });
const link = () => screen.getByRole('link');
const image = (card: HTMLElement) => card.querySelector('img');

it('shows the image, the title and until when, and leads to the promotion', () => {
  const card = open();
  expect(image(card)).toHaveAttribute('src', 'https://example.com/natal.jpg');
  expect(title()).toHaveTextContent(/^Natal premiado$/);
  expect(screen.getByText('Até 21/11/2026')).toBeVisible();
  expect(link()).toHaveAttribute('href', '/promo/natal');
});

it('has a link that says what it shows and, read alone, where it leads', () => {
  open();
  expect(link()).toHaveTextContent(/^Ver a promoção$/);
  expect(link()).toHaveAccessibleName('Ver a promoção: Natal premiado');
});

it('without a title still has a heading and a link', () => {
  open({ titulo: '' });
  expect(title()).toHaveTextContent(/^Promoção$/);
  expect(link()).toHaveAccessibleName('Ver a promoção: Promoção');
  expect(link()).toHaveAttribute('href', '/promo/natal');
});

it('with an over-long title shows all of it', () => {
  const long = 'prêmio '.repeat(500).trim();
  open({ titulo: long });
  expect(title().textContent).toBe(long);
  expect(link()).toHaveAccessibleName(`Ver a promoção: ${long}`);
});

it('without an image is a card all the same', () => {
  expect(image(open({ imagem: '' }))).toBeNull();
  expect(title()).toBeVisible();
});

it('without an end says nothing of it', () => {
  open({ fim: null });
  expect(screen.queryByText(/Até/)).not.toBeInTheDocument();
  expect(title()).toBeVisible();
});

it('with nothing but its id is still a card', () => {
  open({ titulo: '', descricao: '', imagem: '', inicio: null, fim: null });
  expect(title()).toHaveTextContent(/^Promoção$/);
  expect(link()).toHaveAttribute('href', '/promo/natal');
});

it('shows HTML as text', () => {
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
])('leads to the promotion with the id %s on this site', (id, path) => {
  open({ id });
  expect(link()).toHaveAttribute('href', path);
});
