import type { FirebaseApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { persistenceWithTimeout } from './authPersistence';

/** Matches the requests by which the SDK restores the signed-in user of an earlier visit. */
const RESTORING = /s:lookup|v1\/token/;

/**
 * Makes an overloaded Auth server look like a lost network. The SDK keeps the user of an earlier visit only
 * if the network fails: after any other failure it signs out, and forgets the user.
 */
function keepUserDuringOverload(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    // An overloaded server answers 429 or 5xx.
    return response.status >= 429 && RESTORING.test(response.url) ? Response.error() : response;
  };
}

keepUserDuringOverload();

export function authOf(app: FirebaseApp): Auth {
  // No popup resolver, which would load Google's scripts for sign-in methods that the site does not offer.
  const auth = initializeAuth(app, { persistence: [persistenceWithTimeout, browserLocalPersistence] });
  // The language of the e-mails that Firebase sends.
  auth.languageCode = 'pt-BR';

  // Vite removes this block from production builds.
  if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_AUTH_EMULATOR) {
    // Hides the SDK's banner: its inline styles violate the content security policy.
    connectAuthEmulator(auth, `http://${import.meta.env.VITE_AUTH_EMULATOR}`, { disableWarnings: true });
  }
  return auth;
}
