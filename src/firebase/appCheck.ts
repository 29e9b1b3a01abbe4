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
 * How long the first requests of a visit wait for an App Check token. Later requests, such as a click, do not
 * wait.
 */
const TOKEN_LIMIT_MS = 1_000;

/**
 * How long a second app uses the main app's App Check token before it asks again. The main app refreshes it
 * in time.
 */
const SHARED_TOKEN_MS = MINUTE_MS;

/** The methods of an App Check provider that the SDK's type declarations lack. */
interface Provider {
  initialize: (app: FirebaseApp) => void;
  getToken: () => Promise<AppCheckToken>;
}

/**
 * Sends an App Check token with every Firebase request. If reCAPTCHA is blocked, the SDK's own provider makes
 * every request wait without limit; with this one, requests go without a token, which Firebase accepts while
 * App Check is not enforced.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): AppCheck {
  const deadline = performance.now() + TOKEN_LIMIT_MS;
  let recaptcha: Provider | undefined;
  let attempt: Promise<AppCheckToken> | undefined;

  /** The SDK calls this when it has no valid token, and to refresh a token before it expires. */
  async function getToken(): Promise<AppCheckToken> {
    recaptcha ??= startRecaptcha(app, siteKey);
    attempt ??= recaptcha.getToken();
    try {
      const token = await withTimeout(deadline - performance.now(), attempt);
      attempt = undefined;
      return token;
    } catch (error) {
      // After a timeout, the attempt is kept: its token can serve the next request.
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
 * Sends the main app's token with the requests of another app with the same settings; a page can have one
 * reCAPTCHA only.
 */
export function shareAppCheck(main: AppCheck, other: FirebaseApp): void {
  const getToken = async () => ({
    token: (await getTokenOf(main)).token,
    expireTimeMillis: Date.now() + SHARED_TOKEN_MS,
  });
  initializeAppCheck(other, { provider: new CustomProvider({ getToken }), isTokenAutoRefreshEnabled: false });
}

/** Without a token there are no headers, as in the SDK's requests. */
export async function headersOf(appCheck: AppCheck): Promise<Record<string, string>> {
  const answer = await getTokenOf(appCheck).catch(() => null);
  return answer ? { 'X-Firebase-AppCheck': answer.token } : {};
}

function startRecaptcha(app: FirebaseApp, siteKey: string): Provider {
  const provider = new ReCaptchaEnterpriseProvider(siteKey) as unknown as Provider;
  provider.initialize(app);
  return provider;
}
