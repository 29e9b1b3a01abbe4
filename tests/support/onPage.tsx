import { waitFor } from '@testing-library/react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import { expect } from 'vitest';
import { AuthContext, type AuthState } from '../../src/auth/AuthContext';
import { authWith, signedOut } from './auth';
import { NOT_LOADED } from './noServer';
import { takeConsoleErrors } from './unitSetup';

/** An element inside the providers of a page, at an address and for a visitor's auth state. */
export function onPage(
  element: React.ReactNode,
  state: AuthState = signedOut,
  ...initialEntries: NonNullable<MemoryRouterProps['initialEntries']>
) {
  return (
    <AuthContext value={authWith(state)}>
      <MemoryRouter initialEntries={initialEntries.length > 0 ? initialEntries : ['/']}>
        {element}
      </MemoryRouter>
    </AuthContext>
  );
}

/** Waits until a part of the page has logged that it could not be loaded. */
export async function expectNotLoaded(): Promise<void> {
  const logged: unknown[][] = [];
  await waitFor(() => {
    logged.push(...takeConsoleErrors());
    expect(logged).toEqual([NOT_LOADED]);
  });
}
