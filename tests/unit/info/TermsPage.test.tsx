import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { config } from '../../../src/config';
import { TermsPage } from '../../../src/info/TermsPage';
import { TERMS_VERSION } from '../../../src/model';

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/termos']}>
      <TermsPage />
    </MemoryRouter>,
  );
});

it('has its heading and title', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Termos de uso e aviso de privacidade$/,
  );
  expect(document.title).toBe(`Termos e privacidade | ${config.brandName}`);
});

it('names the version that people consent to, as a day in Brazil is written', () => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(TERMS_VERSION) ?? [];
  expect(screen.getByText(`Versão de ${day}/${month}/${year}`)).toBeVisible();
});

it('names the brand', () => {
  expect(screen.getByText(new RegExp(`O site ${config.brandName} reúne`))).toBeVisible();
});

it.each([
  'O que é este site',
  'O seu cadastro',
  'A sala de espera',
  'Que dados guardamos',
  'Para que usamos',
  'Onde ficam',
  'Os seus direitos',
])('has a part "%s"', (name) => {
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
});

it.each([
  'nome',
  'e-mail',
  'telefone',
  'estado',
  'cidade',
  'dia do cadastro',
  'senha',
  'versão',
  'sala de espera',
])('says that this is kept: %s', (what) => {
  expect(screen.getByRole('list')).toHaveTextContent(new RegExp(what, 'i'));
});

it('leads to the profile, where people use their rights, and nowhere else', () => {
  expect(screen.getByRole('link', { name: 'seu perfil' })).toHaveAttribute('href', '/profile');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
