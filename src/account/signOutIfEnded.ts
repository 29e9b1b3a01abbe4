import type { Auth } from 'firebase/auth';

/** Signs out here if Firebase has ended this session, as it does where a password or an address changes; else nobody. */
export async function signOutIfEnded({ currentUser }: Auth): Promise<void> {
  await currentUser?.reload().catch(() => undefined);
}
