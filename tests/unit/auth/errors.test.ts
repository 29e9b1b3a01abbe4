import { describe, expect, it } from 'vitest';
import {
  accountIssue,
  errorTexts,
  loginIssue,
  signUpIssue,
  WeakPasswordError,
} from '../../../src/auth/errors';
import { codeOf } from '../../../src/reporting';
import { NoAnswerError } from '../../../src/timeouts';
import { takeConsoleErrors } from '../../support/unitSetup';

/** The message of the SDK, which is for developers only. */
const INTERNAL = 'Firebase: internal words';

const OFFLINE = 'Não conseguimos falar com o servidor. Verifique a sua internet e tente de novo.';
const QUOTA = 'O site recebeu pedidos demais. Espere alguns minutos e tente de novo.';
const TOO_MANY_SIGN_UPS =
  'Muitos cadastros foram feitos pela mesma rede há pouco. Espere alguns minutos, ou troque entre o Wi-Fi e os dados móveis, e tente de novo.';
const TOO_MANY_REQUESTS = 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.';
const TOO_MANY_LOGINS =
  'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo, ou crie uma nova senha.';
const DISABLED = 'Esta conta foi desativada. Se você acha que foi engano, fale com a organização do show.';
const WEAK = 'A senha fornecida é fraca. Por favor, escolha uma senha mais forte.';
const POLICY = `${WEAK} Use letras maiúsculas e minúsculas, números e símbolos.`;
const WRONG = 'Senha ou e-mail incorreto.';
const WRONG_CURRENT = 'A senha atual está incorreta.';

const LOGIN_OTHER = 'Oops! Algo deu errado!';
const SIGN_UP_OTHER = `Erro ao cadastrar usuário: ${INTERNAL}`;
const ACCOUNT_OTHER =
  'Oops! Algo deu errado! Tente de novo; se continuar assim, saia da conta e entre outra vez.';

/** Codes with the same message in every form. */
const COMMON: [code: string, message: string][] = [
  ['auth/network-request-failed', OFFLINE],
  ['unavailable', OFFLINE],
  ['deadline-exceeded', OFFLINE],
  ['auth/user-disabled', DISABLED],
];

/** Codes without a message, and values that are not codes. */
const OTHERS = [
  'auth/internal-error',
  'auth/operation-not-allowed',
  'permission-denied',
  'email-already-in-use',
  'AUTH/WRONG-PASSWORD',
  '',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
];

const FORMS = [
  { form: 'login', explain: loginIssue, other: LOGIN_OTHER },
  { form: 'sign-up', explain: signUpIssue, other: SIGN_UP_OTHER },
  { form: 'account', explain: accountIssue, other: ACCOUNT_OTHER },
];

/** An error as the SDK throws it. */
function sdkError(code: string): Error {
  return Object.assign(new Error(INTERNAL), { code });
}

describe('an error of the login form', () => {
  it.each([
    ['auth/user-not-found', 'Usuário não encontrado.'],
    ['auth/wrong-password', WRONG],
    ['auth/invalid-credential', WRONG],
    ...COMMON,
    ['auth/too-many-requests', TOO_MANY_LOGINS],
    ['auth/quota-exceeded', QUOTA],
  ])('%s shows "%s"', (code, message) => {
    expect(loginIssue(sdkError(code))).toEqual({ message });
  });

  it('auth/invalid-email is shown at the e-mail field', () => {
    const message = 'O email fornecido é inválido.';
    expect(loginIssue(sdkError('auth/invalid-email'))).toEqual({ field: 'email', message });
  });
});

describe('an error of the sign-up form', () => {
  it.each([
    ['auth/email-already-in-use', 'email', 'O email fornecido já está em uso. Por favor, tente outro!'],
    ['auth/invalid-email', 'email', 'O email fornecido não é válido.'],
    ['auth/weak-password', 'password', WEAK],
    ['auth/password-does-not-meet-requirements', 'password', POLICY],
  ])('%s is shown at the field %s: "%s"', (code, field, message) => {
    expect(signUpIssue(sdkError(code))).toEqual({ field, message });
  });

  it.each([
    ...COMMON,
    ['auth/too-many-requests', TOO_MANY_SIGN_UPS],
    ['auth/quota-exceeded', TOO_MANY_SIGN_UPS],
  ])('%s shows "%s"', (code, message) => {
    expect(signUpIssue(sdkError(code))).toEqual({ message });
  });

  it('without a message includes the message of the SDK', () => {
    expect(signUpIssue('sem rede')).toEqual({ message: 'Erro ao cadastrar usuário: sem rede' });
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('an error of the account forms', () => {
  it.each([
    ['auth/wrong-password', 'current', WRONG_CURRENT],
    ['auth/invalid-credential', 'current', WRONG_CURRENT],
    ['auth/weak-password', 'password', WEAK],
    ['auth/password-does-not-meet-requirements', 'password', POLICY],
  ])('%s is shown at the field %s: "%s"', (code, field, message) => {
    expect(accountIssue(sdkError(code))).toEqual({ field, message });
  });

  it.each([...COMMON, ['auth/too-many-requests', TOO_MANY_REQUESTS], ['auth/quota-exceeded', QUOTA]])(
    '%s shows "%s"',
    (code, message) => {
      expect(accountIssue(sdkError(code))).toEqual({ message });
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
])('a password that lacks %j is refused with the reason', (lacks, reason) => {
  const issue = { field: 'password', message: `${WEAK} Ela precisa ter ${reason}.` };
  expect(signUpIssue(new WeakPasswordError(lacks))).toEqual(issue);
  expect(accountIssue(new WeakPasswordError(lacks))).toEqual(issue);
});

describe.each(FORMS)('an unknown error of the $form form', ({ explain, other }) => {
  it.each(OTHERS)('with the code %j shows the default message and is logged', (code) => {
    const error = sdkError(code);
    expect(explain(error)).toEqual({ message: other });
    expect(takeConsoleErrors()).toEqual([[other, error]]);
  });

  it('without a code shows the default message', () => {
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

it.each(FORMS)('a timeout is shown as a network problem: $form', ({ explain }) => {
  expect(explain(new NoAnswerError(INTERNAL))).toEqual({ message: OFFLINE });
});

it.each([
  ['login', loginIssue],
  ['account', accountIssue],
])('the %s form never shows the message of the SDK', (_, explain) => {
  const codes = [...COMMON.map(([code]) => code), ...OTHERS, 'auth/wrong-password', 'auth/weak-password'];
  for (const code of codes) expect(explain(sdkError(code)).message).not.toContain(INTERNAL);
  takeConsoleErrors();
});

it('the sign-up form shows the message of the SDK only for codes without a message', () => {
  const codes = [...COMMON.map(([code]) => code), 'auth/email-already-in-use', 'auth/weak-password'];
  for (const code of codes) expect(signUpIssue(sdkError(code)).message).not.toContain(INTERNAL);
});

it('a missing state has a message of its own', () => {
  expect(errorTexts.stateMissing).toBe('Informações do usuário ou estado não estão disponíveis.');
});

describe('codeOf', () => {
  it('returns the code of an SDK error', () => {
    expect(codeOf(sdkError('auth/user-not-found'))).toBe('auth/user-not-found');
  });

  it.each([null, undefined, 'auth/user-not-found', 7, {}, new Error(INTERNAL)])(
    'returns an empty string for %s',
    (error) => {
      expect(codeOf(error)).toBe('');
    },
  );
});
