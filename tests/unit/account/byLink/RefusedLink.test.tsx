import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import ActionPage from '../../../../src/account/ActionPage';
import { signedOut } from '../../../support/auth';
import { onPage } from '../../../support/onPage';

const FOR_PASSWORD = ['Criar uma nova senha', '/recuperar-senha'];
const FOR_CONFIRMATION = ['Confirmar o meu e-mail', '/profile'];
const HOME = ['Ir para o início', '/'];

it.each([
  ['', [FOR_PASSWORD, FOR_CONFIRMATION]],
  ['?mode=recoverEmail', [FOR_PASSWORD, FOR_CONFIRMATION]],
  ['?mode=constructor&oobCode=abc', [FOR_PASSWORD, FOR_CONFIRMATION]],
  ['?mode=signIn&oobCode=abc', [FOR_PASSWORD, FOR_CONFIRMATION]],
  ['?mode=resetPassword', [['Pedir outro link', '/recuperar-senha'], HOME]],
  ['?mode=verifyEmail&oobCode=', [['Pedir outro link', '/profile'], HOME]],
  ['?mode=verifyEmail&oobCode=abc&apiKey=another', [['Pedir outro link', '/profile'], HOME]],
])(
  'an incomplete or foreign link from an e-mail, %j, leads to another of its kind, as far as that is known',
  (query, links) => {
    render(onPage(<ActionPage />, signedOut, `/acao${query}`));
    expect(screen.getByText(/^Ele não veio inteiro/)).toBeVisible();
    const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown).toEqual(links);
  },
);
