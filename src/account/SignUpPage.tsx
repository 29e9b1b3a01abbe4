import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import * as v from 'valibot';
import { useAuth } from '../auth/AuthContext';
import { signUpIssue } from '../auth/errors';
import { errorTexts } from '../auth/issues';
import { loadAccount } from '../auth/loadAccount';
import { messages as authMessages } from '../auth/messages';
import { TermsLink } from '../auth/TermsLink';
import { JUST_REGISTERED, loginPath, resetPath } from '../paths';
import { Card } from '../ui/Card';
import { CheckboxField, TICKED } from '../ui/Field';
import { Form } from '../ui/Form';
import { PageHead } from '../ui/PageHead';
import { notify } from '../ui/notify';
import { codeOf, report } from '../reporting';
import { useCheckedForm } from '../ui/useCheckedForm';
import { useSearch } from '../ui/useHydrated';
import { useTrueAfter } from '../ui/useTrueAfter';
import { messages } from './messages';
import { pathAfterSignUp } from './pathsAfter';
import { NameField } from './NameField';
import { NewEmail, NewPassword } from './newAccount';
import { NewEmailField } from './NewEmailField';
import { NewPasswordField } from './NewPasswordField';
import { personEntries } from './person';
import { PersonFields } from './PersonFields';

const texts = messages.signUp;

const SignUp = v.object({
  ...personEntries,
  email: NewEmail,
  password: NewPassword,
  consent: v.literal(TICKED, messages.errors.consent),
});

/** How long the page waits for the profile after the registration, ms. */
const PROFILE_LIMIT_MS = 5_000;

const EMPTY = { name: '', email: '', celular: '', estado: '', cidade: '', password: '', consent: '' };

/** `/sign-up/novo-cadastro`. Leads afterwards to the promotion or the waiting room that the address names, or home. */
export default function SignUpPage() {
  const { state } = useAuth();
  const search = useSearch();
  const destination = pathAfterSignUp(search);
  const back = destination === '/' ? null : destination;
  const [done, setDone] = useState(false);
  const late = useTrueAfter(done, PROFILE_LIMIT_MS);

  const form = useCheckedForm(
    SignUp,
    EMPTY,
    async (data) => {
      await signUp(data);
      setDone(true);
    },
    signUpIssue,
  );

  // Stay while the form is busy: `register` may sign in only to check whether an account is complete, and sign out again.
  const mayLeave = done || !form.busy;
  if ((state.status === 'signedIn' && mayLeave) || late) {
    return <Navigate to={destination} replace state={done ? JUST_REGISTERED : null} />;
  }
  return (
    <Card stage>
      <PageHead title={texts.title} description={texts.description} picture="share-cadastro.jpg" />
      <h1>{texts.heading}</h1>
      <p>{texts.required}</p>
      {/* Stays busy after the registration until the profile has arrived. */}
      <Form form={{ ...form, busy: form.busy || done }} button={texts.button} busyButton={texts.busy}>
        <NameField {...form.field('name')} />
        <NewEmailField
          {...form.field('email')}
          hint={
            form.errors.email === errorTexts.emailInUse && <Link to={resetPath(back)}>{texts.forgotten}</Link>
          }
        />
        <PersonFields form={form} />
        <NewPasswordField
          {...form.field('password')}
          label={messages.password}
          known={[form.values.name, form.values.email, form.values.celular]}
        />
        <p role="status" className="visually-hidden">
          {form.lastError}
        </p>
        <CheckboxField {...form.field('consent')} label={CONSENT} />
      </Form>
      <Link to={loginPath(back)} className="own-line">
        {texts.login}
      </Link>
    </Card>
  );
}

const CONSENT = (
  <>
    {texts.consentBefore}
    <TermsLink text={texts.consentLink} />
  </>
);

async function signUp(data: v.InferOutput<typeof SignUp>): Promise<void> {
  const { name, email, celular, estado, cidade, password } = data;
  const { auth, db, register, requestConfirmation } = await loadAccount();
  await register(auth, db, { name, email, celular, estado, cidade, password });
  requestConfirmation(auth).catch((error: unknown) => {
    // The profile page offers to send the link again.
    if (codeOf(error) !== 'auth/network-request-failed')
      report('O link de confirmação não foi enviado:', error);
  });
  notify('success', authMessages.signedUp);
}
