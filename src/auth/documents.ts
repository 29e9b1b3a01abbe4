import { doc, type Firestore } from 'firebase/firestore';

/** A person's profile. firestore.rules say which of a person's documents are created and deleted together. */
export function profileRef(db: Firestore, uid: string) {
  return doc(db, 'users', uid);
}

export function consentRef(db: Firestore, uid: string) {
  return doc(db, 'users', uid, 'privado', 'consentimento');
}

/** The marker that a person has been counted. */
export function markerRef(db: Firestore, uid: string) {
  return doc(db, 'users', uid, 'privado', 'contagem');
}
