import { useEffect, useState } from 'react';
import { TERMS_PATH } from '../base/paths';
import { Button } from '../ui/Button';
import { QuestionBar } from '../ui/QuestionBar';
import { focusPage } from '../ui/focus';
import { untilPressEnds } from '../ui/untilPressEnds';
import { giveConsent, type Consent } from './consent';
import { analyticsMessages, STATISTICS_ID } from './messages';

export { addStyles } from '../ui/QuestionBar';

export function StatisticsQuestion() {
  const [mayAsk, setMayAsk] = useState(false);
  // The question moves the page down.
  useEffect(() => void untilPressEnds().then(() => setMayAsk(true)), []);
  if (!mayAsk) return null;
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
