import { codeOf, report } from '../reporting';
import type { FormIssue } from '../ui/useForm';
import { ACCOUNT, errorTexts, LOGIN, SIGN_UP, type Issues } from './issues';

/** The requirements of the project's password policy that a password does not meet. */
export interface MissingRequirements {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  upperCase?: boolean;
  lowerCase?: boolean;
  digit?: boolean;
  symbol?: boolean;
}

/** The text of a password that is too weak, with what it lacks. */
function weakPassword(lacks: MissingRequirements): string {
  const parts = [
    lacks.minLength && `pelo menos ${lacks.minLength} caracteres`,
    lacks.maxLength && `no máximo ${lacks.maxLength} caracteres`,
    lacks.upperCase && 'uma letra maiúscula',
    lacks.lowerCase && 'uma letra minúscula',
    lacks.digit && 'um número',
    lacks.symbol && 'um símbolo, como ! ou @',
  ].filter((part) => typeof part === 'string');
  const list = new Intl.ListFormat('pt-BR').format(parts);
  return `${errorTexts.weakPassword} Ela precisa ter ${list}.`;
}

/** The project's password policy refuses the password. */
export class WeakPasswordError extends Error {
  constructor(readonly lacks: MissingRequirements) {
    super(weakPassword(lacks));
  }
}

/** An earlier attempt to use the link had no answer, and may have succeeded. */
export class MaybeUsedError extends Error {}

/** The account's address is not confirmed, which the rules require for changes of a profile with `confirmado`. */
export class UnconfirmedEmailError extends Error {}

export function loginIssue(error: unknown): FormIssue {
  return known(LOGIN, error) ?? unknown('Oops! Algo deu errado!', error);
}

export function signUpIssue(error: unknown): FormIssue {
  const reason = error instanceof Error ? error.message : String(error);
  return known(SIGN_UP, error) ?? unknown(`Erro ao cadastrar usuário: ${reason}`, error);
}

/** The issue of a failed change to an account, by its signed-in owner or through a link in an e-mail. */
export function accountIssue(error: unknown): FormIssue {
  if (error instanceof MaybeUsedError)
    return {
      message: 'A senha nova já deve estar valendo: tente entrar com ela. Se não der certo, peça outro link.',
    };
  if (error instanceof UnconfirmedEmailError)
    return { message: 'Confirme antes o seu e-mail pelo link que mandamos; depois, salve de novo.' };
  return (
    known(ACCOUNT, error) ??
    unknown(
      'Oops! Algo deu errado! Tente de novo; se continuar assim, saia da conta e entre outra vez.',
      error,
    )
  );
}

function known(issues: Issues, error: unknown): FormIssue | undefined {
  if (error instanceof WeakPasswordError) return { field: 'password', message: error.message };
  const code = codeOf(error);
  return Object.hasOwn(issues, code) ? issues[code] : undefined;
}

function unknown(message: string, error: unknown): FormIssue {
  report(message, error);
  return { message };
}
