import { doc, serverTimestamp, type Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { isDenied } from '../../base/errors';
import { sendVerified } from '../../firebase/app';
import { commitOnce, commitOrVerify, existsOnce } from '../../firebase/once';
import type { Promotion } from '../../model';

/**
 * Creates the participation, with the address of the rules that the person accepts. Repeating the call is
 * safe.
 * @returns 'already' if the person has taken part before
 * @throws the SDK's errors, or NoAnswerError; `permission-denied` if by the server's clock the promotion is
 * not open, or if its title or rules have changed
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
  const ref = doc(db, documents.participation(id, uid));
  const commit = verified(db, () => commitOnce(db, (batch) => void batch.set(ref, participation)));
  const error = await commitOrVerify(commit, () => takesPart(db, id, uid));
  return isDenied(error) ? 'already' : 'joined';
}

/**
 * Deletes the participation. Repeating the call is safe.
 * @throws the SDK's errors, or NoAnswerError
 */
export async function leave(db: Firestore, promotionId: string, uid: string): Promise<void> {
  const ref = doc(db, documents.participation(promotionId, uid));
  const commit = commitOnce(db, (batch) => void batch.delete(ref));
  await commitOrVerify(commit, async () => !(await takesPart(db, promotionId, uid)));
}

/** @throws the SDK's errors, or NoAnswerError */
export function takesPart(db: Firestore, promotionId: string, uid: string): Promise<boolean> {
  return verified(db, () => existsOnce(db, documents.participation(promotionId, uid)));
}

/**
 * Sends a request about promotions. A refusal is firestore.rules' answer, not App Check's.
 * @throws the request's error, or NoAnswerError
 */
export function verified<T>(db: Firestore, request: () => Promise<T>): Promise<T> {
  return sendVerified(request, () => existsOnce(db, documents.settings));
}
