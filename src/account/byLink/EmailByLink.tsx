import { Link } from 'react-router-dom';
import { accountIssue, MaybeUsedError } from '../../auth/issues';
import { loadAccount } from '../../auth/loadAccount';
import { loginPath, PROFILE_PATH, RESET_PATH } from '../../base/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PageHead } from '../../ui/PageHead';
import { focus } from '../../ui/focus';
import { FormError } from '../../ui/form/FormError';
import { useAction } from '../../ui/useAction';
import { actionMessages } from './actionMessages';
import { signOutOthers, useOneTimeLink } from './useOneTimeLink';

/** By the kind of link, the button that is shown after the link has been applied. */
const TAPS = {
  verifyEmail: { to: PROFILE_PATH, label: actionMessages.toProfile },
  verifyAndChangeEmail: { to: loginPath(null), label: actionMessages.toLogin },
  recoverEmail: { to: RESET_PATH, label: actionMessages.toReset },
} as const;

interface Props {
  mode: keyof typeof TAPS;
  code: string;
  /** The address that the link confirms, or to which it changes the account's address. */
  email: string;
}

/**
 * Applies an e-mail's link that confirms, changes or restores the account's address, at a tap on a button.
 */
export function EmailByLink({ mode, code, email }: Props) {
  const attempt = useOneTimeLink();
  const { heading, text, button, doneHeading, done } = actionMessages[mode];
  const {
    busy,
    done: applied,
    error,
    run,
  } = useAction(async () => {
    const { auth, applyActionCode } = await loadAccount();
    await attempt(() => applyActionCode(auth, code)).catch((thrown: unknown) => {
      // A MaybeUsedError counts as a success: an earlier tap has probably applied the link, and only the
      // answer was lost.
      if (!(thrown instanceof MaybeUsedError)) throw thrown;
    });
    await signOutOthers(email);
  }, accountIssue);

  return (
    <Card icon="mail" centered done={applied}>
      <PageHead {...actionMessages.page} />
      <h1>{applied ? doneHeading : heading}</h1>
      <p role="status">{applied ? done : text(email)}</p>
      <FormError text={error} />
      {applied ? (
        <ButtonLink ref={focus} to={TAPS[mode].to}>
          {TAPS[mode].label}
        </ButtonLink>
      ) : (
        <Button busy={busy} busyText={actionMessages.busy} onClick={run}>
          {button}
        </Button>
      )}
      {mode !== 'recoverEmail' && !applied && <p>{actionMessages[mode].notMe}</p>}
      {mode === 'verifyEmail' && !applied && (
        <Link to={RESET_PATH} className="own-line">
          {actionMessages.toReset}
        </Link>
      )}
    </Card>
  );
}
