import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { AuthContext, type AuthState } from '../../src/auth/AuthContext';
import { authWith, signedOut } from './auth';

type Address = string | { pathname: string; state: unknown };

/** An element inside the providers of a page, at an address and for a visitor's auth state. */
export function onPage(element: React.ReactNode, state: AuthState = signedOut, at: Address = '/') {
  return (
    <AuthContext value={authWith(state)}>
      <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
    </AuthContext>
  );
}

/** A page at its path; any other path shows only its own address. */
export function pageAt(path: string, element: React.ReactNode, state?: AuthState, at: Address = path) {
  const routes = (
    <Routes>
      <Route path={path} element={element} />
      <Route path="*" element={<OtherPage />} />
    </Routes>
  );
  return onPage(routes, state, at);
}

export function OtherPage() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
}

/** The address that `OtherPage` shows; undefined if it is not shown. */
export const address = () => screen.queryByTestId('address')?.textContent;
