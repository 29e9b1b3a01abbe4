import { useState } from 'react';
import { accountIssue } from '../auth/errors';
import { loadAccount } from '../auth/loadAccount';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { messages } from './messages';
import { Section } from './Section';

const texts = messages.confirmation;

/** Asks to confirm the account's address. It blocks nothing. */
export function EmailConfirmation({ email }: { email: string }) {
  const [state, setState] = useState<'ready' | 'busy' | 'sent'>('ready');
  const [error, setError] = useState('');

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
