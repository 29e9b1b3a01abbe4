import { report } from '../reporting';
import type { Failure } from '../ui/useForm';

const NO_CONNECTION: Failure = {
  message: 'Não conseguimos falar com o servidor. Verifique a sua internet e tente de novo.',
};

/** The texts that more than one place needs; spec.md sections 5 and 8. */
export const errorTexts = {
  stateMissing: 'Informações do usuário ou estado não estão disponíveis.',
  userNotFound: 'Usuário não encontrado.',
  emailInUse: 'O email fornecido já está em uso. Por favor, tente outro!',
  weakPassword: 'A senha fornecida é fraca. Por favor, escolha uma senha mais forte.',
} as const;

type Failures = Record<string, Failure>;

/** Every form's; the texts are ours. */
const COMMON: Failures = {
  'auth/too-many-requests': {
    message:
      'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo, ou crie uma nova senha.',
  },
  'auth/network-request-failed': NO_CONNECTION,
  unavailable: NO_CONNECTION,
  'deadline-exceeded': NO_CONNECTION,
  'app/outdated': {
    message: 'O site foi atualizado. Anote o que você digitou, recarregue a página e tente de novo.',
  },
  'auth/user-disabled': {
    message: 'Esta conta foi desativada. Se você acha que foi engano, fale com a organização do show.',
  },
};

/** spec.md section 8; where Firebase hides which addresses have accounts, it says `invalid-credential`. */
const LOGIN: Failures = {
  ...COMMON,
  'auth/invalid-email': { field: 'email', message: 'O email fornecido é inválido.' },
  'auth/user-not-found': { message: errorTexts.userNotFound },
  'auth/wrong-password': { message: 'Senha ou e-mail incorreto.' },
  'auth/invalid-credential': { message: 'Senha ou e-mail incorreto.' },
};

const AGAINST_THE_POLICY = `${errorTexts.weakPassword} Use letras maiúsculas e minúsculas, números e símbolos.`;

/** spec.md section 8. */
const SIGN_UP: Failures = {
  ...COMMON,
  'auth/email-already-in-use': { field: 'email', message: errorTexts.emailInUse },
  'auth/weak-password': { field: 'password', message: errorTexts.weakPassword },
  'auth/password-does-not-meet-requirements': { field: 'password', message: AGAINST_THE_POLICY },
  'auth/invalid-email': { field: 'email', message: 'O email fornecido não é válido.' },
};

const WRONG_CURRENT: Failure = { field: 'current', message: 'A senha atual está incorreta.' };

/** Of a signed-in person who gives the password again. */
const CURRENT_PASSWORD: Failures = {
  ...COMMON,
  'auth/wrong-password': WRONG_CURRENT,
  'auth/invalid-credential': WRONG_CURRENT,
  'auth/weak-password': { field: 'password', message: errorTexts.weakPassword },
  'auth/password-does-not-meet-requirements': { field: 'password', message: AGAINST_THE_POLICY },
};

export function loginFailure(error: unknown): Failure {
  return known(LOGIN, error) ?? unknown('Oops! Algo deu errado!', error);
}

export function signUpFailure(error: unknown): Failure {
  const reason = error instanceof Error ? error.message : String(error);
  return known(SIGN_UP, error) ?? unknown(`Erro ao cadastrar usuário: ${reason}`, error);
}

/** For changes of what is the signed-in person's own. */
export function accountFailure(error: unknown): Failure {
  return (
    known(CURRENT_PASSWORD, error) ??
    unknown(
      'Oops! Algo deu errado! Tente de novo; se continuar assim, saia da conta e entre outra vez.',
      error,
    )
  );
}

/** The SDK's code of an error, empty where it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function known(failures: Failures, error: unknown): Failure | undefined {
  const code = codeOf(error);
  return Object.hasOwn(failures, code) ? failures[code] : undefined;
}

function unknown(message: string, error: unknown): Failure {
  report(message, error);
  return { message };
}
