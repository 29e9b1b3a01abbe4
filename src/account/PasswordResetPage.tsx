import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { useAuth } from '../auth/AuthContext';
import { loginIssue } from '../auth/issues';
import { loadAccount } from '../auth/loadAccount';
import { LOGIN_PATH, signUpPath } from '../base/paths';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { afterFocusingPage, focusIfLost } from '../ui/focus';
import { Form } from '../ui/form/Form';
import { useForm } from '../ui/form/useForm';
import { useSearch } from '../ui/useHydrated';
import { AdviceLink } from './AdviceLink';
import { EmailField } from './fields/EmailField';
import { Email } from './fields/schemas';
import { accountMessages } from './messages';
import { pathAfterLogin } from './pathsAfter';
import { useTypedEmail } from './useTypedEmail';

const texts = accountMessages.reset;

/** `/recuperar-senha`. The answer does not reveal whether the address has an account. */
export default function PasswordResetPage() {
  const search = useSearch();
  const signedIn = useAuth().state.status === 'signedIn';
  /** The address to which a link was sent; empty before. */
  const [sent, setSent] = useState('');
  const form = useForm(
    v.object({ email: Email }),
    { email: useTypedEmail() },
    async ({ email }) => {
      const { auth, requestPasswordReset } = await loadAccount();
      await requestPasswordReset(auth, email, LOGIN_PATH + search);
      setSent(email);
    },
    loginIssue,
  );

  return (
    <Card icon={sent ? 'mail' : 'lock'} centered={!!sent}>
      <PageHead title={texts.title} description={texts.description} />
      <h1>{sent ? texts.sentHeading : texts.heading}</h1>
      {!sent && <p>{texts.text}</p>}
      {/* Always in the DOM, so that screen readers announce it. */}
      <p role="status">{sent && texts.sent(sent)}</p>
      {sent ? (
        <Button look="quiet" ref={focusIfLost} onClick={afterFocusingPage(() => setSent(''))}>
          {texts.again}
        </Button>
      ) : (
        <Form form={form} button={texts.button} busyButton={texts.busy}>
          <EmailField {...form.field('email')} />
        </Form>
      )}
      {sent && !signedIn && (
        <p>
          <AdviceLink
            texts={texts.noAccount}
            to={signUpPath(pathAfterLogin(search))}
            state={{ email: sent }}
          />
        </p>
      )}
      {/* For a signed-in person the login leads to the profile, or back to the page that the query names. */}
      <Link to={{ pathname: LOGIN_PATH, search }} className="own-line">
        {signedIn ? texts.backSignedIn : texts.back}
      </Link>
    </Card>
  );
}
