import { codeOf } from '../base/errors';
import { report } from '../base/reporting';
import type { FormIssue } from '../ui/form/useForm';
import { ACCOUNT, errorTexts, LOGIN, passwordTexts, SIGN_UP, type Issues } from './errorMessages';

/** The requirements of the project's password policy that a password does not meet. */
interface UnmetRequirements {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  upperCase?: boolean;
  lowerCase?: boolean;
  digit?: boolean;
  symbol?: boolean;
}

/** The error text for a too weak password, with the requirements that it does not meet. */
function weakPassword(unmet: UnmetRequirements): string {
  const parts = Object.entries(unmet).flatMap(([name, value]) =>
    value ? passwordTexts[name as keyof UnmetRequirements](value) : [],
  );
  return passwordTexts.all(new Intl.ListFormat('pt-BR').format(parts));
}

/** Thrown if a new password does not meet the project's password policy. */
export class WeakPasswordError extends Error {
  constructor(readonly unmet: UnmetRequirements) {
    super();
  }
}

/** Thrown if the current password does not meet the project's password policy. */
export class OldPasswordError extends Error {}

/**
 * Thrown if the link in an e-mail is already used, and an earlier attempt to use it had no answer: that
 * attempt may have succeeded.
 */
export class MaybeUsedError extends Error {}

/**
 * Thrown if the account's e-mail address is not confirmed. firestore.rules then refuse to change a profile
 * that the owner of the address has checked (`confirmado`).
 */
export class UnconfirmedEmailError extends Error {}

export function loginIssue(error: unknown): FormIssue {
  return knownIssue(LOGIN, error) ?? reportedIssue(errorTexts.loginFailed, error);
}

export function signUpIssue(error: unknown): FormIssue {
  // Unlike the other forms, the sign-up must show the error's own message if SIGN_UP has no text for it.
  const reason = error instanceof Error ? error.message : String(error);
  return knownIssue(SIGN_UP, error) ?? reportedIssue(errorTexts.signUpFailed(reason), error);
}

/** What to show after a failed change to an account, by its signed-in owner or by a link from an e-mail. */
export function accountIssue(error: unknown): FormIssue {
  if (error instanceof MaybeUsedError) return { message: errorTexts.maybeUsed };
  if (error instanceof OldPasswordError) return { field: 'current', message: errorTexts.oldPassword };
  if (error instanceof UnconfirmedEmailError) return { message: errorTexts.unconfirmedEmail };
  return knownIssue(ACCOUNT, error) ?? reportedIssue(errorTexts.accountFailed, error);
}

function knownIssue(issues: Issues, error: unknown): FormIssue | undefined {
  if (error instanceof WeakPasswordError) return { field: 'password', message: weakPassword(error.unmet) };
  const code = codeOf(error);
  return Object.hasOwn(issues, code) ? issues[code] : undefined;
}

function reportedIssue(message: string, error: unknown): FormIssue {
  report(message, error);
  return { message };
}
