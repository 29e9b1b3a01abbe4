import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import BackstagePage from '../../../src/backstage/BackstagePage';
import { TEAM_KEY, writeStored } from '../../../src/base/storage';
import { signedOut } from '../../support/auth';
import { address, pageAt } from '../../support/onPage';

const open = () => render(pageAt('/bastidores', <BackstagePage />, signedOut));

it('the desk does not exist for strangers', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/não existe/i);
});

it('the desk leads to the login and back where a member of the team was signed in before', () => {
  writeStored(TEAM_KEY, 'rosa');
  open();
  expect(address()).toBe('/login?voltar=%2Fbastidores');
});
