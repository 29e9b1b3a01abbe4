import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuthState } from '../../../src/auth/AuthContext';
import BackstagePage from '../../../src/backstage/BackstagePage';
import { TEAM_KEY, writeStored } from '../../../src/base/storage';
import { loading, signedOut } from '../../support/auth';
import { address, pageAt } from '../../support/onPage';

const page = (state: AuthState) => pageAt('/bastidores', <BackstagePage />, state);

it('the desk does not exist for strangers', () => {
  render(page(signedOut));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/não existe/i);
});

it('the desk leads to the login and back where a member of the team was signed in before', () => {
  writeStored(TEAM_KEY, 'rosa');
  const { rerender } = render(page(loading));
  expect(screen.queryByText(/não existe/i)).not.toBeInTheDocument();
  rerender(page(signedOut));
  expect(address()).toBe('/login?voltar=%2Fbastidores');
});
