import { doc, serverTimestamp, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../documentPaths';
import { codeOf } from '../reporting';
import { commitOnce, readOnce } from '../firebase/once';
import type { Promotion } from '../model';

/**
 * Creates the participation, with the rules that the person accepts by it. Calling it again is safe.
 * @returns 'already' if the person has taken part before
 * @throws the SDK's errors; `permission-denied` if the promotion is not open by the server's clock, or if its title
 * or its rules have changed
 */
export async function participate(
  db: Firestore,
  { id, titulo, regulamento }: Pick<Promotion, 'id' | 'titulo' | 'regulamento'>,
  uid: string,
): Promise<'joined' | 'already'> {
  const participation = {
    uid,
    promocao: id,
    titulo,
    em: serverTimestamp(),
    ...(regulamento !== null && { regulamento }),
  };
  try {
    await commitOnce(db, (transaction) => void transaction.set(participationRef(db, id, uid), participation));
    return 'joined';
  } catch (error) {
    // The participation may exist already, or the answer to its commit may have been lost.
    if (!(await takesPart(db, id, uid))) throw error;
    return codeOf(error) === 'permission-denied' ? 'already' : 'joined';
  }
}

/**
 * Deletes the participation. Calling it again is safe.
 * @throws the SDK's errors
 */
export async function leave(db: Firestore, promotionId: string, uid: string): Promise<void> {
  try {
    await commitOnce(db, (transaction) => void transaction.delete(participationRef(db, promotionId, uid)));
  } catch (error) {
    // The answer to the commit may have been lost.
    if (await takesPart(db, promotionId, uid)) throw error;
  }
}

/** @throws the SDK's errors, or NoAnswerError after 10 s */
export async function takesPart(db: Firestore, promotionId: string, uid: string): Promise<boolean> {
  return (await readOnce(participationRef(db, promotionId, uid))).exists();
}

function participationRef(db: Firestore, promotionId: string, uid: string) {
  return doc(db, documents.participation(promotionId, uid));
}
