import { doc, serverTimestamp, type Firestore, type WriteBatch } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { commitOnce, commitOrVerify, readOnce } from '../../firebase/once';
import { TERMS_VERSION } from '../../model';

/**
 * Whether the person has accepted the current version of the terms.
 * @throws the SDK's errors, or NoAnswerError
 */
export async function hasAcceptedTerms(db: Firestore, uid: string): Promise<boolean> {
  const version = (await readOnce(db, documents.consent(uid)))?.versao;
  // `>=`: on a page from before a deploy, TERMS_VERSION may be older than the version that the person
  // accepted elsewhere.
  return typeof version === 'string' && version >= TERMS_VERSION;
}

/** @throws the SDK's errors, or NoAnswerError, if the consent was not saved */
export async function acceptTerms(db: Firestore, uid: string): Promise<void> {
  const commit = commitOnce(db, (batch) => writeConsent(batch, db, uid));
  await commitOrVerify(commit, () => hasAcceptedTerms(db, uid));
}

/** Adds a write to a commit: the person's consent to the current version of the terms. */
export function writeConsent(batch: WriteBatch, db: Firestore, uid: string): void {
  batch.set(doc(db, documents.consent(uid)), { versao: TERMS_VERSION, em: serverTimestamp() });
}
