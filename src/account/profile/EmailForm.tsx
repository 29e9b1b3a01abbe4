import { useState } from 'react';
import * as v from 'valibot';
import { accountIssue } from '../../auth/issues';
import { loadAccount } from '../../auth/loadAccount';
import { Icon } from '../../ui/Icon';
import { Form } from '../../ui/form/Form';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { EmailField } from '../fields/EmailField';
import { NewEmail } from '../fields/newAccount';
import { Password } from '../fields/schemas';
import { CurrentPassword } from './CurrentPassword';
import { problemOf, Setting } from './Setting';
import { profileMessages } from './profileMessages';

const texts = profileMessages.newEmail;

const EmailChange = v.object({ newEmail: NewEmail, current: Password });

/**
 * Changes the account's address, which requires the password and a tap on the link in the e-mail to the new
 * address.
 */
export function EmailForm() {
  const [sentTo, setSentTo] = useState('');
  const form = useCheckedForm(
    EmailChange,
    { newEmail: '', current: '' },
    async ({ newEmail, current }, reset) => {
      setSentTo('');
      const { auth, requestEmailChange } = await loadAccount();
      await requestEmailChange(auth, current, newEmail);
      reset();
      setSentTo(newEmail);
    },
    accountIssue,
  );

  return (
    <Setting
      icon={<Icon name="mail" />}
      heading={texts.heading}
      summary={texts.summary}
      problem={problemOf(form, texts.unfinished)}
    >
      <p>{texts.text}</p>
      <Form form={form} button={texts.button} busyButton={texts.busy} success={sentTo && texts.sent(sentTo)}>
        <EmailField {...form.field('newEmail')} label={texts.next} autoComplete="email" />
        <CurrentPassword {...form.field('current')} />
      </Form>
    </Setting>
  );
}
