import { doc, onSnapshot, type DocumentSnapshot, type Firestore, type Unsubscribe } from 'firebase/firestore';
import { documents } from '../documentPaths';
import { subscribeWithRetry } from '../firebase/subscribeWithRetry';
import { profileConverter, type Profile } from '../model';

interface Listeners {
  onProfile: (profile: Profile | undefined) => void;
  /** The server does not answer: it is not known whether the profile exists. */
  onSilence: () => void;
}

export function subscribeToProfile(
  realtimeDb: Firestore,
  uid: string,
  { onProfile, onSilence }: Listeners,
): Unsubscribe {
  const ref = doc(realtimeDb, documents.profile(uid)).withConverter(profileConverter);
  return subscribeWithRetry<DocumentSnapshot<Profile>>(
    'O perfil não pôde ser lido',
    (onNext, onError) => onSnapshot(ref, { includeMetadataChanges: true }, onNext, onError),
    { onServer: (snapshot) => onProfile(snapshot.data()), onCache: onSilence },
  );
}
