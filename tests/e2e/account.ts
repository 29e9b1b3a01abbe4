import crypto from 'crypto-js';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  sendEmailVerification,
  type User,
} from 'firebase/auth';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { environment } from '../../scripts/shared/environment';
import { COUNTED_KEY, PROFILE_KEY, TERMS_KEY } from '../../src/base/storage';
import { TERMS_VERSION } from '../../src/model';
import { PROJECT } from '../support/emulators';
import { aProfile, MARIA, type Person } from '../support/person';
import { admin } from './fixtures';

const PASSPHRASE = environment('emulators').VITE_CACHE_PASSPHRASE ?? '';

const auth = initializeAuth(initializeApp({ apiKey: 'demo-api-key', projectId: PROJECT }), {
  persistence: inMemoryPersistence,
});
connectAuthEmulator(auth, `http://${process.env.VITE_AUTH_EMULATOR}`, { disableWarnings: true });

/**
 * Creates an account with the documents of a sign-up and its confirmation e-mail. The person is marked as
 * counted, but the counters are not increased.
 */
export async function createAccount(person: Person = MARIA): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, person.email, person.password);
  const { uid } = user;
  const writing = admin.run((db) => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'users', uid), aProfile(uid, person));
    batch.set(doc(db, 'users', uid, 'privado', 'consentimento'), {
      versao: TERMS_VERSION,
      em: serverTimestamp(),
    });
    batch.set(doc(db, 'users', uid, 'privado', 'contagem'), { estado: person.estado, em: serverTimestamp() });
    return batch.commit();
  });
  await Promise.all([writing, sendEmailVerification(user)]);
  return user;
}

/** What the site has stored in a browser, in localStorage, some moments after a sign-up. */
export function storedOf(uid: string, person: Person): Record<string, string> {
  const profile = JSON.stringify({ ...aProfile(uid, person), confirmado: false });
  return {
    [PROFILE_KEY]: crypto.AES.encrypt(profile, PASSPHRASE).toString(),
    [COUNTED_KEY]: uid,
    [TERMS_KEY]: `${TERMS_VERSION} ${uid}`,
  };
}
