import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import PasswordResetPage from '../../../src/account/PasswordResetPage';
import { config } from '../../../src/config';
import { EMAIL_FIELD, expectAttributes } from '../../support/forms';

// Submitting a valid e-mail needs Firebase; the browser tests cover that.

const email = () => screen.getByLabelText('E-mail');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/recuperar-senha']}>
      <PasswordResetPage />
    </MemoryRouter>,
  );
});

it('the password reset page has its heading, title and explanation', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recupere a sua senha');
  expect(document.title).toBe(`Recuperar senha | ${config.brandName}`);
  expect(
    screen.getByText('Digite o e-mail do seu cadastro. Você vai receber um link para criar uma nova senha.'),
  ).toBeVisible();
});

it('the password reset page tells password managers and keyboards what the field is for', () => {
  expectAttributes({ 'E-mail': EMAIL_FIELD });
});

it.each(['missing', 'spaces'])(
  'the password reset page shows an error at the field if the e-mail is %s',
  async (typed) => {
    if (typed === 'spaces') await userEvent.type(email(), '  ');
    await send();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    expect(email()).toHaveAccessibleDescription('Digite o seu e-mail.');
    expect(email()).toHaveFocus();
  },
);

it('the password reset page removes the error when the e-mail changes', async () => {
  await send();
  await userEvent.type(email(), 'm');
  expect(email()).not.toHaveAttribute('aria-invalid');
  expect(email()).not.toHaveAccessibleDescription();
});

it('the password reset page does not confirm before anything has been sent', async () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await send();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('the password reset page links back to the login', () => {
  expect(screen.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/login');
});
