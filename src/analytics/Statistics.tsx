import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { TERMS_PATH } from '../base/paths';
import { onStorageChange } from '../base/storage';
import { Button } from '../ui/Button';
import { QuestionBar } from '../ui/QuestionBar';
import { focusPage } from '../ui/focus';
import { untilPressEnds } from '../ui/untilPressEnds';
import { giveConsent, givenConsent, type Consent } from './consent';
import { analyticsMessages, STATISTICS_ID } from './messages';
import { track } from './track';

export { addStyles } from '../ui/QuestionBar';

/**
 * Counts page views if the visitor has agreed to statistics. Until the visitor has answered, shows the
 * question; on the terms page, the section on statistics asks instead.
 */
export function Statistics() {
  const { pathname } = useLocation();
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'sim') track('page_view', { path: pathname });
  }, [consent, pathname]);
  const [mayAsk, setMayAsk] = useState(false);
  // The question moves the page down.
  useEffect(() => void untilPressEnds().then(() => setMayAsk(true)), []);
  if (!mayAsk || consent !== null || pathname === TERMS_PATH) return null;

  return (
    <QuestionBar
      label={analyticsMessages.label}
      answers={
        <>
          <Button look="quiet" onClick={() => answer('sim')}>
            {analyticsMessages.accept}
          </Button>
          <Button look="quiet" onClick={() => answer('nao')}>
            {analyticsMessages.refuse}
          </Button>
        </>
      }
    >
      {analyticsMessages.question}
      {/* A plain link, because the router's Link would not scroll to the section. */}
      <a href={`${TERMS_PATH}#${STATISTICS_ID}`}>{analyticsMessages.more}</a>
    </QuestionBar>
  );
}

function answer(consent: Consent): void {
  giveConsent(consent);
  focusPage();
}

export function useConsent(): Consent | null {
  return useSyncExternalStore(onStorageChange, givenConsent, () => 'nao');
}
