import { useEffect, useEffectEvent } from 'react';
import type { EmailState } from '../../auth/credentials/emailAddress';
import { loadAccount } from '../../auth/loadAccount';
import { onPageVisible } from '../../base/listenTo';
import { useLoaded } from '../../ui/loading/useLoaded';

/** The account's address and whether it is confirmed; null until Firebase has answered. */
export function useEmailState(): EmailState | null {
  const { loaded, tryAgain } = useLoaded(readEmailState);
  // Asks again whenever the page becomes visible: the person may have opened the e-mail's link elsewhere.
  // Without Firebase's answer, which `useLoaded` logs, the state stays as it was.
  const onVisible = useEffectEvent(tryAgain);
  useEffect(() => onPageVisible(() => onVisible()), []);
  return loaded.status === 'ready' ? loaded.data : null;
}

async function readEmailState(): Promise<EmailState | null> {
  const { auth, emailState } = await loadAccount();
  return emailState(auth);
}
