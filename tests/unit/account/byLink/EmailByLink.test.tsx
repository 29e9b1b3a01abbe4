import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailByLink } from '../../../../src/account/byLink/EmailByLink';
import { signedOut } from '../../../support/auth';
import { onPage } from '../../../support/onPage';

const show = (mode: 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail') =>
  render(onPage(<EmailByLink mode={mode} code="abc" email="ana@example.com" />, signedOut));

it.each([
  ['verifyEmail', 'Se foi outra pessoa, não confirme: crie uma nova senha, e a conta passa a ser só sua.'],
  ['verifyAndChangeEmail', 'Se não foi você que pediu, feche esta página: nada muda.'],
] as const)('%s says what to do if somebody else has asked for the e-mail', (mode, text) => {
  show(mode);
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  ['verifyEmail', ['Criar uma nova senha']],
  ['verifyAndChangeEmail', []],
  ['recoverEmail', []],
] as const)('%s leads before the tap to %j', (mode, links) => {
  show(mode);
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});
