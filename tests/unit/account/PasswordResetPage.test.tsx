import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { PasswordResetPage } from '../../../src/account/PasswordResetPage';
import { config } from '../../../src/config';

// Up to what needs Firebase; the browser tests go on from there.

const email = () => screen.getByLabelText('E-mail');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/recuperar-senha']}>
      <PasswordResetPage />
    </MemoryRouter>,
  );
});

it('says what it is for', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recupere a sua senha');
  expect(document.title).toBe(`Recuperar senha | ${config.brandName}`);
  expect(
    screen.getByText('Digite o e-mail do seu cadastro. Você vai receber um link para criar uma nova senha.'),
  ).toBeVisible();
});

it('lets password managers and keyboards know what is asked for', () => {
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('inputmode', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toHaveAttribute('autocapitalize', 'none');
});

it.each(['nothing', 'spaces'])('asks for an e-mail where there is %s, beside the field', async (typed) => {
  if (typed === 'spaces') await userEvent.type(email(), '  ');
  await send();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  expect(email()).toHaveAccessibleDescription('Digite o seu e-mail.');
  expect(email()).toHaveFocus();
});

it('says nothing more of the e-mail when it changes', async () => {
  await send();
  await userEvent.type(email(), 'm');
  expect(email()).not.toHaveAttribute('aria-invalid');
  expect(email()).not.toHaveAccessibleDescription();
});

it('does not say that it has sent anything before it has', async () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await send();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leads back to the login', () => {
  expect(screen.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/login');
});
