import { doc, serverTimestamp, type Firestore } from 'firebase/firestore';
import { codeOf } from '../auth/errors';
import { commitOnce, readOnce } from '../firebase/once';
import type { Promotion } from '../model';

/**
 * Takes part, once however often it is called.
 * @returns 'already' where this person took part before
 * @throws the SDK's errors: `permission-denied` where the server does not find the promotion open
 */
export async function participate(
  db: Firestore,
  { id, titulo }: Pick<Promotion, 'id' | 'titulo'>,
  uid: string,
): Promise<'joined' | 'already'> {
  const participation = { uid, promocao: id, titulo, em: serverTimestamp() };
  try {
    await commitOnce(db, (transaction) => void transaction.set(participationRef(db, id, uid), participation));
    return 'joined';
  } catch (error) {
    // Refused because it is there, or done and the answer lost. Where that cannot be asked, nothing is known.
    if (!(await takesPart(db, id, uid))) throw error;
    return codeOf(error) === 'permission-denied' ? 'already' : 'joined';
  }
}

/** @throws the SDK's errors, or NoAnswerError after 10 s */
export async function takesPart(db: Firestore, promotionId: string, uid: string): Promise<boolean> {
  return (await readOnce(participationRef(db, promotionId, uid))).exists();
}

function participationRef(db: Firestore, promotionId: string, uid: string) {
  return doc(db, 'promocoes', promotionId, 'participacoes', uid);
}
