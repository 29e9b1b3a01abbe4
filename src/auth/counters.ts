import { doc, increment, runTransaction, serverTimestamp, type Firestore } from 'firebase/firestore';
import { readOnce } from '../firebase/once';
import { withTimeout } from '../timeouts';
import type { Profile } from '../model';
import { markerRef } from './documents';
import { errorTexts } from './errors';

/**
 * All who register in one moment write to one counter, and the server sends most of a crowd away to try again. With
 * the SDK's growing pauses ten attempts take over a minute, for which nobody waits.
 */
const PATIENTLY = { maxAttempts: 10 };
/** Of all attempts. */
const COUNTING_LIMIT_MS = 120_000;

/**
 * Counts a registered person, in their state and in all. Whoever has been counted, by whatever tab or visit, is
 * not counted again: the marker `privado/contagem` is part of the commit and can be created once.
 * @throws where the profile names no state (spec.md section 5), or the server refuses or does not answer
 */
export async function countRegistration(db: Firestore, { uid, estado }: Profile): Promise<void> {
  if (!estado) throw new Error(errorTexts.stateMissing);
  if (await isCounted(db, uid)) return;
  try {
    await withTimeout(
      COUNTING_LIMIT_MS,
      runTransaction(
        db,
        async (transaction) => {
          transaction.set(markerRef(db, uid), { estado, em: serverTimestamp() });
          const oneMore = { quantidade: increment(1) };
          transaction.set(doc(db, 'usuariosPorEstado', estado), oneMore, { merge: true });
          transaction.set(doc(db, 'usuariosCadastrados', 'qtdUsuarios'), oneMore, { merge: true });
        },
        PATIENTLY,
      ),
    );
  } catch (error) {
    // Refused because another tab was first, or done and the answer lost.
    if (!(await isCounted(db, uid))) throw error;
  }
}

/** @throws when the server does not answer */
export async function isCounted(db: Firestore, uid: string): Promise<boolean> {
  return (await readOnce(markerRef(db, uid))).exists();
}
