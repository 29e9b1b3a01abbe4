import type { FirebaseApp } from 'firebase/app';
import {
  CustomProvider,
  getToken as getTokenOf,
  initializeAppCheck,
  onTokenChanged,
  ReCaptchaEnterpriseProvider,
  setTokenAutoRefreshEnabled,
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
 *
 * Nothing is asked of Google until the first request or `keepTokenFresh`, because pages that need neither
 * Auth nor Firestore run this, too: Analytics imports the bundle that this file is in.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): AppCheck {
  let deadline: number | undefined;
  let recaptcha: Provider | undefined;
  let attempt: Promise<AppCheckToken> | undefined;

  /** The SDK calls this when it has no valid token, and some time before a token expires. */
  async function getToken(): Promise<AppCheckToken> {
    deadline ??= performance.now() + TOKEN_LIMIT_MS;
    recaptcha ??= startRecaptcha(app, siteKey, () => (recaptcha = attempt = undefined));
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

  // A CustomProvider would replace the time of issue by the one in the token, which is the server's, and keep
  // the time of expiry, which is by this device's clock. On a device whose clock is 70 minutes fast, the SDK
  // would then renew the token without end.
  const provider = { initialize: () => {}, isEqual: () => false, getToken } as unknown as CustomProvider;
  return initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
}

/** Gets a token now, and from now on before it expires. The SDK does that only while there is a listener. */
export function keepTokenFresh(appCheck: AppCheck): void {
  setTokenAutoRefreshEnabled(appCheck, true);
  onTokenChanged(appCheck, () => undefined);
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

/** @param onLost called if reCAPTCHA's script was lost, for which the SDK would wait for ever */
function startRecaptcha(app: FirebaseApp, siteKey: string, onLost: () => void): Provider {
  const provider = new ReCaptchaEnterpriseProvider(siteKey) as unknown as Provider;
  provider.initialize(app);
  const script = document.querySelector('script[src*="/recaptcha/enterprise.js"]');
  script?.addEventListener('error', () => {
    script.remove();
    // The SDK's element for reCAPTCHA: the next provider makes another.
    document.getElementById(`fire_app_check_${app.name}`)?.remove();
    onLost();
  });
  return provider;
}
