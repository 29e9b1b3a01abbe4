import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import LoginPage from '../../../src/account/LoginPage';
import type { AuthState } from '../../../src/auth/AuthContext';
import { config } from '../../../src/config';
import { loading, signedIn, signedOut } from '../../support/auth';
import { EMAIL_FIELD, expectAttributes, fill } from '../../support/forms';
import { address, onPage, pageAt } from '../../support/onPage';

// These tests submit no valid values, which needs Firebase: browser tests cover that.

const page = (state: AuthState, search = '') => pageAt('/login', <LoginPage />, state, `/login${search}`);
const open = (state: AuthState = signedOut, search = '') => render(page(state, search));

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');
const logIn = () => userEvent.click(screen.getByRole('button', { name: 'Entrar na conta' }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('the login has the address that was typed at a sign-up', () => {
  render(onPage(<LoginPage />, signedOut, { pathname: '/login', state: { email: 'maria@example.com' } }));
  expect(email()).toHaveValue('maria@example.com');
});

describe('the login form', () => {
  it.each<[string, AuthState]>([
    ['signed out', signedOut],
    ['not known to be signed in or out', loading],
    ['without a profile', { status: 'signedOut', profileMissing: true }],
  ])('shows its heading and title to a visitor who is %s', (_, state) => {
    open(state);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Entre na sua conta');
    expect(document.title).toBe(`Entrar na conta | ${config.brandName}`);
    expect(email()).toBeVisible();
  });

  it('tells password managers and keyboards what each field is for, and the browser not to validate', () => {
    open();
    expectAttributes({
      'E-mail': EMAIL_FIELD,
      Senha: { type: 'password', autocomplete: 'current-password' },
    });
    // `novalidate`, because the browser's own messages may not be in Portuguese.
    expect(email().closest('form')).toHaveAttribute('novalidate');
  });

  it('shows an error at each missing value and focuses the first field', async () => {
    open();
    await logIn();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    expect(email()).toHaveAccessibleDescription('Digite o seu e-mail.');
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    expect(password()).toHaveAccessibleDescription('Digite a sua senha.');
    expect(email()).toHaveFocus();
  });

  it('keeps the typed values when the state changes from loading to signed out', () => {
    const { rerender } = open(loading);
    fill(email(), 'maria@exemplo.com.br');
    rerender(page(signedOut));
    expect(email()).toHaveValue('maria@exemplo.com.br');
  });
});

it.each([
  ['', '/sign-up/novo-cadastro'],
  ['?voltar=%2Fpromo%2Fnatal', '/sign-up/novo-cadastro?promo=natal'],
  ['?voltar=%2Fpromo%2F%25', '/sign-up/novo-cadastro'],
])('the login page at %j links to the sign-up at %s, and to the password reset', (search, href) => {
  open(signedOut, search);
  expect(linkTo('Criar conta')).toBe(href);
  expect(linkTo('Esqueci a minha senha')).toBe(`/recuperar-senha${search}`);
});

describe('the login page for a signed-in user', () => {
  it.each([
    ['', '/profile'],
    ['?voltar=%2Fpromo%2Fnatal', '/promo/natal'],
    ['?voltar=%2Flogin', '/profile'],
    ['?voltar=%2Flogin%3Fvoltar%3D%252Flogin', '/profile'],
  ])('at %j redirects to %s', (search, path) => {
    open(signedIn(), search);
    expect(address()).toBe(path);
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
  });
});
