import type { Firestore } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { commitInDocument } from '../savedFields';

/**
 * Shows a message in the waiting room; an empty text removes it. The message sent last stays: the transaction
 * reads the settings first, so that Firestore refuses a delayed commit, and is not repeated after a timeout.
 */
export function setMessage(db: Firestore, recado: string): Promise<void> {
  return commitInDocument(db, documents.settings, () => ({ recado }));
}
