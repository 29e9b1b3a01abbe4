import type { Auth } from 'firebase/auth';

/** Reloads the user, which signs out if Firebase has ended this session because its account's password or address has changed. */
export async function leaveEndedSession({ currentUser }: Auth): Promise<void> {
  await currentUser?.reload().catch(() => undefined);
}
