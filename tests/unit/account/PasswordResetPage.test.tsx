import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import LoginPage from '../../../src/account/LoginPage';
import PasswordResetPage from '../../../src/account/PasswordResetPage';
import type { AuthState } from '../../../src/auth/AuthContext';
import { config } from '../../../src/config';
import { signedIn } from '../../support/auth';
import { EMAIL_FIELD, expectAttributes, fill } from '../../support/forms';
import { onPage } from '../../support/onPage';

// These tests submit no valid e-mail, which needs Firebase: browser tests cover that.

const email = () => screen.getByLabelText('E-mail');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));

const open = (state?: AuthState) => render(onPage(<PasswordResetPage />, state));

it('the password reset page has its heading, title, explanation, field and way back, and confirms nothing yet', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recupere a sua senha');
  expect(document.title).toBe(`Recuperar senha | ${config.brandName}`);
  expect(
    screen.getByText('Digite o e-mail do seu cadastro. Você vai receber um link para criar uma nova senha.'),
  ).toBeVisible();
  expectAttributes({ 'E-mail': EMAIL_FIELD });
  expect(screen.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each(['', '  '])(
  'the password reset page shows an error at the field for the e-mail %j',
  async (typed) => {
    open();
    if (typed) await userEvent.type(email(), typed);
    await send();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    expect(email()).toHaveAccessibleDescription('Digite o seu e-mail.');
    expect(email()).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

it('the password reset page does not offer the login to a signed-in person', () => {
  open(signedIn());
  expect(screen.queryByText('Voltar para o login')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/login');
});

it('has the address that was typed on the login page', async () => {
  render(
    onPage(
      <Routes>
        <Route path="/" element={<LoginPage />} />
        <Route path="/recuperar-senha" element={<PasswordResetPage />} />
      </Routes>,
    ),
  );
  fill(email(), 'maria@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Esqueci a minha senha' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recupere a sua senha');
  expect(email()).toHaveValue('maria@example.com');
});
