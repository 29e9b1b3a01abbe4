import {
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth';
import { doc, type Firestore } from 'firebase/firestore/lite';
import { shortDay } from '../../base/dates';
import { documents } from '../../base/documentPaths';
import { codeOf } from '../../base/errors';
import { commitOnce, commitOrVerify } from '../../firebase/once';
import type { Person } from '../../model';
import { explainWeakPassword, isWrongPassword } from '../credentials/password';
import { writeConsent } from '../terms/terms';
import { readProfile } from './profile';

export interface Registration extends Person {
  email: string;
  password: string;
}

/**
 * Creates an account: first the Auth user, then the profile with the consent. An attempt that ends after the
 * first of these steps is completed by the next attempt with the same e-mail and password, on any device. In
 * the same browser, within minutes, the next attempt may have another password. Nothing is rolled back. The
 * person stays signed in.
 * @returns the account's uid
 * @throws WeakPasswordError or the SDK's errors; `auth/email-already-in-use` if the account is complete or
 * has another password
 */
export async function register(auth: Auth, db: Firestore, registration: Registration): Promise<string> {
  const { email, password, ...person } = registration;
  /** The user that an earlier, incomplete attempt has created in this browser; else null. */
  const begun = auth.currentUser?.email === email.toLowerCase() ? auth.currentUser : null;
  try {
    const { user } = await explainWeakPassword(
      auth,
      password,
      createUserWithEmailAndPassword(auth, email, password),
    );
    await writeProfile(db, user, person);
    return user.uid;
  } catch (error) {
    if (codeOf(error) !== 'auth/email-already-in-use') throw error;
    const user = await signInAsOwner(auth, db, { email, password, begun, inUse: error });
    const complete = await readProfile(db, user.uid).catch(async (readError: unknown) => {
      if (!begun) await signOut(auth);
      throw readError;
    });
    if (!complete) {
      await writeProfile(db, user, person);
    } else if (!begun) {
      await signOut(auth);
      throw error;
    }
    return user.uid;
  }
}

/** Auth's codes when it has answered too many logins: whether the password is right then remains unknown. */
const LIMITED = new Set(['auth/too-many-requests', 'auth/quota-exceeded']);

interface Attempt {
  email: string;
  password: string;
  begun: User | null;
  inUse: unknown;
}

/**
 * Signs in to an existing account: by its password, or as the user whom this browser's incomplete attempt has
 * created.
 * @throws `inUse` if neither is possible or Firebase refuses the login unchecked, or the SDK's errors
 */
async function signInAsOwner(auth: Auth, db: Firestore, attempt: Attempt): Promise<User> {
  const { email, password, begun, inUse } = attempt;
  try {
    return (await signInWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    if (!isWrongPassword(error) && !LIMITED.has(codeOf(error))) throw error;
    if (!begun || (await readProfile(db, begun.uid))) throw inUse;
    // This browser began the registration earlier, with another password. The new password replaces the
    // earlier one, unless the login is too old for a change of the password.
    const change = updatePassword(begun, password).catch((refusal: unknown) => {
      throw codeOf(refusal) === 'auth/requires-recent-login' ? inUse : refusal;
    });
    await explainWeakPassword(auth, password, change);
    return begun;
  }
}

async function writeProfile(db: Firestore, user: User, person: Person): Promise<void> {
  const dataCadastro = await serverDay(user);
  const profile = { ...person, uid: user.uid, email: user.email ?? '', dataCadastro };
  const commit = commitOnce(db, (batch) => {
    batch.set(doc(db, documents.profile(user.uid)), profile);
    writeConsent(batch, db, user.uid);
  });
  await commitOrVerify(commit, async () => Boolean(await readProfile(db, user.uid)));
}

/**
 * Today's date in Brazil, from the time in the new ID token: firestore.rules compare this date with the
 * server's clock, and this device's clock may be wrong.
 */
async function serverDay(user: User): Promise<string> {
  const { issuedAtTime } = await user.getIdTokenResult();
  return shortDay(new Date(issuedAtTime));
}
