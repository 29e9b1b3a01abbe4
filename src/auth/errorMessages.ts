import type { FormIssue } from '../ui/form/useForm';
import { authMessages } from './messages';

export const errorTexts = {
  noConnection: 'Não conseguimos conectar. Verifique a sua internet e tente de novo.',
  stateMissing: 'Informações do usuário ou estado não estão disponíveis.',
  userNotFound: 'Usuário não encontrado.',
  wrongPassword: 'Senha ou e-mail incorreto.',
  oldPassword: 'Esta senha não vale mais. Crie outra em “Esqueci a minha senha”.',
  emailInUse: 'O email fornecido já está em uso. Por favor, tente outro!',
  emailInvalid: 'O email fornecido não é válido.',
  weakPassword: 'A senha fornecida é fraca. Por favor, escolha uma senha mais forte.',
  loginFailed: 'Oops! Algo deu errado!',
  signUpFailed: (reason: string) => `Erro ao cadastrar usuário: ${reason}`,
  accountFailed: 'Oops! Algo deu errado! Tente de novo; se continuar assim, saia da conta e entre outra vez.',
  maybeUsed: 'A senha nova já deve estar valendo: tente entrar com ela. Se não der certo, peça outro link.',
  unconfirmedEmail: 'Confirme antes o seu e-mail pelo link que mandamos; depois, salve de novo.',
} as const;

/** A text for each requirement that a password can fail; `count` is the policy's number of characters. */
export const passwordTexts = {
  minLength: (count: number) => `pelo menos ${count} caracteres`,
  maxLength: (count: number) => `no máximo ${count} caracteres`,
  upperCase: () => 'uma letra maiúscula',
  lowerCase: () => 'uma letra minúscula',
  digit: () => 'um número',
  symbol: () => 'um símbolo, como ! ou @',
  all: (requirements: string) => `${errorTexts.weakPassword} Ela precisa ter ${requirements}.`,
} as const;

export type Issues = Record<string, FormIssue>;

const NO_CONNECTION: FormIssue = { message: errorTexts.noConnection };

const QUOTA_EXCEEDED: FormIssue = {
  message: 'O site recebeu pedidos demais. Tente de novo mais tarde.',
};

/** Errors that all forms can have, by error code. SIGN_UP replaces the texts of some. */
const COMMON: Issues = {
  'auth/too-many-requests': {
    message: 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
  },
  'auth/quota-exceeded': QUOTA_EXCEEDED,
  'resource-exhausted': QUOTA_EXCEEDED,
  'auth/network-request-failed': NO_CONNECTION,
  unavailable: NO_CONNECTION,
  'deadline-exceeded': NO_CONNECTION,
  internal: NO_CONNECTION,
  'app/outdated': {
    message: 'O site foi atualizado. Anote o que você digitou, recarregue a página e tente de novo.',
  },
  'auth/user-disabled': {
    message:
      'Esta conta foi desativada. Se você acha que foi engano, fale com quem organiza: o contato está no fim da página.',
  },
};

const WRONG_PASSWORD: FormIssue = { field: 'password', message: errorTexts.wrongPassword };

/**
 * Errors of the login form and of the form that requests a password reset, by error code. With Firebase's
 * e-mail enumeration protection, an unknown address and a wrong password have the same code,
 * `invalid-credential`.
 */
export const LOGIN: Issues = {
  ...COMMON,
  'auth/invalid-email': { field: 'email', message: 'O email fornecido é inválido.' },
  'auth/user-not-found': { field: 'email', message: errorTexts.userNotFound },
  'auth/wrong-password': WRONG_PASSWORD,
  'auth/invalid-credential': WRONG_PASSWORD,
  // If the project's password policy is also enforced at logins, with passwords from before it.
  'auth/password-does-not-meet-requirements': { field: 'password', message: errorTexts.oldPassword },
};

/** The error for a weak password if Firebase does not say which requirements it fails. */
const AGAINST_THE_POLICY = `${errorTexts.weakPassword} Use letras maiúsculas e minúsculas, números e símbolos.`;

/** Firebase limits new accounts per IP address, and many people on mobile data share an IP address. */
const TOO_MANY_SIGN_UPS: FormIssue = {
  message:
    'Muitos cadastros foram feitos pela mesma rede há pouco. Espere alguns minutos, ou troque entre o Wi-Fi e os dados móveis, e tente de novo.',
};

export const SIGN_UP: Issues = {
  ...COMMON,
  'auth/too-many-requests': TOO_MANY_SIGN_UPS,
  'auth/quota-exceeded': TOO_MANY_SIGN_UPS,
  'auth/email-already-in-use': { field: 'email', message: errorTexts.emailInUse },
  'auth/weak-password': { field: 'password', message: errorTexts.weakPassword },
  'auth/password-does-not-meet-requirements': { field: 'password', message: AGAINST_THE_POLICY },
  'auth/invalid-email': { field: 'email', message: errorTexts.emailInvalid },
};

const WRONG_CURRENT: FormIssue = { field: 'current', message: 'A senha atual está incorreta.' };

const LINK_REFUSED: FormIssue = { message: 'Este link já foi usado ou venceu. Peça outro.' };

/** Errors of the forms that change an account, by the SDK's error code. */
export const ACCOUNT: Issues = {
  ...COMMON,
  'auth/wrong-password': WRONG_CURRENT,
  'auth/invalid-credential': WRONG_CURRENT,
  'auth/weak-password': { field: 'password', message: errorTexts.weakPassword },
  'auth/password-does-not-meet-requirements': { field: 'password', message: AGAINST_THE_POLICY },
  'auth/invalid-email': { field: 'newEmail', message: errorTexts.emailInvalid },
  'auth/invalid-new-email': { field: 'newEmail', message: errorTexts.emailInvalid },
  'auth/email-already-in-use': { field: 'newEmail', message: errorTexts.emailInUse },
  'auth/user-token-expired': { message: authMessages.ended },
  'auth/expired-action-code': LINK_REFUSED,
  'auth/invalid-action-code': LINK_REFUSED,
};
