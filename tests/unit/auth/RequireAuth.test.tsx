import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AuthContext, useAuth, useUser, type AuthState } from '../../../src/auth/AuthContext';
import RequireAuth from '../../../src/auth/RequireAuth';
import type { Profile } from '../../../src/model';
import { authWith, loading, maria, signedIn, signedOut } from '../../support/auth';

function ProtectedPage() {
  return (
    <>
      <h1>Olá, {useUser().name}!</h1>
      <input aria-label="Recado" />
    </>
  );
}

function Login() {
  const { pathname, search } = useLocation();
  return <p data-testid="login">{pathname + search}</p>;
}

function page(state: AuthState, address = '/profile') {
  return (
    <AuthContext value={authWith(state)}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<RequireAuth />}>
            <Route path="/profile" element={<ProtectedPage />} />
          </Route>
          <Route path="/login" element={<Login />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>
  );
}

function userOf(state: AuthState): Profile {
  return renderHook(useUser, {
    wrapper: ({ children }) => <AuthContext value={authWith(state)}>{children}</AuthContext>,
  }).result.current;
}

const note = () => screen.getByLabelText('Recado');
const greeting = () => screen.queryByRole('heading', { name: `Olá, ${maria.name}!` });

describe('a page inside RequireAuth', () => {
  it('is shown to a signed-in user', () => {
    render(page(signedIn()));
    expect(greeting()).toBeVisible();
  });

  it('keeps typed values when the profile changes, and drops them when the user changes', async () => {
    const { rerender } = render(page(signedIn()));
    await userEvent.type(note(), 'segredo');
    rerender(page(signedIn({ ...maria, cidade: 'Santos' })));
    expect(note()).toHaveValue('segredo');
    rerender(page(signedIn({ ...maria, uid: 'uid-da-bia', name: 'Bia' })));
    expect(screen.getByRole('heading', { name: 'Olá, Bia!' })).toBeVisible();
    expect(note()).toHaveValue('');
  });

  it('shows a loading message while the state is loading', () => {
    render(page(loading));
    expect(screen.getByRole('status')).toHaveTextContent(/^Carregando o seu perfil…$/);
    expect(greeting()).not.toBeInTheDocument();
    expect(screen.queryByTestId('login')).not.toBeInTheDocument();
  });

  it('says that there is no connection and that it will continue by itself', () => {
    render(page({ status: 'loading', offline: true }));
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Sem conexão com a internet\. A página continua assim que ela voltar\.$/,
    );
    expect(screen.queryByTestId('login')).not.toBeInTheDocument();
  });

  it('is shown when loading ends with a signed-in user', () => {
    const { rerender } = render(page(loading));
    rerender(page(signedIn()));
    expect(greeting()).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each<[string, AuthState]>([
    ['signed out', signedOut],
    ['without a profile', { status: 'signedOut', profileMissing: true }],
  ])('redirects a visitor who is %s to the login, with the way back', (_, state) => {
    render(page(state));
    expect(screen.getByTestId('login').textContent).toBe('/login?voltar=%2Fprofile');
    expect(greeting()).not.toBeInTheDocument();
  });

  it('keeps the query string in the way back', () => {
    render(page(signedOut, '/profile?aba=senha&x=1'));
    expect(screen.getByTestId('login').textContent).toBe('/login?voltar=%2Fprofile%3Faba%3Dsenha%26x%3D1');
  });

  it('redirects to the login when the user signs out', () => {
    const { rerender } = render(page(signedIn()));
    rerender(page(signedOut));
    expect(greeting()).not.toBeInTheDocument();
    expect(screen.getByTestId('login')).toBeInTheDocument();
  });
});

describe('useAuth', () => {
  it('returns the value of the provider', () => {
    const given = authWith(loading);
    const { result } = renderHook(useAuth, {
      wrapper: ({ children }) => <AuthContext value={given}>{children}</AuthContext>,
    });
    expect(result.current).toBe(given);
  });

  it('throws without a provider', () => {
    expect(() => renderHook(useAuth)).toThrow('useAuth needs an AuthProvider around it');
  });
});

describe('useUser', () => {
  it('returns the profile of the signed-in user', () => {
    expect(userOf(signedIn())).toBe(maria);
  });

  it.each([signedOut, loading])('throws if no user is signed in: %j', (state) => {
    expect(() => userOf(state)).toThrow('useUser needs a RequireAuth around it');
  });

  it('throws without a provider', () => {
    expect(() => renderHook(useUser)).toThrow('useAuth needs an AuthProvider around it');
  });
});
