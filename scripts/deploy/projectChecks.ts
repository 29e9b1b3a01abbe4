import type { Settings } from '../shared/environment';
import { askFirebase } from './askFirebase';
import type { CheckResult } from './checks';

/** Firebase's server for Authentication, which the site also uses. */
const AUTH_SERVER = 'https://identitytoolkit.googleapis.com';

/** The parts of the server's answer that this check reads. */
interface PasswordPolicy {
  customStrengthOptions?: { minPasswordLength?: number };
  enforcementState?: string;
  forceUpgradeOnSignin?: boolean;
}

/**
 * Checks that the site and the project's password policy require the same minimum length, and that the
 * project enforces its policy for new passwords only. If the server does not answer, the summary says what a
 * person must compare.
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
  if (policy.forceUpgradeOnSignin)
    throw new Error(
      `o projeto recusa o login de quem tem uma senha de antes. Desligue "Force upgrade on sign-in" ${where}.`,
    );
  return { summary: `o site e o projeto pedem ${ours} caracteres` };
}

/** The server's error codes if the project does not allow anonymous accounts. */
const REFUSALS = ['ADMIN_ONLY_OPERATION', 'OPERATION_NOT_ALLOWED'];

const WHERE = 'no console do Firebase: Authentication, Sign-in method, Anonymous';

/** The parts of the server's answers that this check reads. */
interface Answer {
  idToken?: string;
  error?: { message?: string };
}

/**
 * Checks whether winners of a protected link can sign in: creates an anonymous account and deletes it at
 * once. A project that refuses may still be published, because a show for registered people needs no
 * anonymous accounts.
 * @throws if the account belongs to another project than the settings', of which the API key then is
 */
export async function checkAnonymousSignIn(settings: Settings, server = AUTH_SERVER): Promise<CheckResult> {
  const ask = (method: string, body: object) =>
    askFirebase(`${server}/v1/accounts:${method}`, settings, body);
  const { idToken, error }: Answer = await ask('signUp', { returnSecureToken: true })
    .then((answer) => answer.json() as Promise<Answer>)
    .catch(() => ({}));
  if (idToken !== undefined) {
    const deleted = await ask('delete', { idToken }).then(
      ({ ok }) => ok,
      () => false,
    );
    const left = 'a conta de teste ficou no Authentication, entre os usuários anônimos: pode ser apagada';
    const project = projectOf(idToken);
    if (project !== settings.VITE_FIREBASE_PROJECT_ID)
      throw new Error(
        `VITE_FIREBASE_API_KEY é do projeto ${project}, e não de ${settings.VITE_FIREBASE_PROJECT_ID}, o de VITE_FIREBASE_PROJECT_ID. Copie os dois do mesmo projeto, no console do Firebase: Project settings, General, Your apps.${deleted ? '' : ` No projeto ${project}, ${left}.`}`,
      );
    return { summary: deleted ? 'ligado' : `ligado; ${left}` };
  }
  const isOff = REFUSALS.some((code) => error?.message?.startsWith(code));
  return {
    unknown: true,
    summary: isOff
      ? `desligado. Sem ele, quem ganha em um show aberto a todos não recebe o endereço da chamada. Ligue-o ${WHERE}`
      : `o Firebase não respondeu. Veja se está ligado ${WHERE}`,
  };
}

/** The id of the project whose account an ID token is for. */
function projectOf(idToken: string): string {
  const [, claims = ''] = idToken.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }).aud;
}
