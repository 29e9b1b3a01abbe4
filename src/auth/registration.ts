import {
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { doc, getDocFromServer, runTransaction, serverTimestamp, type Firestore } from 'firebase/firestore';
import { within } from '../firebase/within';
import { TERMS_VERSION, type Person, type Profile } from '../model';
import { codeOf } from './errors';

/** The SDK gives a commit up after 15 s. */
const COMMIT_LIMIT_MS = 20_000;
const READ_LIMIT_MS = 10_000;

/** One attempt: what became of a commit whose answer was lost is read from the server. */
const ONCE = { maxAttempts: 1 };

export interface Registration extends Person {
  email: string;
  password: string;
}

/**
 * Makes an account: the Auth user, then the profile with the consent. An attempt that ended between the two is
 * taken up by the next one with the same e-mail and password, in whatever tab or device; nothing is rolled back.
 * Leaves the person signed in.
 * @throws the SDK's errors; `auth/email-already-in-use` where the account is complete or the password another
 */
export async function register(auth: Auth, db: Firestore, registration: Registration): Promise<void> {
  const { email, password, ...person } = registration;
  /** An earlier attempt in this browser made the Auth user. */
  const begun = auth.currentUser?.email === email.toLowerCase();
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await writeProfile(db, user, person);
  } catch (error) {
    if (codeOf(error) !== 'auth/email-already-in-use') throw error;
    const user = await signInAsOwner(auth, email, password, error);
    const complete = await isRegistered(db, user.uid).catch(async (readError: unknown) => {
      if (!begun) await signOut(auth);
      throw readError;
    });
    if (!complete) {
      await writeProfile(db, user, person);
    } else if (!begun) {
      await signOut(auth);
      throw error;
    }
  }
}

/** @throws `inUse` where the e-mail's owner has another password */
async function signInAsOwner(auth: Auth, email: string, password: string, inUse: unknown): Promise<User> {
  try {
    return (await signInWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    const isTemporary = ['auth/network-request-failed', 'auth/too-many-requests'].includes(codeOf(error));
    throw isTemporary ? error : inUse;
  }
}

async function writeProfile(db: Firestore, user: User, person: Person): Promise<void> {
  const ref = doc(db, 'users', user.uid);
  const profile: Profile = { ...person, uid: user.uid, email: user.email ?? '', dataCadastro: today() };
  try {
    await within(
      COMMIT_LIMIT_MS,
      runTransaction(
        db,
        async (transaction) => {
          transaction.set(ref, profile);
          transaction.set(consentRef(db, user.uid), {
            versao: TERMS_VERSION,
            em: serverTimestamp(),
          });
        },
        ONCE,
      ),
    );
  } catch (error) {
    const landed = await isRegistered(db, user.uid).catch(() => false);
    if (!landed) throw error;
  }
}

/**
 * Of a profile that is being listened to the SDK answers with what the listener has seen last, which may be that
 * it is missing. The consent, which comes into being in the same commit, nobody listens to.
 */
async function isRegistered(db: Firestore, uid: string): Promise<boolean> {
  const [profile, consent] = await Promise.all([
    hasProfile(db, uid),
    within(READ_LIMIT_MS, getDocFromServer(consentRef(db, uid))),
  ]);
  return profile || consent.exists();
}

function consentRef(db: Firestore, uid: string) {
  return doc(db, 'users', uid, 'privado', 'consentimento');
}

/** @throws when the server does not answer: what only the cache says is no answer */
export async function hasProfile(db: Firestore, uid: string): Promise<boolean> {
  return (await within(READ_LIMIT_MS, getDocFromServer(doc(db, 'users', uid)))).exists();
}

/** Changes what people may change of their profile. Never queued: it happens now or fails. */
export function savePerson(
  db: Firestore,
  uid: string,
  { name, celular, estado, cidade }: Person,
): Promise<void> {
  return within(
    COMMIT_LIMIT_MS,
    runTransaction(
      db,
      async (transaction) =>
        void transaction.update(doc(db, 'users', uid), { name, celular, estado, cidade }),
    ),
  );
}

function today(): string {
  return new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
}
