// Everything about accounts that needs Firebase, in one chunk that loadAccount loads.
export { applyActionCode } from 'firebase/auth';
export { auth } from '../firebase/auth';
export { db } from '../firebase/firestore';
export { isCounted } from './counters';
export { changePassword, logIn } from './credentials';
export { eraseAccount, reauthenticate } from './deletion';
export {
  emailState,
  provideConfirmedToken,
  requestConfirmation,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from './emailAddress';
export { readAction } from './linkActions';
export { register } from './registration';
export { confirmPerson, savePerson } from './savePerson';
export { acceptTerms, hasAcceptedTerms } from './terms';
export { endSession, subscribeToSession } from './session';
