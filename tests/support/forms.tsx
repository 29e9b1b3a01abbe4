import { fireEvent } from '@testing-library/react';
import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { AuthContext } from '../../src/auth/AuthContext';
import type { AuthState } from '../../src/auth/authState';
import { authWith } from './auth';

/** Sets a field's value at once, as autofill does; typing each letter takes much longer. */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Expects these attributes of each field, by its label: what browsers and keyboards do with it. */
export function expectAttributes(fields: Record<string, Record<string, string>>): void {
  for (const [label, attributes] of Object.entries(fields))
    for (const [attribute, value] of Object.entries(attributes))
      expect(screen.getByLabelText(label)).toHaveAttribute(attribute, value);
}

/** What browsers and keyboards are told about an e-mail address that is the name of an account. */
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

/** A page at its path, and another one, which shows its address, at any other path. */
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

/** The address to which the page at `pageAt` has led. */
export const address = () => screen.getByTestId('address').textContent;
