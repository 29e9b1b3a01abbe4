import { useEffect, useState } from 'react';
import { accountIssue } from '../auth/errors';
import { loadAccount } from '../auth/loadAccount';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { messages } from './messages';
import { Section } from './Section';

const texts = messages.confirmation;

/** Asks to confirm the account's address, until that has been done. It blocks nothing. */
export function EmailConfirmation() {
  const [email, setEmail] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready');
  const [error, setError] = useState('');

  // The link may be opened in another tab or on another device.
  useEffect(() => {
    let left = false;
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const { auth, unconfirmedEmail } = await loadAccount();
        const unconfirmed = await unconfirmedEmail(auth);
        if (!left) setEmail(unconfirmed);
      } catch {
        // Without an answer nothing is asked.
      }
    };
    void check();
    const listener = () => void check();
    document.addEventListener('visibilitychange', listener);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', listener);
    };
  }, []);

  const send = async () => {
    setState('busy');
    setError('');
    try {
      const { auth, requestConfirmation } = await loadAccount();
      await requestConfirmation(auth);
      setState('sent');
    } catch (thrown) {
      setError(accountIssue(thrown).message);
      setState('ready');
    }
  };

  if (email === null) return null;
  return (
    <Section heading={texts.heading}>
      <p>{texts.text(email)}</p>
      <FormError text={error} />
      <p role="status">{state === 'sent' && texts.sent}</p>
      <Button quiet busy={state === 'busy'} onClick={() => void send()}>
        {state === 'busy' ? texts.busy : texts.button}
      </Button>
    </Section>
  );
}
