import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { accountIssue } from '../auth/errors';
import { Card } from '../ui/Card';
import { PasswordField } from '../ui/Field';
import { Form } from '../ui/Form';
import { useForm } from '../ui/useForm';
import { messages } from './messages';
import type { TeamSession } from './teamSession';

const { login: texts } = messages;

const Login = v.object({ current: v.pipe(v.string(), v.nonEmpty(texts.passwordMissing)) });

/** Asks for the password, in its place above the desk: what is typed there stays. Nothing while no password is due. */
export function LoginAgain({ session }: { session: TeamSession }) {
  const { loginDue } = useSyncExternalStore(session.subscribe, session.getState);
  return loginDue === 'no' ? null : <PasswordQuestion session={session} text={texts[loginDue]} />;
}

function PasswordQuestion({ session, text }: { session: TeamSession; text: string }) {
  const form = useForm(Login, { current: '' }, ({ current }) => session.logInAgain(current), accountIssue);
  return (
    <Card className="desk-login" aria-labelledby="entrar-de-novo">
      <h2 id="entrar-de-novo">{texts.heading}</h2>
      <p role="status">{text}</p>
      <Form form={form} button={texts.button} busyButton={texts.busy}>
        <PasswordField {...form.field('current')} label={texts.password} autoComplete="current-password" />
      </Form>
    </Card>
  );
}
