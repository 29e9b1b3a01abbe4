import type { MouseEvent, ReactNode } from 'react';
import * as v from 'valibot';
import { useAuth } from '../../auth/AuthContext';
import { accountIssue } from '../../auth/issues';
import { authMessages } from '../../auth/messages';
import { config } from '../../config';
import { Button } from '../../ui/Button';
import { Outline } from '../../ui/Icon';
import { Form } from '../../ui/form/Form';
import { useForm } from '../../ui/form/useForm';
import { notify } from '../../ui/toast/notify';
import { useIsMounted } from '../../ui/useIsMounted';
import { Password } from '../fields/schemas';
import { CurrentPassword } from './CurrentPassword';
import { problemOf, Setting } from './Setting';
import { profileMessages } from './profileMessages';

const texts = profileMessages.deletion;

const Deletion = v.object({ current: Password });

/** Explains what the deletion of the account removes and keeps, and asks for the password. */
export function AccountDeletion() {
  const { deleteAccount } = useAuth();
  const isMounted = useIsMounted();
  const form = useForm(
    Deletion,
    { current: '' },
    ({ current }) => deleteAccount(current),
    (error) => {
      const issue = accountIssue(error);
      // Whoever has left the profile does not see the form's error. A wrong password begins no deletion.
      if (!isMounted.current) notify('error', issue.field ? issue.message : authMessages.notDeleted);
      return issue;
    },
  );

  return (
    <Setting
      icon={<Outline d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13" />}
      heading={texts.heading}
      summary={texts.summary}
      problem={problemOf(form, texts.unfinished)}
    >
      <p>{texts.text}</p>
      <details>
        <summary className="own-line">{texts.details}</summary>
        <div className="side-by-side">
          <Consequences {...texts.erased}>{texts.copies}</Consequences>
          <Consequences {...texts.kept}>
            {texts.winners} <a href={config.privacy.contactLink}>{config.privacy.contact}</a>.
          </Consequences>
        </div>
      </details>
      <Form form={form} button={texts.button} busyButton={texts.busy} look="quiet" danger>
        <CurrentPassword {...form.field('current')} />
        <Button disabled={form.busy} onClick={fold}>
          {texts.keep}
        </Button>
      </Form>
    </Setting>
  );
}

interface ConsequencesProps {
  heading: string;
  items: readonly string[];
  children: ReactNode;
}

/** A list of what the deletion of the account removes, or keeps. */
function Consequences({ heading, items, children }: ConsequencesProps) {
  return (
    <div className="profile-deletion">
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{children}</p>
    </div>
  );
}

/** Folds the section again, and focuses its heading, because the focused button becomes hidden. */
function fold({ currentTarget }: MouseEvent<HTMLElement>): void {
  const section = currentTarget.closest<HTMLDetailsElement>('details[name]');
  section?.removeAttribute('open');
  section?.querySelector('summary')?.focus();
}
