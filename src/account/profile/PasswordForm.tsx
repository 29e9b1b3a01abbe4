import * as v from 'valibot';
import { useUser } from '../../auth/AuthContext';
import { accountIssue } from '../../auth/issues';
import { loadAccount } from '../../auth/loadAccount';
import { Icon } from '../../ui/Icon';
import { Form } from '../../ui/form/Form';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { NewPasswordField } from '../fields/NewPasswordField';
import { NewPassword } from '../fields/newAccount';
import { Password } from '../fields/schemas';
import { CurrentPassword } from './CurrentPassword';
import { problemOf, Setting } from './Setting';
import { profileMessages } from './profileMessages';

const texts = profileMessages.newPassword;

const PasswordChange = v.object({ current: Password, password: NewPassword });

export function PasswordForm() {
  const { email, name, celular } = useUser();
  const form = useCheckedForm(
    PasswordChange,
    { current: '', password: '' },
    async ({ current, password }, reset) => {
      const { auth, changePassword } = await loadAccount();
      await changePassword(auth, current, password);
      reset();
    },
    accountIssue,
  );

  return (
    <Setting
      icon={<Icon name="lock" />}
      heading={texts.heading}
      summary={texts.summary}
      problem={problemOf(form, texts.unfinished)}
    >
      <Form
        form={form}
        button={texts.button}
        busyButton={texts.busy}
        success={form.done ? texts.changed : ''}
      >
        <CurrentPassword {...form.field('current')} />
        <NewPasswordField {...form.field('password')} label={texts.next} known={[name, email, celular]} />
      </Form>
    </Setting>
  );
}
