import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { config } from '../../../src/config';
import NotFoundPage from '../../../src/info/NotFoundPage';
import { onPage } from '../../support/onPage';

it('the not-found page says so, has its title, and links only to the promotions and to the sign-up page', () => {
  render(onPage(<NotFoundPage />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^OPS! ESSA PÁGINA NÃO EXISTE!$/);
  expect(document.title).toBe(`Página não encontrada | ${config.brandName}`);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Ver as promoções', '/'],
    ['Voltar para tela Início!', '/sign-up/novo-cadastro'],
  ]);
});
