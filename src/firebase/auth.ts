import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { app } from './app';

// Without a popup resolver, which would load scripts of Google's for sign-ins that the product does not have.
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
// Of the e-mails that Firebase sends.
auth.languageCode = 'pt-BR';

// A production build drops this block whole.
if (import.meta.env.MODE !== 'production' && import.meta.env.VITE_AUTH_EMULATOR) {
  // The warning is a banner with inline styles, which the content security policy refuses.
  connectAuthEmulator(auth, `http://${import.meta.env.VITE_AUTH_EMULATOR}`, { disableWarnings: true });
}
