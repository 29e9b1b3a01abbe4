// The functions for accounts that need Firebase, in one chunk, which loadAccount loads.
export { applyActionCode } from 'firebase/auth';
export { auth } from '../firebase/auth';
export { db } from '../firebase/firestore';
export { isDeletionInterrupted } from './profile/counters';
export { changePassword, reauthenticate } from './credentials/password';
export { logIn } from './logIn';
export { eraseAccount } from './profile/deletion';
export {
  confirmedEmail,
  emailState,
  provideConfirmedToken,
  requestConfirmation,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from './credentials/emailAddress';
export { readAction } from './credentials/linkActions';
export { register } from './profile/registration';
export { confirmPerson, savePerson } from './profile/savePerson';
export { acceptTerms, hasAcceptedTerms } from './terms/terms';
export { signOutHere, subscribeToAuthState } from './authSubscription';
