import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import LoginPage from '../../../src/account/LoginPage';
import type { AuthState } from '../../../src/auth/AuthContext';
import { config } from '../../../src/config';
import { loading, signedIn, signedOut } from '../../support/auth';
import { address, EMAIL_FIELD, expectAttributes, fill, pageAt } from '../../support/forms';

// Submitting valid values needs Firebase; the browser tests cover that.

const page = (state: AuthState, search = '') => pageAt('/login', <LoginPage />, state, search);
const open = (state: AuthState = signedOut, search = '') => render(page(state, search));

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Senha');
const logIn = () => userEvent.click(screen.getByText('Entrar'));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

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

  it('tells password managers and keyboards what each field is for', () => {
    open();
    expectAttributes({
      'E-mail': EMAIL_FIELD,
      Senha: { type: 'password', autocomplete: 'current-password' },
    });
  });

  it('disables the validation of the browser, whose messages may not be in Portuguese', () => {
    open();
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

  it('keeps the password if the e-mail is missing, also if it is only spaces', async () => {
    open();
    fill(email(), '   ');
    fill(password(), ' segredo ');
    await logIn();
    expect(email()).toHaveAccessibleDescription('Digite o seu e-mail.');
    expect(email()).toHaveFocus();
    expect(password()).toHaveValue(' segredo ');
  });

  it('keeps the e-mail if the password is missing', async () => {
    open();
    await userEvent.type(email(), 'maria@exemplo.com.br{Enter}');
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription('Digite a sua senha.');
    expect(email()).toHaveValue('maria@exemplo.com.br');
    expect(email()).toBeValid();
  });

  it('removes the error of a field that changes', async () => {
    open();
    await logIn();
    await userEvent.type(email(), 'm');
    expect(email()).not.toHaveAttribute('aria-invalid');
    expect(email()).not.toHaveAccessibleDescription();
    expect(password()).toBeInvalid();
  });

  it('keeps the typed values when the state changes from loading to signed out', () => {
    const { rerender } = open(loading);
    fill(email(), 'maria@exemplo.com.br');
    rerender(page(signedOut));
    expect(email()).toHaveValue('maria@exemplo.com.br');
  });
});

describe('the links of the login page', () => {
  it('lead to the password reset and to the sign-up', () => {
    open();
    expect(linkTo('Esqueci a minha senha')).toBe('/recuperar-senha');
    expect(linkTo('Criar conta')).toBe('/sign-up/novo-cadastro');
  });

  it('lead to the sign-up for the promotion that the visitor came from', () => {
    open(signedOut, '?voltar=%2Fpromo%2Fnatal');
    expect(linkTo('Criar conta')).toBe('/sign-up/novo-cadastro?promo=natal');
  });

  it.each(['?voltar=%2Fpromo%2F%25', '?voltar=%2Fpromo%2F100%25', '?voltar=%2Fpromo%2F%25E3'])(
    'lead to the plain sign-up if the promotion is malformed: %s',
    (search) => {
      open(signedOut, search);
      expect(linkTo('Criar conta')).toBe('/sign-up/novo-cadastro');
    },
  );
});

describe('the login page for a signed-in user', () => {
  it.each([
    ['', '/profile'],
    ['?voltar=%2Fpromo%2Fnatal', '/promo/natal'],
    ['?voltar=%2Fpromo%2Fnatal%3Futm_source%3Dshow%23topo', '/promo/natal?utm_source=show#topo'],
    ['?voltar=%2F', '/'],
    ['?voltar=%2F%2Fevil.com', '/profile'],
    ['?voltar=%2F%5Cevil.com', '/profile'],
    ['?voltar=%2F.%2F%2Fevil.com', '/profile'],
    ['?voltar=https%3A%2F%2Fevil.com', '/profile'],
    ['?voltar=javascript%3Aalert(1)', '/profile'],
    ['?voltar=%2Flogin', '/profile'],
    ['?voltar=%2Flogin%3Fvoltar%3D%252Flogin', '/profile'],
  ])('at %j redirects to %s', (search, path) => {
    open(signedIn(), search);
    expect(address()).toBe(path);
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument();
  });

  it('redirects a user who becomes signed in while it is open', () => {
    const { rerender } = open(loading, '?voltar=%2Fpromo%2Fnatal');
    expect(email()).toBeVisible();
    rerender(page(signedIn(), '?voltar=%2Fpromo%2Fnatal'));
    expect(address()).toBe('/promo/natal');
  });
});
