import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { AuthContext, type AuthState } from '../../src/auth/AuthContext';
import { authWith } from './auth';

/** Sets a field's value at once, as autofill does, because typing each letter takes much longer. */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Expects HTML attributes of fields, by label: for browsers, keyboards and password managers. */
export function expectAttributes(fields: Record<string, Record<string, string>>): void {
  for (const [label, attributes] of Object.entries(fields))
    for (const [attribute, value] of Object.entries(attributes))
      expect(screen.getByLabelText(label)).toHaveAttribute(attribute, value);
}

/** The attributes of a field for the e-mail address by which an account is known. */
export const EMAIL_FIELD = {
  autocomplete: 'username',
  type: 'email',
  inputmode: 'email',
  autocapitalize: 'none',
};

function OtherPage() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
}

/** A page at its path; any other path shows only its own address. */
export function pageAt(path: string, element: React.ReactNode, state: AuthState, search = '') {
  return (
    <AuthContext value={authWith(state)}>
      <MemoryRouter initialEntries={[path + search]}>
        <Routes>
          <Route path={path} element={element} />
          <Route path="*" element={<OtherPage />} />
        </Routes>
      </MemoryRouter>
    </AuthContext>
  );
}

/** The address to which a page rendered by `pageAt` has navigated. */
export const address = () => screen.getByTestId('address').textContent;
