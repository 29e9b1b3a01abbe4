import type { Settings } from '../shared/environment';
import { askFirebase } from './askFirebase';
import type { CheckResult } from './checks';

/** Firebase's server for Authentication, which the site also uses. */
export const AUTH_SERVER = 'https://identitytoolkit.googleapis.com';

/** The parts of the server's answer that this check reads. */
interface PasswordPolicy {
  customStrengthOptions?: { minPasswordLength?: number };
  enforcementState?: string;
}

/**
 * Checks that the site and the project's password policy require the same minimum length, and that the
 * project enforces its policy. If the server does not answer, the summary says what a person must compare.
 */
export async function checkPasswordPolicy(settings: Settings, server = AUTH_SERVER): Promise<CheckResult> {
  const { VITE_PASSWORD_MIN: ours } = settings;
  const where = 'no console do Firebase: Authentication, Settings, Password policy';
  const policy = await askFirebase(`${server}/v2/passwordPolicy`, settings)
    .then((answer) => (answer.ok ? (answer.json() as Promise<PasswordPolicy>) : null))
    .catch(() => null);
  const theirs = policy?.customStrengthOptions?.minPasswordLength;
  if (theirs === undefined)
    return {
      unknown: true,
      summary: `o Firebase não respondeu. O site pede ${ours} caracteres (VITE_PASSWORD_MIN); veja se o mínimo é o mesmo ${where}`,
    };
  if (theirs !== Number(ours))
    throw new Error(
      `o site pede ${ours} caracteres (VITE_PASSWORD_MIN), e o projeto, ${theirs}. Iguale os dois; o do projeto está ${where}.`,
    );
  if (policy?.enforcementState !== 'ENFORCE')
    throw new Error(`o projeto não a exige. Ligue "Require enforcement" ${where}.`);
  return { summary: `o site e o projeto pedem ${ours} caracteres` };
}
