import { doc, serverTimestamp, type Firestore, type WriteBatch } from 'firebase/firestore/lite';
import { documents } from '../../base/documentPaths';
import { commitOnce, commitOrVerify, readOnce } from '../../firebase/once';
import { TERMS_VERSION } from '../../model';

/** By uid, whether the person has accepted the current terms, so that one visit reads this only once. */
const answers = new Map<string, Promise<boolean>>();

/**
 * Whether the person has accepted the current version of the terms.
 * @throws the SDK's errors, or NoAnswerError; after an error, the next call reads again
 */
export function hasAcceptedTerms(db: Firestore, uid: string): Promise<boolean> {
  const answer = answers.get(uid) ?? readAcceptance(db, uid);
  answers.set(uid, answer);
  return answer.catch((error: unknown) => {
    answers.delete(uid);
    throw error;
  });
}

/** @throws the SDK's errors, or NoAnswerError, if the consent was not saved */
export async function acceptTerms(db: Firestore, uid: string): Promise<void> {
  const commit = commitOnce(db, (batch) => writeConsent(batch, db, uid));
  await commitOrVerify(commit, () => readAcceptance(db, uid));
  answers.set(uid, Promise.resolve(true));
}

/** Adds a write to a commit: the person's consent to the current version of the terms. */
export function writeConsent(batch: WriteBatch, db: Firestore, uid: string): void {
  batch.set(doc(db, documents.consent(uid)), { versao: TERMS_VERSION, em: serverTimestamp() });
}

async function readAcceptance(db: Firestore, uid: string): Promise<boolean> {
  const version: unknown = (await readOnce(doc(db, documents.consent(uid)))).data()?.['versao'];
  // `>=`: on a page from before a deploy, TERMS_VERSION may be older than the version that the person
  // accepted elsewhere.
  return typeof version === 'string' && version >= TERMS_VERSION;
}
