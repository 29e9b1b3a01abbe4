import { deleteApp, FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { connect, type Project } from './connect';
import type { Usage } from './countingFirestore';
import type { Product } from './loadProduct';
import { PROTECTED_LINK } from './show';

/** How an attempt to read the address behind the protected link ended. `refused`: by the rules. */
export type DoorAttempt = 'read' | 'refused' | 'failed';

/** The user who wants to own the ticket's place. */
interface Claim {
  uid: string;
  vaga: string;
  prova: string;
}

/** Does what the page does for a winner of an open show, with a Firebase app of its own. */
export async function ownAndRead(
  product: Product,
  project: Project,
  usage: Usage,
  { uid, vaga, prova }: Claim,
): Promise<DoorAttempt> {
  const db = connect(project, uid);
  product.trackUsage(db, usage, 'own');
  try {
    const owned = await attempt(product.own(db, uid, { link: PROTECTED_LINK, vaga, prova }));
    // After any error the place may already be this user's.
    const read = await readDoor(product, db);
    return read === 'refused' && owned === 'failed' ? 'failed' : read;
  } finally {
    await deleteApp(db.app);
  }
}

export async function readDoor(product: Product, db: Firestore): Promise<DoorAttempt> {
  const read = await attempt(product.readAddress(db, PROTECTED_LINK));
  return read === 'done' ? 'read' : read;
}

function attempt(request: Promise<unknown>): Promise<'done' | 'refused' | 'failed'> {
  return request.then(
    () => 'done',
    (error) => (error instanceof FirebaseError && error.code === 'permission-denied' ? 'refused' : 'failed'),
  );
}
