import * as v from 'valibot';
import { useUser } from '../auth/AuthContext';
import { accountFailure } from '../auth/errors';
import { loadAccount } from '../auth/loadAccount';
import { PasswordField } from '../ui/Field';
import { Form } from '../ui/Form';
import { notify } from '../ui/notify';
import { useForm } from '../ui/useForm';
import { messages } from './messages';
import { Section } from './Section';

const texts = messages.newPassword;

const NewPassword = v.object({
  current: v.pipe(v.string(), v.nonEmpty(messages.errors.password)),
  password: v.pipe(v.string(), v.nonEmpty(messages.errors.newPassword)),
});

export function PasswordForm() {
  const { email } = useUser();
  const form = useForm(
    NewPassword,
    { current: '', password: '' },
    async ({ current, password }, reset) => {
      const { auth, changePassword } = await loadAccount();
      await changePassword(auth, current, password);
      reset();
      notify('success', texts.changed);
    },
    accountFailure,
  );

  return (
    <Section heading={texts.heading}>
      <Form form={form} button={texts.button} busyButton={texts.busy}>
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...form.field('current')} label={texts.current} autoComplete="current-password" />
        <PasswordField
          {...form.field('password')}
          label={texts.next}
          hint={messages.signUp.passwordHint}
          autoComplete="new-password"
        />
      </Form>
    </Section>
  );
}
