import { Link } from 'react-router-dom';
import { PROFILE_PATH, RESET_PATH } from '../../base/paths';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { uiMessages } from '../../ui/messages';
import { actionMessages } from './actionMessages';
import type { Mode } from './linkInEmail';

/**
 * The page on which to ask for another link of the same kind; null for a link that undoes a change of
 * address, which Firebase sends only once.
 */
const ANOTHER = {
  resetPassword: RESET_PATH,
  verifyEmail: PROFILE_PATH,
  verifyAndChangeEmail: PROFILE_PATH,
  recoverEmail: null,
} as const;

interface Props {
  reason: 'expired' | 'used' | 'gone' | 'foreign';
  mode?: Mode | undefined;
}

/** Why a link cannot be used, and where to ask for another. */
export function RefusedLink({ reason, mode }: Props) {
  const another = reason === 'gone' ? undefined : mode && ANOTHER[mode];
  const last = another === null && reason !== 'foreign';
  return (
    <Card failed centered>
      <PageHead {...actionMessages.page} />
      <h1>{actionMessages.refused.heading}</h1>
      <p>{last ? actionMessages.refused.lastOne : actionMessages.refused[reason]}</p>
      {another ? (
        <>
          <ButtonLink to={another}>{actionMessages.another}</ButtonLink>
          <Link to="/" className="own-line">
            {uiMessages.toHome}
          </Link>
        </>
      ) : reason === 'foreign' ? (
        <>
          <h2>{actionMessages.whatFor}</h2>
          <ButtonLink look="quiet" to={RESET_PATH}>
            <Icon name="lock" />
            {actionMessages.toReset}
          </ButtonLink>
          <ButtonLink look="quiet" to={PROFILE_PATH}>
            <Icon name="mail" />
            {actionMessages.forConfirmation}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink to="/">{uiMessages.toHome}</ButtonLink>
      )}
    </Card>
  );
}
