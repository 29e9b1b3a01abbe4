import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheckToken,
} from 'firebase/app-check';
import { NoAnswerError, withTimeout } from '../timeouts';

/** How long the requests at a visit's beginning wait for a token, ms. Later ones do not: a click must not. */
const PATIENCE_MS = 1_000;

/** What the SDK calls of its provider and leaves out of its declarations. */
interface Provider {
  initialize: (app: FirebaseApp) => void;
  getToken: () => Promise<AppCheckToken>;
}

/**
 * Sends with every request of Firebase's a token that says it comes from this app. The SDK's own provider waits
 * without end where reCAPTCHA is blocked, and every request with it; here they go without a token then, which
 * Firebase accepts for as long as App Check is not enforced.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  const deadline = performance.now() + PATIENCE_MS;
  let recaptcha: Provider | undefined;
  let attempt: Promise<AppCheckToken> | undefined;

  /** Called where no token of an earlier visit is good any more, and for a new one before the old one ends. */
  async function getToken(): Promise<AppCheckToken> {
    recaptcha ??= startRecaptcha(app, siteKey);
    attempt ??= recaptcha.getToken();
    try {
      const token = await withTimeout(deadline - performance.now(), attempt);
      attempt = undefined;
      return token;
    } catch (error) {
      // One that is only late is there for the next request.
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
