import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuthState } from '../../../../src/auth/AuthContext';
import { PROFILE_KEY } from '../../../../src/base/storage';
import { StepList } from '../../../../src/promotions/panel/StepList';
import { signedIn, signedOut } from '../../../support/auth';
import { onPage } from '../../../support/onPage';

it.each<[AuthState, string]>([
  [signedOut, 'Cadastre-se e participe'],
  [signedIn(), 'Participe com um toque'],
])('the first step is for this visitor, whatever the device has stored: %o', (state, step) => {
  localStorage.setItem(PROFILE_KEY, 'stored');
  render(onPage(<StepList />, state));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(step);
});
