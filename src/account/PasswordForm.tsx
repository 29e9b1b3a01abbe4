import * as v from 'valibot';
import { useUser } from '../auth/AuthContext';
import { accountIssue } from '../auth/errors';
import { loadAccount } from '../auth/loadAccount';
import { PasswordField } from '../ui/Field';
import { Form } from '../ui/Form';
import { notify } from '../ui/notify';
import { useForm } from '../ui/useForm';
import { OwnEmail } from './EmailField';
import { messages } from './messages';
import { NewPassword, Password } from './schemas';
import { Section } from './Section';

const texts = messages.newPassword;

const PasswordChange = v.object({ current: Password, password: NewPassword });

/** Changes the password, which requires the current one. */
export function PasswordForm() {
  const { email } = useUser();
  const form = useForm(
    PasswordChange,
    { current: '', password: '' },
    async ({ current, password }, reset) => {
      const { auth, changePassword } = await loadAccount();
      await changePassword(auth, current, password);
      reset();
      notify('success', texts.changed);
    },
    accountIssue,
  );

  return (
    <Section folded heading={texts.heading}>
      <Form quiet form={form} button={texts.button} busyButton={texts.busy}>
        <OwnEmail email={email} />
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
