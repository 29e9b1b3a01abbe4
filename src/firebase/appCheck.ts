import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheckToken,
} from 'firebase/app-check';
import { NoAnswerError, withTimeout } from '../timeouts';

/** How long the first requests of a visit wait for a token, ms. Later requests, such as a click, do not wait. */
const TOKEN_TIMEOUT_MS = 1_000;

/** The methods of the SDK's provider that are missing in its type declarations. */
interface Provider {
  initialize: (app: FirebaseApp) => void;
  getToken: () => Promise<AppCheckToken>;
}

/**
 * Sends an App Check token with every Firebase request. If reCAPTCHA is blocked, the SDK's own provider makes every
 * request wait without limit. This one lets them go without a token, which Firebase accepts while App Check is not enforced.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  const deadline = performance.now() + TOKEN_TIMEOUT_MS;
  let recaptcha: Provider | undefined;
  let attempt: Promise<AppCheckToken> | undefined;

  /** Called when no stored token is valid, and to refresh a token before it expires. */
  async function getToken(): Promise<AppCheckToken> {
    recaptcha ??= startRecaptcha(app, siteKey);
    attempt ??= recaptcha.getToken();
    try {
      const token = await withTimeout(deadline - performance.now(), attempt);
      attempt = undefined;
      return token;
    } catch (error) {
      // After a timeout keep the attempt, whose token can serve the next request.
      if (!(error instanceof NoAnswerError)) attempt = undefined;
      throw error;
    }
  }

  initializeAppCheck(app, {
    provider: new CustomProvider({ getToken }),
    isTokenAutoRefreshEnabled: true,
  });
}

function startRecaptcha(app: FirebaseApp, siteKey: string): Provider {
  const provider = new ReCaptchaEnterpriseProvider(siteKey) as unknown as Provider;
  provider.initialize(app);
  return provider;
}
