import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { accountIssue } from '../../auth/issues';
import { loadAccount } from '../../auth/loadAccount';
import { Card } from '../../ui/Card';
import { PageHead } from '../../ui/PageHead';
import { Form } from '../../ui/form/Form';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { notify } from '../../ui/toast/notify';
import { useIsMounted } from '../../ui/useIsMounted';
import { OwnEmail } from '../fields/EmailField';
import { NewPasswordField } from '../fields/NewPasswordField';
import { NewPassword } from '../fields/newAccount';
import { accountMessages } from '../messages';
import { pathAfterReset } from '../pathsAfter';
import { actionMessages } from './actionMessages';
import { signOutOthers, useOneTimeLink } from './useOneTimeLink';

const texts = actionMessages.resetPassword;

interface Props {
  code: string;
  /** The account's address. */
  email: string;
  /** The path of the login page on which the reset began (`pathAfterReset`); null if the link names none. */
  continuePath: string | null;
}

/**
 * A form for a new password, opened by an e-mail's link. It asks for no old password: the link proves who the
 * person is.
 */
export function PasswordByLink({ code, email, continuePath }: Props) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const attempt = useOneTimeLink();
  const form = useCheckedForm(
    v.object({ password: NewPassword }),
    { password: '' },
    async ({ password }) => {
      const { auth, resetPassword } = await loadAccount();
      await attempt(() => resetPassword(auth, code, password));
      await signOutOthers(email);
      notify('success', texts.done);
      if (isMounted.current) void navigate(pathAfterReset(continuePath), { replace: true });
    },
    accountIssue,
  );
  return (
    <Card icon="lock">
      <PageHead {...actionMessages.page} />
      <h1>{texts.heading}</h1>
      <p>{texts.account(email)}</p>
      <Form form={form} button={texts.button} busyButton={texts.busy}>
        <OwnEmail email={email} />
        <NewPasswordField {...form.field('password')} label={texts.password} known={[email]} />
      </Form>
      <Link to={pathAfterReset(continuePath)} className="own-line">
        {accountMessages.reset.back}
      </Link>
    </Card>
  );
}
