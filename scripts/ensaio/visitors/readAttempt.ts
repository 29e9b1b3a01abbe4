import type { Firestore } from 'firebase/firestore/lite';
import { isDenied } from '../../../src/base/errors';
import type { StoredTicket } from '../../../src/show/storedTickets';
import { becomeOwner, readAddress } from '../../../src/waiting-room/session/protectedAddress';
import { connect, type Project } from '../../shared/connect';
import { PROTECTED_LINK } from '../show';
import { trackUsage, type Usage } from './usage';

/** How an attempt to read the protected address ended. `refused`: the rules denied it. */
export type ReadAttempt = 'read' | 'refused' | 'failed';

/**
 * Tries to make a user the owner of a ticket's place, and to read the protected address, as a winner's page
 * does. Uses a Firebase app of its own, in which the user is signed in.
 */
export async function ownAndRead(
  project: Project,
  usage: Usage,
  uid: string,
  { vaga, prova }: Pick<StoredTicket, 'vaga' | 'prova'>,
): Promise<ReadAttempt> {
  const client = connect(project, uid);
  trackUsage(client, usage, 'own');
  try {
    const owned = await attempt(becomeOwner(client.db, uid, { link: PROTECTED_LINK, vaga, prova }));
    // Reads even after an error: the place may already be this user's.
    const read = await tryToRead(client.db);
    return read === 'refused' && owned === 'failed' ? 'failed' : read;
  } finally {
    await client.close();
  }
}

export async function tryToRead(db: Firestore): Promise<ReadAttempt> {
  return attempt(readAddress(db, PROTECTED_LINK));
}

function attempt(request: Promise<unknown>): Promise<ReadAttempt> {
  return request.then(
    () => 'read',
    (error) => (isDenied(error) ? 'refused' : 'failed'),
  );
}
