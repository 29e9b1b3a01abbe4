import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { makeGate } from '../../../scripts/shared/gate';
import RequireAuth from '../../../src/account/RequireAuth';
import { AuthContext, useAuth, useUser, type AuthState } from '../../../src/auth/AuthContext';
import type { Profile } from '../../../src/model';
import { authWith, loading, maria, signedIn, signedOut } from '../../support/auth';
import { address, onPage, OtherPage } from '../../support/onPage';

function ProtectedPage() {
  return (
    <>
      <h1>Olá, {useUser().name}!</h1>
      <input aria-label="Recado" />
    </>
  );
}

function page(state: AuthState, at = '/profile', Page: ComponentType = ProtectedPage) {
  const routes = (
    <Routes>
      <Route element={<RequireAuth />}>
        <Route path="/profile" element={<Page />} />
      </Route>
      <Route path="/login" element={<OtherPage />} />
    </Routes>
  );
  return onPage(routes, state, at);
}

function userOf(state: AuthState): Profile {
  return renderHook(useUser, {
    wrapper: ({ children }) => <AuthContext value={authWith(state)}>{children}</AuthContext>,
  }).result.current;
}

const note = () => screen.getByLabelText('Recado');
const greeting = () => screen.queryByRole('heading', { name: `Olá, ${maria.name}!` });

describe('a page inside RequireAuth', () => {
  it('keeps typed values when the profile changes, and drops them when the user changes', async () => {
    const { rerender } = render(page(signedIn()));
    await userEvent.type(note(), 'segredo');
    rerender(page(signedIn({ ...maria, cidade: 'Santos' })));
    expect(note()).toHaveValue('segredo');
    rerender(page(signedIn({ ...maria, uid: 'uid-da-bia', name: 'Bia' })));
    expect(screen.getByRole('heading', { name: 'Olá, Bia!' })).toBeVisible();
    expect(note()).toHaveValue('');
  });

  it.each([
    [loading, /^Carregando o seu perfil…$/],
    [
      { status: 'loading', offline: true } as const,
      /^Sem conexão\. A página continua assim que ela voltar\.$/,
    ],
  ])('is shown when %j, which says so, ends with a signed-in user', (state, text) => {
    const { rerender } = render(page(state));
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(greeting()).not.toBeInTheDocument();
    expect(address()).toBeUndefined();
    rerender(page(signedIn()));
    expect(greeting()).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is shown in place of what says that the profile is loading, also if its code arrives later', async () => {
    const code = makeGate();
    const LatePage = lazy(() => code.opened.then(() => ({ default: ProtectedPage })));
    const at = (state: AuthState) => (
      <Suspense fallback="Outro aviso">{page(state, '/profile', LatePage)}</Suspense>
    );
    const { rerender } = render(at(loading));
    const status = screen.getByRole('status');
    rerender(at(signedIn()));
    expect(status).toBeVisible();
    expect(screen.queryByText('Outro aviso')).not.toBeInTheDocument();
    await act(async () => code.open());
    expect(greeting()).toBeVisible();
    expect(status).not.toBeInTheDocument();
  });

  it.each<[string, AuthState, string]>([
    ['/profile', signedOut, '%2Fprofile'],
    ['/profile', { status: 'signedOut', profileMissing: true }, '%2Fprofile'],
    ['/profile?aba=senha&x=1', signedOut, '%2Fprofile%3Faba%3Dsenha%26x%3D1'],
  ])('redirects from %s to the login, with the way back, if nobody is signed in: %j', (path, state, back) => {
    const { rerender } = render(page(signedIn(), path));
    expect(greeting()).toBeVisible();
    rerender(page(state, path));
    expect(address()).toBe(`/login?voltar=${back}`);
    expect(greeting()).not.toBeInTheDocument();
  });
});

describe('useAuth', () => {
  it('throws without a provider', () => {
    expect(() => renderHook(useAuth)).toThrow('useAuth needs an AuthProvider around it');
  });
});

describe('useUser', () => {
  it.each([signedOut, loading])('throws if no user is signed in: %j', (state) => {
    expect(() => userOf(state)).toThrow('useUser needs a RequireAuth around it');
  });
});
