import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { config } from '../../../src/config';
import NotFoundPage from '../../../src/info/NotFoundPage';

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/nenhuma/pagina']}>
      <Routes>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </MemoryRouter>,
  );
});

it('the not-found page says that the page does not exist', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^OPS! ESSA PÁGINA NÃO EXISTE!$/);
});

it('the not-found page links only to the sign-up page', () => {
  expect(screen.getByRole('link', { name: 'Voltar para tela Início!' })).toHaveAttribute(
    'href',
    '/sign-up/novo-cadastro',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('the not-found page has its title', () => {
  expect(document.title).toBe(`Página não encontrada | ${config.brandName}`);
});
