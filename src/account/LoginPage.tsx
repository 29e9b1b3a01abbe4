import { Link, Navigate, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useAuth } from '../auth/AuthContext';
import { errorTexts } from '../auth/errorMessages';
import { loginIssue } from '../auth/issues';
import { loadAccount } from '../auth/loadAccount';
import { authMessages } from '../auth/messages';
import { RESET_PATH, signUpPath } from '../base/paths';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { PasswordField } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { useForm } from '../ui/form/useForm';
import { notify } from '../ui/toast/notify';
import { useSearch } from '../ui/useHydrated';
import { useIsMounted } from '../ui/useIsMounted';
import { AdviceLink } from './AdviceLink';
import { Benefits } from './Benefits';
import { EmailField } from './fields/EmailField';
import { Email, Password } from './fields/schemas';
import { accountMessages } from './messages';
import { pathAfterLogin } from './pathsAfter';
import { useTypedEmail } from './useTypedEmail';
import { welcome } from './welcome';

const texts = accountMessages.login;

const Login = v.object({
  email: Email,
  password: Password,
});

/** `/login`. Leads to the profile, or back to the page that required the login. */
export default function LoginPage() {
  const { state } = useAuth();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const search = useSearch();
  const destination = pathAfterLogin(search);
  const form = useForm(
    Login,
    { email: useTypedEmail(), password: '' },
    async ({ email, password }) => {
      const { auth, db, logIn } = await loadAccount();
      const outcome = await logIn(auth, db, email, password);
      if (outcome === 'loggedIn') return welcome(destination, texts.done);
      // `logIn` has signed out again: go home, unless the visitor has opened another page meanwhile.
      if (isMounted.current) void navigate('/', { replace: true });
      if (outcome === 'deleted') return notify('success', authMessages.deleted);
      notify('error', errorTexts.userNotFound);
      notify('error', authMessages.notSignedUp);
    },
    loginIssue,
  );

  if (state.status === 'signedIn') return <Navigate to={destination} replace />;
  const [email, password] = [form.field('email'), form.field('password')];
  const reset = { to: { pathname: RESET_PATH, search }, state: { email: form.values.email } };
  const signUp = signUpPath(destination);
  const wrong = password.error === errorTexts.wrongPassword;
  return (
    <Card icon="person">
      <PageHead title={texts.title} description={texts.description} />
      <h1>{texts.heading}</h1>
      <Form form={form} button={texts.button} busyButton={texts.busy}>
        <EmailField
          {...email}
          hint={email.error === errorTexts.userNotFound && <AdviceLink texts={texts.unknown} to={signUp} />}
        />
        <div>
          <PasswordField
            {...password}
            label={accountMessages.password}
            hint={wrong && <AdviceLink texts={texts.wrong} {...reset} />}
            autoComplete="current-password"
          />
          {!wrong && (
            <Link {...reset} className="own-line">
              {texts.forgotten}
            </Link>
          )}
        </div>
      </Form>
      <ButtonLink look="quiet" full to={signUp}>
        {texts.signUp}
      </ButtonLink>
      <Benefits />
    </Card>
  );
}
