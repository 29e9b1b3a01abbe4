import { useEffect, useState } from 'react';
import type { EmailState } from '../../auth/credentials/emailAddress';
import { loadAccount } from '../../auth/loadAccount';
import { onPageVisible } from '../../base/listenTo';

/** The account's address and whether it is confirmed; null until Firebase has answered. */
export function useEmailState(): EmailState | null {
  const [state, setState] = useState<EmailState | null>(null);
  // Asks again whenever the page becomes visible: the person may have opened the e-mail's link elsewhere.
  useEffect(() => {
    let stopped = false;
    const check = async () => {
      try {
        const { auth, emailState } = await loadAccount();
        const now = await emailState(auth);
        if (!stopped) setState(now);
      } catch {
        // Without Firebase's answer, the state stays as it was.
      }
    };
    void check();
    const endListening = onPageVisible(() => void check());
    return () => {
      stopped = true;
      endListening();
    };
  }, []);
  return state;
}
