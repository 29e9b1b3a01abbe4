import type { FirebaseApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { persistenceWithTimeout } from './authPersistence';

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
