// The part of the accounts that needs Firebase.
export { auth } from '../firebase/auth';
export { db } from '../firebase/firestore';
export { changePassword, logIn, requestPasswordReset } from './credentials';
export { deleteAccount, reauthenticate } from './deletion';
export { myData } from './myData';
export { register, savePerson } from './registration';
export { followSession, logOut } from './session';
