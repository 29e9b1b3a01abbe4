import { useState } from 'react';
import type { Auth } from 'firebase/auth';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { accountIssue, MaybeUsedError } from '../auth/errors';
import { loadAccount } from '../auth/loadAccount';
import { loginPath, pathAfterReset, pathOnThisSite, PROFILE_PATH, resetPath } from '../paths';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { PasswordField } from '../ui/Field';
import { Form } from '../ui/Form';
import { FormError } from '../ui/FormError';
import { LoadingPage } from '../ui/Loading';
import { notify } from '../ui/notify';
import { PageHead } from '../ui/PageHead';
import { codeOf } from '../reporting';
import { useForm } from '../ui/useForm';
import { useHydrated, useSearch } from '../ui/useHydrated';
import { useLoaded } from '../ui/useLoaded';
import { OwnEmail } from './EmailField';
import { messages } from './messages';
import { NewPassword } from './schemas';

const texts = messages.action;

/** The kinds of links, by the names that they have in the address and in Firebase's answer. */
const OPERATIONS = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
} as const;

type Mode = keyof typeof OPERATIONS;

/** The links that need one tap, with the page after it. */
const TAPS = {
  verifyEmail: { to: PROFILE_PATH, label: texts.toProfile },
  verifyAndChangeEmail: { to: loginPath(null), label: texts.toLogin },
  recoverEmail: { to: resetPath(null), label: texts.toReset },
} as const;

/** Where to ask for another link of the same kind. Nobody can ask for one that undoes a change. */
const ANOTHER = {
  resetPassword: resetPath(null),
  verifyEmail: PROFILE_PATH,
  verifyAndChangeEmail: PROFILE_PATH,
  recoverEmail: null,
} as const;

interface LinkInEmail {
  mode: Mode;
  code: string;
  /** The path to which the link leads on. */
  onward: string | null;
}

/** `/acao`: the page of the links in Firebase's e-mails. Opening one uses nothing up, because e-mail filters open them, too. */
export default function ActionPage() {
  const search = useSearch();
  if (!useHydrated()) return <LoadingPage {...texts.page} />;
  const link = linkIn(search);
  return link ? <Action key={link.code} link={link} /> : <Refused reason="foreign" />;
}

function Action({ link }: { link: LinkInEmail }) {
  const { loaded, tryAgain } = useLoaded(useReader(link.code));
  if (loaded.status === 'loading') return <LoadingPage {...texts.page} />;
  if (loaded.status === 'failed') {
    return (
      <Card stage centered role="alert">
        <PageHead {...texts.page} />
        <p>{texts.failed}</p>
        <Button onClick={tryAgain}>{texts.tryAgain}</Button>
      </Card>
    );
  }
  const action = loaded.data;
  const { mode, code, onward } = link;
  if ('refused' in action) return <Refused reason={action.refused} mode={mode} />;
  if (action.operation !== OPERATIONS[mode]) return <Refused reason="foreign" />;
  return mode === 'resetPassword' ? (
    <PasswordReset code={code} email={action.email} onward={onward} />
  ) : (
    <Tap mode={mode} code={code} email={action.email} />
  );
}

/** The same function at every render, as useLoaded needs it. */
function useReader(code: string) {
  const [read] = useState(() => async () => {
    const { auth, readAction } = await loadAccount();
    return readAction(auth, code);
  });
  return read;
}

function PasswordReset({ code, email, onward }: { code: string; email: string; onward: string | null }) {
  const navigate = useNavigate();
  /** An earlier attempt had no answer, so it may have used the link up. */
  const [uncertain, setUncertain] = useState(false);
  const form = useForm(
    v.object({ password: NewPassword }),
    { password: '' },
    async ({ password }) => {
      const { auth, resetPassword } = await loadAccount();
      try {
        await resetPassword(auth, code, password);
      } catch (thrown) {
        if (uncertain && codeOf(thrown) === 'auth/invalid-action-code') throw new MaybeUsedError();
        setUncertain(codeOf(thrown) === 'auth/network-request-failed');
        throw thrown;
      }
      await endedSession(auth);
      notify('success', texts.resetPassword.done);
      void navigate(pathAfterReset(onward), { replace: true });
    },
    accountIssue,
  );
  return (
    <Card stage>
      <PageHead {...texts.page} />
      <h1>{texts.resetPassword.heading}</h1>
      <p>{texts.resetPassword.account(email)}</p>
      <Form form={form} button={texts.resetPassword.button} busyButton={texts.resetPassword.busy}>
        <OwnEmail email={email} />
        <PasswordField
          {...form.field('password')}
          label={texts.resetPassword.password}
          hint={messages.signUp.passwordHint}
          autoComplete="new-password"
        />
      </Form>
    </Card>
  );
}

function Tap({ mode, code, email }: { mode: keyof typeof TAPS; code: string; email: string }) {
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  /** An earlier tap had no answer, so it may have used the link up. */
  const [uncertain, setUncertain] = useState(false);
  const [error, setError] = useState('');
  const { heading, text, button, doneHeading, done } = texts[mode];

  const apply = async () => {
    setState('busy');
    setError('');
    try {
      const { auth, applyAction } = await loadAccount();
      await applyAction(auth, code).catch((thrown: unknown) => {
        if (!uncertain || codeOf(thrown) !== 'auth/invalid-action-code') throw thrown;
      });
      await endedSession(auth);
      setState('done');
    } catch (thrown) {
      setUncertain(codeOf(thrown) === 'auth/network-request-failed');
      setError(accountIssue(thrown).message);
      setState('ready');
    }
  };

  return (
    <Card stage centered done={state === 'done'}>
      <PageHead {...texts.page} />
      <h1>{state === 'done' ? doneHeading : heading}</h1>
      <p role="status">{state === 'done' ? done : text(email)}</p>
      <FormError text={error} />
      {state === 'done' ? (
        <ButtonLink to={TAPS[mode].to}>{TAPS[mode].label}</ButtonLink>
      ) : (
        <Button busy={state === 'busy'} onClick={() => void apply()}>
          {state === 'busy' ? texts.busy : button}
        </Button>
      )}
      {mode === 'verifyEmail' && state !== 'done' && (
        <Link to={resetPath(null)} className="own-line">
          {texts.toReset}
        </Link>
      )}
    </Card>
  );
}

/** Signs out here if Firebase has ended this session, as it does where a password or an address changes; else nobody. */
async function endedSession({ currentUser }: Auth): Promise<void> {
  await currentUser?.reload().catch(() => undefined);
}

interface RefusedProps {
  reason: 'expired' | 'used' | 'gone' | 'foreign';
  mode?: Mode;
}

function Refused({ reason, mode }: RefusedProps) {
  const spent = reason === 'expired' || reason === 'used';
  const another = spent && mode && ANOTHER[mode];
  return (
    <Card stage="unlit" centered>
      <PageHead {...texts.page} />
      <h1>{texts.refused.heading}</h1>
      <p>{another === null ? texts.refused.lastOne : texts.refused[reason]}</p>
      {another ? (
        <>
          <ButtonLink to={another}>{texts.another}</ButtonLink>
          <Link to="/" className="own-line">
            {texts.toHome}
          </Link>
        </>
      ) : (
        <ButtonLink to="/">{texts.toHome}</ButtonLink>
      )}
    </Card>
  );
}

/** Null if the link is not complete, or of another Firebase project. */
function linkIn(search: string): LinkInEmail | null {
  const link = new URLSearchParams(search);
  const [mode, code, key] = [link.get('mode'), link.get('oobCode'), link.get('apiKey')];
  if (!mode || !code || !isMode(mode)) return null;
  if (key !== null && key !== import.meta.env.VITE_FIREBASE_API_KEY) return null;
  return { mode, code, onward: pathOnThisSite(link.get('continueUrl') ?? '') };
}

function isMode(mode: string): mode is Mode {
  return Object.hasOwn(OPERATIONS, mode);
}
