import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { accountIssue } from '../auth/issues';
import { focusIfLost } from '../ui/focus';
import { PasswordField } from '../ui/form/Field';
import { useForm } from '../ui/form/useForm';
import { DeskForm } from './DeskForm';
import { useConnected } from './TeamContext';
import { messages } from './messages';
import type { TeamSession } from './teamSession';
import { useAfterPress } from './useAfterPress';

const texts = messages.login;

const Login = v.object({ current: v.pipe(v.string(), v.nonEmpty(texts.passwordMissing)) });

/**
 * Asks a team member for the password, above the desk. Shown from an hour before writing requires a new
 * login; during that hour it is folded, so that it does not push the buttons off a phone's screen.
 */
export function LoginAgain({ session }: { session: TeamSession }) {
  const { loginDue } = useSyncExternalStore(session.subscribe, session.getState);
  const due = useAfterPress(loginDue);
  return loginDue === 'no' || due === 'no' ? null : <PasswordQuestion session={session} due={due} />;
}

function PasswordQuestion({ session, due }: { session: TeamSession; due: 'soon' | 'now' }) {
  // Hidden without a connection: a login would fail, and notices about the connection matter more.
  const connected = useAfterPress(useConnected());
  const logIn = async ({ current }: v.InferOutput<typeof Login>) => {
    await session.logInAgain(current);
    // The form has disappeared, with the focused button.
    focusIfLost(document.querySelector('main'));
  };
  const form = useForm(Login, { current: '' }, logIn, accountIssue);
  return (
    <details className="fold desk-fold desk-login" data-due={due} open={due === 'now'} hidden={!connected}>
      <summary>
        <h2>{texts.heading}</h2>
        <span role="status">{texts[due]}</span>
      </summary>
      {/* Quiet while the team can still write: until then, the main button is the one of the show. */}
      <DeskForm
        inline
        form={form}
        look={due === 'soon' ? 'quiet' : undefined}
        button={texts.button}
        busyButton={texts.busy}
      >
        <PasswordField {...form.field('current')} label={texts.password} autoComplete="current-password" />
      </DeskForm>
    </details>
  );
}
