import type { Auth } from 'firebase/auth';

/**
 * Signs out if Firebase has ended this session, as it does when the account's password or address changes:
 * `reload` then fails, and the SDK itself signs out.
 */
export async function signOutIfEnded({ currentUser }: Auth): Promise<void> {
  await currentUser?.reload().catch(() => {});
}
