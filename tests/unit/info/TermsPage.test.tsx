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

it('the terms page has its heading and title', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Termos de uso e aviso de privacidade$/,
  );
  expect(document.title).toBe(`Termos e privacidade | ${config.brandName}`);
});

it('the terms page shows the version of the consent as a Brazilian date', () => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(TERMS_VERSION) ?? [];
  expect(screen.getByText(`Versão de ${day}/${month}/${year}`)).toBeVisible();
});

it('the terms page shows the brand', () => {
  expect(screen.getByText(new RegExp(`O site ${config.brandName} reúne`))).toBeVisible();
});

it.each([
  'O que é este site',
  'Quem organiza',
  'O seu cadastro',
  'A sala de espera',
  'Que dados guardamos',
  'Para que usamos',
  'Onde ficam',
  'Os seus direitos',
])('the terms page has a section "%s"', (name) => {
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
])('the terms page lists among the stored data: %s', (what) => {
  expect(screen.getByRole('list')).toHaveTextContent(new RegExp(what, 'i'));
});

it('the terms page names the organiser', () => {
  expect(screen.getByText(new RegExp(`realizadas por ${config.organizer.name}\\.`))).toBeVisible();
});

it('the terms page links only to the organiser and to the profile, where users exercise their rights', () => {
  const { contact, contactLink } = config.organizer;
  expect(screen.getByRole('link', { name: contact })).toHaveAttribute('href', contactLink);
  expect(screen.getByRole('link', { name: 'seu perfil' })).toHaveAttribute('href', '/profile');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
