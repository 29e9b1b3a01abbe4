import { doc, serverTimestamp, type Firestore, type Transaction } from 'firebase/firestore/lite';
import { documents } from '../documentPaths';
import { TERMS_VERSION } from '../model';

/** A person's profile. firestore.rules say which of a person's documents are created and deleted together. */
export function profileRef(db: Firestore, uid: string) {
  return doc(db, documents.profile(uid));
}

export function consentRef(db: Firestore, uid: string) {
  return doc(db, documents.consent(uid));
}

/** Adds a write to a commit: the person's consent to the current version of the terms. */
export function writeConsent(transaction: Transaction, db: Firestore, uid: string): void {
  transaction.set(consentRef(db, uid), { versao: TERMS_VERSION, em: serverTimestamp() });
}

/** The marker `privado/contagem`, which exists once the registration has been counted. */
export function markerRef(db: Firestore, uid: string) {
  return doc(db, documents.marker(uid));
}
