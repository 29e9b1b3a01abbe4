import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';
import { connect, type Project } from './connect';
import type { Product } from './loadProduct';
import { PROTECTED_LINK } from './show';
import type { Usage } from './usage';

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
  const client = connect(project, uid);
  const { db } = client;
  product.trackUsage(client, usage, 'own');
  try {
    const owned = await attempt(product.becomeOwner(db, uid, { link: PROTECTED_LINK, vaga, prova }));
    // After any error the place may already be this user's.
    const read = await readDoor(product, db);
    return read === 'refused' && owned === 'failed' ? 'failed' : read;
  } finally {
    await client.close();
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
