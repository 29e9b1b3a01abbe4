import { useEffect, useState, useSyncExternalStore } from 'react';
import { TERMS_PATH } from '../../base/paths';
import { report } from '../../base/reporting';
import { onStorageChange } from '../../base/storage';
import { TERMS_DAY } from '../../model';
import { Button } from '../../ui/Button';
import { NewTabLink } from '../../ui/NewTabLink';
import { QuestionBar } from '../../ui/QuestionBar';
import { focusPage } from '../../ui/focus';
import { notify } from '../../ui/toast/notify';
import { untilPressEnds } from '../../ui/untilPressEnds';
import { loadAccount } from '../loadAccount';
import { isKnownToAccept, rememberAcceptance } from './termsCache';
import { termsMessages } from './termsMessages';

const texts = termsMessages;

export { addStyles } from '../../ui/QuestionBar';

/**
 * Asks a person who has accepted an earlier version of the terms to accept the current one. The person may
 * ignore the question: the earlier consent stays valid, and a new text must cost nobody a place in a show.
 */
export function TermsQuestion({ uid }: { uid: string }) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  // Becomes true when the person accepts the terms in another tab.
  const known = useSyncExternalStore(onStorageChange, () => isKnownToAccept(uid));

  useEffect(() => {
    let stopped = false;
    void readAcceptance(uid).then(async (accepted) => {
      // The question moves the page down.
      if (accepted === false) await untilPressEnds();
      if (stopped || accepted === null) return;
      setAsking(!accepted);
      if (accepted) rememberAcceptance(uid);
    });
    return () => {
      stopped = true;
    };
  }, [uid]);

  const accept = async () => {
    setBusy(true);
    const pressed = document.activeElement;
    try {
      const { db, acceptTerms } = await loadAccount();
      await acceptTerms(db, uid);
      rememberAcceptance(uid);
      setAsking(false);
      notify('success', texts.accepted);
      // Unless the person has gone on meanwhile, for example to a form's field.
      if (document.activeElement === pressed) focusPage();
    } catch (error) {
      setBusy(false);
      report('O aceite dos termos não foi gravado:', error);
      notify('error', texts.notAccepted);
    }
  };

  if (!isAsking || known) return null;
  return (
    <QuestionBar
      label={texts.label}
      answers={
        <>
          <details className="fold">
            <summary>{texts.more}</summary>
            <p>{texts.changes(TERMS_DAY)}</p>
          </details>
          <Button look="quiet" busy={busy} busyText={texts.busy} onClick={() => void accept()}>
            {texts.accept}
          </Button>
        </>
      }
    >
      <strong className="question-title">{texts.label}</strong>
      {texts.text} <NewTabLink href={TERMS_PATH}>{texts.link}</NewTabLink>
    </QuestionBar>
  );
}

/** Null if the server does not answer. The person, who may already have accepted, is then not asked. */
function readAcceptance(uid: string): Promise<boolean | null> {
  return loadAccount()
    .then(({ db, hasAcceptedTerms }) => hasAcceptedTerms(db, uid))
    .catch(() => null);
}
