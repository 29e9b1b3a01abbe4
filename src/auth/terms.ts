import type { Firestore } from 'firebase/firestore/lite';
import { commitOnce, readOnce } from '../firebase/once';
import { TERMS_VERSION } from '../model';
import { consentRef, writeConsent } from './documents';

/** The answers of this visit by uid, so that each is read once. */
const answers = new Map<string, Promise<boolean>>();

/**
 * Whether the person has accepted the current version of the terms.
 * @throws the SDK's errors, or NoAnswerError; then the next call reads again
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
  try {
    await commitOnce(db, (transaction) => writeConsent(transaction, db, uid));
  } catch (error) {
    // The answer may have been lost, or another tab was faster: the rules accept each version once.
    const accepted = await readAcceptance(db, uid).catch(() => false);
    if (!accepted) throw error;
  }
  answers.set(uid, Promise.resolve(true));
}

async function readAcceptance(db: Firestore, uid: string): Promise<boolean> {
  const version: unknown = (await readOnce(consentRef(db, uid))).data()?.['versao'];
  // A page loaded before the last deploy knows only an older version than the person may have accepted.
  return typeof version === 'string' && version >= TERMS_VERSION;
}
