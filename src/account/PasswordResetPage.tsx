import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useAuth } from '../auth/AuthContext';
import { loginIssue } from '../auth/issues';
import { loadAccount } from '../auth/loadAccount';
import { textOf } from '../base/fields';
import { LOGIN_PATH } from '../base/paths';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { afterFocusingPage, focusIfLost } from '../ui/focus';
import { Form } from '../ui/form/Form';
import { FormSuccess } from '../ui/form/FormError';
import { useForm } from '../ui/form/useForm';
import { useSearch } from '../ui/useHydrated';
import { EmailField } from './fields/EmailField';
import { Email } from './fields/schemas';
import { accountMessages } from './messages';

const texts = accountMessages.reset;

/** `/recuperar-senha`. The answer does not reveal whether the address has an account. */
export default function PasswordResetPage() {
  const search = useSearch();
  const signedIn = useAuth().state.status === 'signedIn';
  /** The address to which a link was sent; empty before. */
  const [sent, setSent] = useState('');
  // The address that the person has typed on the login page, or that of the account, from the profile.
  const typed = textOf((useLocation().state as { email?: unknown } | null)?.email);
  const form = useForm(
    v.object({ email: Email }),
    { email: typed },
    async ({ email }) => {
      const { auth, requestPasswordReset } = await loadAccount();
      await requestPasswordReset(auth, email, LOGIN_PATH + search);
      setSent(email);
    },
    loginIssue,
  );

  return (
    <Card icon={sent ? 'mail' : 'lock'}>
      <PageHead title={texts.title} description={texts.description} />
      <h1>{sent ? texts.sentHeading : texts.heading}</h1>
      {!sent && <p>{texts.text}</p>}
      <FormSuccess text={sent && texts.sent(sent)} />
      {sent ? (
        <Button look="quiet" ref={focusIfLost} onClick={afterFocusingPage(() => setSent(''))}>
          {texts.again}
        </Button>
      ) : (
        <Form form={form} button={texts.button} busyButton={texts.busy}>
          <EmailField {...form.field('email')} />
        </Form>
      )}
      {/* For a signed-in person the login leads to the profile, or back to the page that the query names. */}
      <Link to={{ pathname: LOGIN_PATH, search }} className="own-line">
        {signedIn ? texts.backSignedIn : texts.back}
      </Link>
    </Card>
  );
}
