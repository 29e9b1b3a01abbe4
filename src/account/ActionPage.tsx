import { useCallback } from 'react';
import type { Action } from '../auth/credentials/linkActions';
import { loadAccount } from '../auth/loadAccount';
import { FailedCard } from '../ui/loading/FailedCard';
import { LoadingPage } from '../ui/loading/Loading';
import { useLoaded } from '../ui/loading/useLoaded';
import { useHydrated, useSearch } from '../ui/useHydrated';
import { EmailByLink } from './byLink/EmailByLink';
import { PasswordByLink } from './byLink/PasswordByLink';
import { RefusedLink } from './byLink/RefusedLink';
import { actionMessages } from './byLink/actionMessages';
import { modeOf, OPERATIONS, parseEmailLink, type LinkInEmail } from './byLink/linkInEmail';

/**
 * `/acao`: the page that the links in Firebase's e-mails open. A link takes effect only after a tap on the
 * page, because e-mail filters open links, too.
 */
export default function ActionPage() {
  const search = useSearch();
  if (!useHydrated()) return <LoadingPage {...actionMessages.page} />;
  const link = parseEmailLink(search);
  if (!link) return <RefusedLink reason="foreign" mode={modeOf(search)} />;
  return <LinkAction key={link.code} link={link} />;
}

function LinkAction({ link }: { link: LinkInEmail }) {
  const { loaded, tryAgain } = useLoaded(useCallback(() => readLink(link.code), [link.code]));
  if (loaded.status === 'loading') return <LoadingPage {...actionMessages.page} />;
  if (loaded.status === 'failed') return <FailedCard onTryAgain={tryAgain} />;
  const action = loaded.data;
  const { mode, code, continuePath } = link;
  if ('refused' in action) return <RefusedLink reason={action.refused} mode={mode} />;
  if (action.operation !== OPERATIONS[mode]) return <RefusedLink reason="foreign" />;
  return mode === 'resetPassword' ? (
    <PasswordByLink code={code} email={action.email} continuePath={continuePath} />
  ) : (
    <EmailByLink mode={mode} code={code} email={action.email} />
  );
}

async function readLink(code: string): Promise<Action> {
  const { auth, readAction } = await loadAccount();
  return readAction(auth, code);
}
