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
import { TERMS_VERSION } from '../../src/model';
import { PROJECT } from '../support/emulators';
import { asAdmin, dayInBrazil } from '../support/firestore';
import { MARIA, type Person } from '../support/person';

const auth = initializeAuth(initializeApp({ apiKey: 'demo-api-key', projectId: PROJECT }), {
  persistence: inMemoryPersistence,
});
connectAuthEmulator(auth, `http://${process.env.VITE_AUTH_EMULATOR}`, { disableWarnings: true });

/**
 * Creates an account with the documents of a sign-up and its confirmation e-mail. The person is marked as
 * counted, but the counters are not increased.
 */
export async function createAccount(person: Person = MARIA): Promise<User> {
  const { email, password, celular, ...others } = person;
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  const { uid } = user;
  const writing = asAdmin({ projectId: PROJECT }, (db) => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'users', uid), {
      ...others,
      uid,
      email,
      celular: celular.replace(/\D/g, ''),
      dataCadastro: dayInBrazil(0),
    });
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
