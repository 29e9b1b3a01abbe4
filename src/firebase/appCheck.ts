import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken as getTokenOf,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
  type AppCheckToken,
} from 'firebase/app-check';
import { MINUTE_MS } from '../base/durations';
import { NoAnswerError, withTimeout } from '../base/timeouts';

/**
 * How long the first requests of a visit wait for an App Check token. Later requests, such as a click, never
 * wait.
 */
const TOKEN_LIMIT_MS = 1_000;

/**
 * How long a second Firebase app uses a copy of the main app's App Check token before it makes a new copy.
 * The main app itself renews the token before it expires.
 */
const SHARED_TOKEN_MS = MINUTE_MS;

/** Methods of an App Check provider that are missing in the SDK's types. */
interface Provider {
  initialize: (app: FirebaseApp) => void;
  getToken: () => Promise<AppCheckToken>;
}

/**
 * Sends an App Check token with every Firebase request. If reCAPTCHA is blocked, the SDK's own provider would
 * let every request wait for ever. This provider lets requests go without a valid token, which Firebase
 * accepts unless App Check is enforced.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): AppCheck {
  const deadline = performance.now() + TOKEN_LIMIT_MS;
  let recaptcha: Provider | undefined;
  let attempt: Promise<AppCheckToken> | undefined;

  /** The SDK calls this when it has no valid token, and some time before a token expires. */
  async function getToken(): Promise<AppCheckToken> {
    recaptcha ??= startRecaptcha(app, siteKey);
    attempt ??= recaptcha.getToken();
    try {
      const token = await withTimeout(deadline - performance.now(), attempt);
      attempt = undefined;
      return token;
    } catch (error) {
      // After a timeout the attempt goes on: its token can serve the next request.
      if (!(error instanceof NoAnswerError)) attempt = undefined;
      throw error;
    }
  }

  return initializeAppCheck(app, {
    provider: new CustomProvider({ getToken }),
    isTokenAutoRefreshEnabled: true,
  });
}

/**
 * Sends the main app's App Check token with the requests of a second app, because a page can have only one
 * reCAPTCHA.
 */
export function shareAppCheck(main: AppCheck, other: FirebaseApp): void {
  const getToken = async () => ({
    token: (await getTokenOf(main)).token,
    expireTimeMillis: Date.now() + SHARED_TOKEN_MS,
  });
  initializeAppCheck(other, { provider: new CustomProvider({ getToken }), isTokenAutoRefreshEnabled: false });
}

/** The header with the App Check token; without a token, no header. */
export async function headersOf(appCheck: AppCheck): Promise<Record<string, string>> {
  const answer = await getTokenOf(appCheck).catch(() => null);
  return answer ? { 'X-Firebase-AppCheck': answer.token } : {};
}

function startRecaptcha(app: FirebaseApp, siteKey: string): Provider {
  const provider = new ReCaptchaEnterpriseProvider(siteKey) as unknown as Provider;
  provider.initialize(app);
  return provider;
}
