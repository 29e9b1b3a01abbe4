import { accountIssue } from '../../auth/issues';
import { loadAccount } from '../../auth/loadAccount';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { FormError, FormSuccess } from '../../ui/form/FormError';
import { useAction } from '../../ui/useAction';
import { Section } from './Setting';
import { profileMessages } from './profileMessages';

const texts = profileMessages.confirmation;

/** Asks the person to confirm the account's address, and sends the link again on request. */
export function EmailConfirmation({ email }: { email: string }) {
  const { busy, done, error, run } = useAction(async () => {
    const { auth, requestConfirmation } = await loadAccount();
    await requestConfirmation(auth);
  }, accountIssue);

  return (
    <Section heading={texts.heading} className="profile-notice">
      <Icon name="mail" />
      <p>{texts.text(email)}</p>
      <Button look="plain" busy={busy} busyText={texts.busy} onClick={run}>
        {texts.button}
      </Button>
      <FormError text={error} />
      <FormSuccess text={done ? texts.sent(email) : ''} />
    </Section>
  );
}
