import { doc, type Firestore } from 'firebase/firestore';

/** A person's documents; firestore.rules says which of them come and go together. */
export function profileRef(db: Firestore, uid: string) {
  return doc(db, 'users', uid);
}

export function consentRef(db: Firestore, uid: string) {
  return doc(db, 'users', uid, 'privado', 'consentimento');
}

/** Of having been counted. */
export function markerRef(db: Firestore, uid: string) {
  return doc(db, 'users', uid, 'privado', 'contagem');
}
