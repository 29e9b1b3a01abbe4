import type { Profile } from '../model';

/** A person is signed in if Firebase Auth has a user, and Firestore has that user's profile. */
export type AuthState =
  /**
   * `offline`: the server does not answer, and the page has no stored profile to show, or not yet the code
   * that reads it.
   */
  | { status: 'loading'; offline: boolean }
  /**
   * `profileMissing`: Firebase Auth has a user, but there is no profile: the sign-up or the deletion is
   * incomplete.
   */
  | { status: 'signedOut'; profileMissing: boolean }
  | { status: 'signedIn'; profile: Profile };
