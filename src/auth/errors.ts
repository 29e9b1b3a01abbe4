import { codeOf, report } from '../reporting';
import type { FormIssue } from '../ui/useForm';

const NO_CONNECTION: FormIssue = {
  message: 'Não conseguimos falar com o servidor. Verifique a sua internet e tente de novo.',
};

/** Texts that are used in several places; spec.md sections 5 and 8. */
export const errorTexts = {
  stateMissing: 'Informações do usuário ou estado não estão disponíveis.',
  userNotFound: 'Usuário não encontrado.',
  emailInUse: 'O email fornecido já está em uso. Por favor, tente outro!',
  weakPassword: 'A senha fornecida é fraca. Por favor, escolha uma senha mais forte.',
} as const;

type Issues = Record<string, FormIssue>;

/** Issues of every form. These texts are not in spec.md. */
const COMMON: Issues = {
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

/** spec.md section 8. With e-mail enumeration protection Firebase returns `invalid-credential`. */
const LOGIN: Issues = {
  ...COMMON,
  'auth/invalid-email': { field: 'email', message: 'O email fornecido é inválido.' },
  'auth/user-not-found': { message: errorTexts.userNotFound },
  'auth/wrong-password': { message: 'Senha ou e-mail incorreto.' },
  'auth/invalid-credential': { message: 'Senha ou e-mail incorreto.' },
};

const AGAINST_THE_POLICY = `${errorTexts.weakPassword} Use letras maiúsculas e minúsculas, números e símbolos.`;

/** spec.md section 8. */
const SIGN_UP: Issues = {
  ...COMMON,
  'auth/email-already-in-use': { field: 'email', message: errorTexts.emailInUse },
  'auth/weak-password': { field: 'password', message: errorTexts.weakPassword },
  'auth/password-does-not-meet-requirements': { field: 'password', message: AGAINST_THE_POLICY },
  'auth/invalid-email': { field: 'email', message: 'O email fornecido não é válido.' },
};

const WRONG_CURRENT: FormIssue = { field: 'current', message: 'A senha atual está incorreta.' };

/** Issues of forms that ask a signed-in person for the password. */
const CURRENT_PASSWORD: Issues = {
  ...COMMON,
  'auth/wrong-password': WRONG_CURRENT,
  'auth/invalid-credential': WRONG_CURRENT,
  'auth/weak-password': { field: 'password', message: errorTexts.weakPassword },
  'auth/password-does-not-meet-requirements': { field: 'password', message: AGAINST_THE_POLICY },
};

export function loginIssue(error: unknown): FormIssue {
  return known(LOGIN, error) ?? unknown('Oops! Algo deu errado!', error);
}

export function signUpIssue(error: unknown): FormIssue {
  const reason = error instanceof Error ? error.message : String(error);
  return known(SIGN_UP, error) ?? unknown(`Erro ao cadastrar usuário: ${reason}`, error);
}

/** For changes by a signed-in person to their own data. */
export function accountIssue(error: unknown): FormIssue {
  return (
    known(CURRENT_PASSWORD, error) ??
    unknown(
      'Oops! Algo deu errado! Tente de novo; se continuar assim, saia da conta e entre outra vez.',
      error,
    )
  );
}

function known(issues: Issues, error: unknown): FormIssue | undefined {
  const code = codeOf(error);
  return Object.hasOwn(issues, code) ? issues[code] : undefined;
}

function unknown(message: string, error: unknown): FormIssue {
  report(message, error);
  return { message };
}
