import { useMemo, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import * as v from 'valibot';
import { useAuth } from '../auth/AuthContext';
import { signUpIssue } from '../auth/issues';
import { loadAccount } from '../auth/loadAccount';
import { authMessages } from '../auth/messages';
import { isNoConnection } from '../base/errors';
import { loadChunk, withStyles } from '../base/loadChunk';
import { loginPath } from '../base/paths';
import { report } from '../base/reporting';
import type { SignUpState } from '../promotions/panel/signUpPart';
import { Card } from '../ui/Card';
import { PageHead } from '../ui/PageHead';
import { TICKED } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { useCheckedForm } from '../ui/form/useCheckedForm';
import { useChunk } from '../ui/loading/useChunk';
import { useLoaded } from '../ui/loading/useLoaded';
import { useSearch } from '../ui/useHydrated';
import { useTrueAfter } from '../ui/useTrueAfter';
import { Benefits } from './Benefits';
import { SignUpFields } from './fields/SignUpFields';
import { NewEmail, NewPassword } from './fields/newAccount';
import { personEntries } from './fields/person';
import { personMessages } from './fields/personMessages';
import { pathAfterSignUp, promotionToReturnTo } from './pathsAfter';
import { signUpMessages } from './signUpMessages';
import { welcome } from './welcome';

const texts = signUpMessages;

const SignUp = v.object({
  ...personEntries,
  email: NewEmail,
  password: NewPassword,
  consent: v.literal(TICKED, personMessages.consent.missing),
});

/** How long the page waits for the profile after the registration. */
const PROFILE_LIMIT_MS = 5_000;

const EMPTY = { name: '', email: '', celular: '', estado: '', cidade: '', password: '', consent: '' };

/**
 * `/sign-up/novo-cadastro`. After the sign-up, opens the promotion or the waiting room that the query names,
 * else the home page.
 */
export default function SignUpPage() {
  const { state } = useAuth();
  const search = useSearch();
  const destination = pathAfterSignUp(search);
  const back = destination === '/' ? null : destination;
  const promotionId = promotionToReturnTo(search);
  const joining = useJoining(promotionId);
  /** The navigation state for the next page; null until the registration has succeeded. */
  const [done, setDone] = useState<SignUpState | null>(null);
  const late = useTrueAfter(done !== null, PROFILE_LIMIT_MS);

  const form = useCheckedForm(
    SignUp,
    EMPTY,
    async (data) => {
      const uid = await signUp(data);
      await joining?.joinBySignUp(joining.promotion, uid);
      setDone({ signedUp: true });
      welcome(destination, texts.done);
    },
    signUpIssue,
  );

  // No redirect while the form is busy: `register` may sign in for a moment, only to check whether an account
  // is complete.
  const mayLeave = done !== null || !form.busy;
  if ((state.status === 'signedIn' && mayLeave) || late) {
    return <Navigate to={destination} replace state={done} />;
  }
  return (
    <Card {...(promotionId ? { stage: 'star' } : { icon: 'person' })}>
      {joining && <joining.PrizeStrip promotion={joining.promotion} />}
      <PageHead title={texts.title} description={texts.description} picture="share-cadastro.jpg" />
      <h1>{texts.heading}</h1>
      <p>
        <strong>{texts.free}</strong> <small>{texts.required}</small>
      </p>
      {/* After the registration, the form stays busy until the new profile has arrived. */}
      <Form
        form={{ ...form, busy: form.busy || done !== null }}
        button={joining ? texts.joinButton : texts.button}
        busyButton={texts.busy}
      >
        <SignUpFields form={form} back={back} />
        {joining && <joining.RulesNote {...joining.promotion} />}
      </Form>
      <Link to={loginPath(back)} className="own-line">
        {authMessages.toLogin}
      </Link>
      {!joining && <Benefits />}
    </Card>
  );
}

/** @returns the new account's uid */
async function signUp(data: v.InferOutput<typeof SignUp>): Promise<string> {
  const { name, email, celular, estado, cidade, password } = data;
  const { auth, db, register, requestConfirmation } = await loadAccount();
  const uid = await register(auth, db, { name, email, celular, estado, cidade, password });
  requestConfirmation(auth).catch((error: unknown) => {
    // An error is only logged, because the profile page offers to send the link again.
    if (!isNoConnection(error)) report('O link de confirmação não foi enviado:', error);
  });
  return uid;
}

const loadJoining = () => withStyles(loadChunk(() => import('../promotions/panel/signUpPart'), 'never'));

/**
 * The promotion that the sign-up also joins, with the functions and components for joining. Null until all
 * are loaded, and if the promotion is not open: the promotion's page, which opens after the sign-up, says so.
 */
function useJoining(promotionId: string | null) {
  const { chunk } = useChunk(promotionId ? loadJoining : null);
  const read = useMemo(
    () => (chunk && promotionId ? () => chunk.readOpenPromotion(promotionId) : null),
    [chunk, promotionId],
  );
  const { loaded } = useLoaded(read);
  const promotion = loaded.status === 'ready' ? loaded.data : null;
  return chunk && promotion ? { ...chunk, promotion } : null;
}
