import { describe, expect, it } from 'vitest';
import { accountIssue, loginIssue, signUpIssue, WeakPasswordError } from '../../../src/auth/issues';
import { NoAnswerError } from '../../../src/base/timeouts';
import { takeConsoleErrors } from '../../support/unitSetup';

/** A message as the SDK's errors have it, which must not be shown to users. */
const INTERNAL = 'Firebase: internal words';

const OFFLINE = 'Não conseguimos conectar. Verifique a sua internet e tente de novo.';
const QUOTA = 'O site recebeu pedidos demais. Tente de novo mais tarde.';
const TOO_MANY_SIGN_UPS =
  'Muitos cadastros foram feitos pela mesma rede há pouco. Espere alguns minutos, ou troque entre o Wi-Fi e os dados móveis, e tente de novo.';
const TOO_MANY_REQUESTS = 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.';
const DISABLED =
  'Esta conta foi desativada. Se você acha que foi engano, fale com quem organiza: o contato está no fim da página.';
const WEAK = 'A senha fornecida é fraca. Por favor, escolha uma senha mais forte.';
const POLICY = `${WEAK} Use letras maiúsculas e minúsculas, números e símbolos.`;
const OLD_PASSWORD = 'Esta senha não vale mais. Crie outra em “Esqueci a minha senha”.';
const WRONG = 'Senha ou e-mail incorreto.';
const WRONG_CURRENT = 'A senha atual está incorreta.';

function sdkError(code: string): Error {
  return Object.assign(new Error(INTERNAL), { code });
}

type Row = [code: string, message: string, field?: string];

/** Error codes for which every form shows the same message. */
const COMMON: Row[] = [
  ['auth/network-request-failed', OFFLINE],
  ['unavailable', OFFLINE],
  ['deadline-exceeded', OFFLINE],
  ['internal', OFFLINE],
  ['resource-exhausted', QUOTA],
  ['auth/user-disabled', DISABLED],
  ['app/outdated', 'O site foi atualizado. Anote o que você digitou, recarregue a página e tente de novo.'],
];

const NEW_PASSWORD: Row[] = [
  ['auth/weak-password', WEAK, 'password'],
  ['auth/password-does-not-meet-requirements', POLICY, 'password'],
];

const FORMS: { form: string; explain: typeof loginIssue; rows: Row[]; other: string }[] = [
  {
    form: 'login',
    explain: loginIssue,
    rows: [
      ['auth/user-not-found', 'Usuário não encontrado.', 'email'],
      ['auth/wrong-password', WRONG, 'password'],
      ['auth/invalid-credential', WRONG, 'password'],
      ['auth/too-many-requests', TOO_MANY_REQUESTS],
      ['auth/quota-exceeded', QUOTA],
      ['auth/invalid-email', 'O email fornecido é inválido.', 'email'],
      ['auth/password-does-not-meet-requirements', OLD_PASSWORD, 'password'],
    ],
    other: 'Oops! Algo deu errado!',
  },
  {
    form: 'sign-up',
    explain: signUpIssue,
    rows: [
      ['auth/email-already-in-use', 'O email fornecido já está em uso. Por favor, tente outro!', 'email'],
      ['auth/invalid-email', 'O email fornecido não é válido.', 'email'],
      ...NEW_PASSWORD,
      ['auth/too-many-requests', TOO_MANY_SIGN_UPS],
      ['auth/quota-exceeded', TOO_MANY_SIGN_UPS],
    ],
    other: `Erro ao cadastrar usuário: ${INTERNAL}`,
  },
  {
    form: 'account',
    explain: accountIssue,
    rows: [
      ['auth/wrong-password', WRONG_CURRENT, 'current'],
      ['auth/invalid-credential', WRONG_CURRENT, 'current'],
      ...NEW_PASSWORD,
      ['auth/too-many-requests', TOO_MANY_REQUESTS],
      ['auth/quota-exceeded', QUOTA],
    ],
    other: 'Oops! Algo deu errado! Tente de novo; se continuar assim, saia da conta e entre outra vez.',
  },
];

/** Error codes without a message of their own, and values that are no codes. */
const OTHERS = [
  ...'auth/internal-error auth/operation-not-allowed permission-denied email-already-in-use'.split(' '),
  ...'AUTH/WRONG-PASSWORD constructor __proto__ toString hasOwnProperty'.split(' '),
  '',
];

describe.each(FORMS)('an error of the $form form', ({ explain, rows, other }) => {
  it.each([...COMMON, ...rows])('%s shows "%s" at the field %s', (code, message, field) => {
    expect(explain(sdkError(code))).toEqual({ message, ...(field && { field }) });
  });

  it('is shown as a network problem if it is a timeout', () => {
    expect(explain(new NoAnswerError(INTERNAL))).toEqual({ message: OFFLINE });
  });

  it.each(OTHERS)('shows the default message and is logged if its code is unknown: %j', (code) => {
    const error = sdkError(code);
    expect(explain(error)).toEqual({ message: other });
    expect(takeConsoleErrors()).toEqual([[other, error]]);
  });

  it('shows the default message if it has no code', () => {
    expect(explain(new Error(INTERNAL))).toEqual({ message: other });
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it.each([null, undefined, 'auth/user-disabled', 404, {}])(
    '%j, which is not an Error, shows the default message',
    (thrown) => {
      expect(explain(thrown).message).toContain(other.replace(INTERNAL, ''));
      expect(takeConsoleErrors()).toHaveLength(1);
    },
  );
});

it.each([
  [{ minLength: 10 }, 'pelo menos 10 caracteres'],
  [{ maxLength: 30 }, 'no máximo 30 caracteres'],
  [{ upperCase: true, digit: true }, 'uma letra maiúscula e um número'],
  [
    { minLength: 12, upperCase: true, lowerCase: true, digit: true, symbol: true },
    'pelo menos 12 caracteres, uma letra maiúscula, uma letra minúscula, um número e um símbolo, como ! ou @',
  ],
])('a password that does not meet %j is refused with the reason', (unmet, reason) => {
  const issue = { field: 'password', message: `${WEAK} Ela precisa ter ${reason}.` };
  expect(signUpIssue(new WeakPasswordError(unmet))).toEqual(issue);
  expect(accountIssue(new WeakPasswordError(unmet))).toEqual(issue);
});
