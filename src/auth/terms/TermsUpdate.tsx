import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { TERMS_PATH } from '../../base/paths';
import { report } from '../../base/reporting';
import { onStorageChange } from '../../base/storage';
import { TERMS_DAY } from '../../model';
import { Button } from '../../ui/Button';
import { NewTabLink } from '../../ui/NewTabLink';
import { QuestionBar } from '../../ui/QuestionBar';
import { focusPage } from '../../ui/focus';
import { useLoaded } from '../../ui/loading/useLoaded';
import { notify } from '../../ui/toast/notify';
import { loadAccount } from '../loadAccount';
import { messages } from '../messages';
import { isKnownToAccept, rememberAcceptance } from './termsCache';

const texts = messages.terms;

/**
 * Asks a person who has accepted an earlier version of the terms to accept the current one. The person may
 * ignore the question: the earlier consent stays valid, and a new text must cost nobody a place in a show.
 */
export function TermsUpdate({ uid }: { uid: string }) {
  const [busy, setBusy] = useState(false);
  const known = useSyncExternalStore(onStorageChange, () => isKnownToAccept(uid));
  const { loaded } = useLoaded(useMemo(() => (known ? null : () => readAcceptance(uid)), [known, uid]));
  const accepted = loaded.status === 'ready' ? loaded.data : null;
  useEffect(() => {
    if (accepted) rememberAcceptance(uid);
  }, [accepted, uid]);

  const accept = async () => {
    setBusy(true);
    try {
      const { db, acceptTerms } = await loadAccount();
      await acceptTerms(db, uid);
      rememberAcceptance(uid);
      notify('success', texts.accepted);
      focusPage();
    } catch (error) {
      report('O aceite dos termos não foi gravado:', error);
      notify('error', texts.notAccepted);
    }
    setBusy(false);
  };

  if (known || accepted !== false) return null;
  return (
    <QuestionBar
      label={texts.label}
      answers={
        <>
          <Button look="quiet" busy={busy} onClick={() => void accept()}>
            {busy ? texts.busy : texts.accept}
          </Button>
          <NewTabLink href={TERMS_PATH} className="own-line">
            {texts.link}
          </NewTabLink>
        </>
      }
    >
      {texts.text(TERMS_DAY)}
    </QuestionBar>
  );
}

/** Null if the server does not answer: then do not ask, because the person may have accepted already. */
function readAcceptance(uid: string): Promise<boolean | null> {
  return loadAccount()
    .then(({ db, hasAcceptedTerms }) => hasAcceptedTerms(db, uid))
    .catch(() => null);
}
