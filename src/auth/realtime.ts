// The subscription to a profile. Only signed-in people load this chunk, because it needs the whole Firestore
// SDK.
import { doc, type Firestore, type Unsubscribe } from 'firebase/firestore';
import { documents } from '../base/documentPaths';
import { subscribeToDocument } from '../firebase/subscribeWithRetry';
import { profileIn, type Profile } from '../model';

export { realtimeDb } from '../firebase/realtime';

interface ProfileListeners {
  onProfile: (profile: Profile | undefined) => void;
  /** Called while the server does not answer: whether the profile exists is then unknown. */
  onNoAnswer: () => void;
}

export function subscribeToProfile(
  db: Firestore,
  uid: string,
  { onProfile, onNoAnswer }: ProfileListeners,
): Unsubscribe {
  return subscribeToDocument('O perfil não pôde ser lido', doc(db, documents.profile(uid)), {
    onServer: (fields) => onProfile(fields && profileIn(uid, fields)),
    onCache: onNoAnswer,
  });
}
