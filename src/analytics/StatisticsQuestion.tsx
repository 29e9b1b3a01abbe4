import { TERMS_PATH } from '../base/paths';
import { Button } from '../ui/Button';
import { QuestionBar } from '../ui/QuestionBar';
import { giveConsentAndFocusPage } from './consent';
import { ACCEPT, MORE, QUESTION, REFUSE, STATISTICS, STATISTICS_ID } from './messages';

export { addStyles } from '../ui/QuestionBar';

export function StatisticsQuestion() {
  return (
    <QuestionBar
      label={STATISTICS}
      answers={
        <>
          <Button look="quiet" onClick={() => giveConsentAndFocusPage('sim')}>
            {ACCEPT}
          </Button>
          <Button look="quiet" onClick={() => giveConsentAndFocusPage('nao')}>
            {REFUSE}
          </Button>
        </>
      }
    >
      {QUESTION}
      {/* A plain link, because the router's Link would not scroll to the section. */}
      <a href={`${TERMS_PATH}#${STATISTICS_ID}`}>{MORE}</a>
    </QuestionBar>
  );
}
