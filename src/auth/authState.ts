import type { Profile } from '../model';

/** A person is signed in if Firebase Auth has a user, and Firestore has that user's profile. */
export type AuthState =
  /** `offline`: this device has not stored the profile, and the server does not answer. */
  | { status: 'loading'; offline: boolean }
  /**
   * `profileMissing`: Firebase Auth has a user, but there is no profile: the sign-up or the deletion is
   * incomplete.
   */
  | { status: 'signedOut'; profileMissing: boolean }
  | { status: 'signedIn'; profile: Profile };
