import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { TERMS_PATH } from '../base/paths';
import { Button } from '../ui/Button';
import { QuestionBar } from '../ui/QuestionBar';
import { focusPage } from '../ui/focus';
import { giveConsent, type Consent } from './consent';
import { messages, STATISTICS_ID } from './messages';
import { track } from './track';
import { useConsent } from './useConsent';

/**
 * Counts page views for visitors who have agreed, and asks those who have not answered. The page of the terms
 * has the question in a section of its own.
 */
export function Statistics() {
  const { pathname } = useLocation();
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'sim') track('page_view', { path: pathname });
  }, [consent, pathname]);
  if (consent !== null || pathname === TERMS_PATH) return null;

  return (
    <QuestionBar
      label={messages.label}
      answers={
        <>
          <Button look="quiet" onClick={() => answer('sim')}>
            {messages.accept}
          </Button>
          <Button look="quiet" onClick={() => answer('nao')}>
            {messages.refuse}
          </Button>
        </>
      }
    >
      {messages.question}
      {/* Not a Link, which would not scroll to the section. */}
      <a href={`${TERMS_PATH}#${STATISTICS_ID}`}>{messages.more}</a>
    </QuestionBar>
  );
}

function answer(consent: Consent): void {
  giveConsent(consent);
  focusPage();
}
