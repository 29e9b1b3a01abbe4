import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInWithEmailAndPassword } from 'firebase/auth';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Link } from 'react-router-dom';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import ActionPage from '../../../src/account/ActionPage';
import PasswordResetPage from '../../../src/account/PasswordResetPage';
import { accountIssue, signUpIssue } from '../../../src/auth/issues';
import { loadAccount } from '../../../src/auth/loadAccount';
import { errorOf } from '../../../src/base/errors';
import * as toasts from '../../../src/ui/toast/notify';
import { signedOut } from '../../support/auth';
import { fill } from '../../support/forms';
import { address, onPage, pageAt } from '../../support/onPage';
import { MARIA } from '../../support/person';
import { startHttpServer } from '../../support/server';
import { takeConsoleErrors } from '../../support/unitSetup';

/** Auth's answer to a request: an error code, or fields; null if the connection breaks. */
let answer: (path: string, body: string) => string | object | null;
/** The bodies of the requests. */
let sent: string[] = [];

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  sent.push(body);
  const given = answer(request.url ?? '', body);
  if (given === null) return void request.socket.destroy();
  const refused = typeof given === 'string';
  response.writeHead(refused ? 400 : 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(refused ? { error: { code: 400, message: given } } : given));
}

// A server that answers as Auth does where its emulator cannot.
const server = await startHttpServer((request, response) => void respond(request, response));
process.env.VITE_AUTH_EMULATOR = new URL(server.address).host;
afterAll(server.stop);
beforeEach(() => void (sent = []));

const CONFIRMATION = { requestType: 'VERIFY_EMAIL', email: 'maria@example.com' };

const openLink = (mode: string) =>
  render(onPage(<ActionPage />, signedOut, `/acao?mode=${mode}&oobCode=abc`));

it.each([
  ['verifyEmail', 'EXPIRED_OOB_CODE', /^Ele venceu. Peça outro\.$/, 'Pedir outro link'],
  ['recoverEmail', 'EXPIRED_OOB_CODE', /^Ele venceu ou já foi usado\./, 'Ir para o início'],
  ['verifyEmail', 'USER_DISABLED', /^A conta deste link não existe mais/, 'Ir para o início'],
  ['verifyEmail', 'INVALID_OOB_CODE', /^Ele já foi usado/, 'Pedir outro link'],
  ['recoverEmail', CONFIRMATION, /ou não é deste site/, 'Criar uma nova senha'],
])('a link of the kind %s to which Firebase says %j is explained', async (mode, said, shown, onward) => {
  answer = () => said;
  openLink(mode);
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Este link não pode ser usado');
  expect(screen.getAllByRole('link')[0]).toHaveTextContent(onward);
});

it('a link that cannot be checked without a connection is checked again on demand', async () => {
  answer = () => null;
  openLink('verifyEmail');
  expect(await screen.findByText('A página não abriu')).toBeVisible();
  expect(takeConsoleErrors()).toMatchObject([[/não foi carregada/, { code: 'auth/network-request-failed' }]]);
  answer = () => CONFIRMATION;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('button', { name: 'Confirmar e-mail' })).toBeVisible();
});

const NO_ANSWER = /^Não conseguimos conectar\./;

it('a link whose answer was lost is not taken for one that was used before', async () => {
  answer = (path) => (path.includes(':update') ? null : CONFIRMATION);
  openLink('verifyEmail');
  const confirm = await screen.findByRole('button', { name: 'Confirmar e-mail' });
  await userEvent.click(confirm);
  expect(await screen.findByText(NO_ANSWER)).toBeVisible();
  answer = () => 'INVALID_OOB_CODE';
  await userEvent.click(confirm);
  expect(await screen.findByRole('heading', { name: 'E-mail confirmado!' })).toBeVisible();
});

it('a new password whose answer was lost is not taken for a refused link', async () => {
  answer = (_, body) =>
    body.includes('newPassword') ? null : { ...CONFIRMATION, requestType: 'PASSWORD_RESET' };
  openLink('resetPassword');
  fill(await screen.findByLabelText('Nova senha'), 'outro-segredo');
  const save = screen.getByRole('button', { name: 'Salvar a nova senha' });
  await userEvent.click(save);
  expect(await screen.findByText(NO_ANSWER)).toBeVisible();
  answer = () => 'INVALID_OOB_CODE';
  await userEvent.click(save);
  expect(await screen.findByText(/^A senha nova já deve estar valendo/)).toBeVisible();
});

it.each([
  ['leads to the login', false, '/login?voltar=%2Fprofile'],
  ['leaves a person who has gone on to another page there', true, '/sala-de-espera'],
])('a new password, once saved, %s', async (_, goesOn, end) => {
  answer = () => ({ ...CONFIRMATION, requestType: 'PASSWORD_RESET' });
  const page = (
    <>
      <Link to="/sala-de-espera">Sala de espera</Link>
      <ActionPage />
    </>
  );
  render(pageAt('/acao', page, signedOut, '/acao?mode=resetPassword&oobCode=abc'));
  fill(await screen.findByLabelText('Nova senha'), 'outro-segredo');
  const toast = vi.spyOn(toasts, 'notify').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar a nova senha' }));
  if (goesOn) fireEvent.click(screen.getByRole('link', { name: 'Sala de espera' }));
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(address()).toBe(end));
});

it('the page that has sent a link says so in place of the form, which another link brings back', async () => {
  answer = () => ({});
  render(onPage(<PasswordResetPage />, signedOut));
  fill(screen.getByLabelText('E-mail'), 'maria@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar link' }));
  expect(await screen.findByText(/^Se maria@example.com tiver cadastro/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pedido enviado! Veja o seu e-mail' })).toBeVisible();
  expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
  const again = screen.getByRole('button', { name: 'Pedir outro link' });
  expect(again).toHaveFocus();
  await userEvent.click(again);
  expect(screen.getByLabelText('E-mail')).toHaveValue('maria@example.com');
  expect(screen.queryByText(/tiver cadastro/)).not.toBeInTheDocument();
});

it("an e-mail is sent without the way back if the site's domain is not authorised", async () => {
  const { auth, requestPasswordReset } = await loadAccount();
  answer = (_, body) => (body.includes('continueUrl') ? 'UNAUTHORIZED_DOMAIN : Domain' : {});
  await requestPasswordReset(auth, 'maria@example.com', '/login');
  const [first, second] = sent.map((body): unknown => JSON.parse(body));
  expect(first).toMatchObject({ email: 'maria@example.com', continueUrl: 'http://localhost:3000/login' });
  expect(second).toMatchObject({ email: 'maria@example.com' });
  expect(takeConsoleErrors()).toMatchObject([[/^O domínio do site não está em Authentication/, {}]]);
});

const POLICY = {
  customStrengthOptions: {
    minPasswordLength: 10,
    maxPasswordLength: 4096,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ['!', '@'],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
};
const AGAINST_THE_POLICY = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements';
const REASON = /Ela precisa ter pelo menos 10 caracteres, uma letra maiúscula e um número\.$/;

it("a password that the project's policy refuses is refused with the reason", async () => {
  const { auth, db, register } = await loadAccount();
  answer = (path) => (path.includes('/v2/passwordPolicy') ? POLICY : AGAINST_THE_POLICY);
  const error = await errorOf(register(auth, db, { ...MARIA, password: 'segredos' }));
  expect(signUpIssue(error).message).toMatch(REASON);
});

it.each([
  ['the new password', ':update', { field: 'password', message: expect.stringMatching(REASON) as unknown }],
  [
    'the current password, at logins',
    ':signInWithPassword',
    { field: 'current', message: 'Esta senha não vale mais. Crie outra em “Esqueci a minha senha”.' },
  ],
])('a change of password whose policy refuses %s says so', async (_, refused, issue) => {
  const { auth, changePassword } = await loadAccount();
  const { email } = MARIA;
  const idToken = `.${btoa(JSON.stringify({ sub: 'maria', iat: 0, exp: 3600 }))}.`;
  const session = { localId: 'maria', idToken, refreshToken: 'r', expiresIn: '3600' };
  const user = {
    users: [{ localId: 'maria', email, providerUserInfo: [{ providerId: 'password', email }] }],
  };
  const answers = (path: string) => (path.includes(':lookup') ? user : session);
  answer = answers;
  await signInWithEmailAndPassword(auth, email, MARIA.password);
  onTestFinished(() => auth.signOut());
  answer = (path) => {
    if (path.includes('/v2/passwordPolicy')) return POLICY;
    return path.includes(refused) ? AGAINST_THE_POLICY : answers(path);
  };
  expect(accountIssue(await errorOf(changePassword(auth, MARIA.password, 'segredos')))).toEqual(issue);
});

it.each([
  ['INVALID_LOGIN_CREDENTIALS', 'auth/email-already-in-use'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/email-already-in-use'],
  ['QUOTA_EXCEEDED', 'auth/email-already-in-use'],
  ['BACKEND_ERROR', 'auth/backend-error'],
])('a sign-up with a used address, whose login fails with %s, fails with %s', async (said, code) => {
  const { auth, db, register } = await loadAccount();
  answer = (path) => (path.includes(':signUp') ? 'EMAIL_EXISTS' : said);
  await expect(register(auth, db, { ...MARIA, password: 'segredos' })).rejects.toMatchObject({ code });
});
