import * as v from 'valibot';
import { useUser } from '../auth/AuthContext';
import { accountIssue } from '../auth/errors';
import { loadAccount } from '../auth/loadAccount';
import { PasswordField } from '../ui/Field';
import { Form } from '../ui/Form';
import { notify } from '../ui/notify';
import { useCheckedForm } from '../ui/useCheckedForm';
import { OwnEmail } from './EmailField';
import { profileMessages } from './profileMessages';
import { NewPassword } from './newAccount';
import { NewPasswordField } from './NewPasswordField';
import { Password } from './schemas';
import { hasProblem, Section } from './Section';

const texts = profileMessages.newPassword;

const PasswordChange = v.object({ current: Password, password: NewPassword });

/** Changes the password, which requires the current one. */
export function PasswordForm() {
  const { email, name, celular } = useUser();
  const form = useCheckedForm(
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
    <Section folded id="senha" heading={texts.heading} problem={hasProblem(form)}>
      <Form quiet form={form} button={texts.button} busyButton={texts.busy}>
        <OwnEmail email={email} />
        <PasswordField {...form.field('current')} label={texts.current} autoComplete="current-password" />
        <NewPasswordField {...form.field('password')} label={texts.next} known={[name, email, celular]} />
      </Form>
    </Section>
  );
}
