import { Button } from '../ui/Button';
import { useConsent } from './Statistics';
import { giveConsent, giveConsentAndFocusPage } from './consent';
import { ACCEPT, REFUSE, STATISTICS, STATISTICS_ID } from './messages';
import { statisticsTerms } from './termsMessages';

/** The section of the terms about statistics, where visitors can give and change their answer. */
export function StatisticsTerms({ headingClass }: { headingClass: string | undefined }) {
  const consent = useConsent();
  return (
    <>
      <h2 id={STATISTICS_ID} className={headingClass}>
        {STATISTICS}
      </h2>
      {statisticsTerms.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p role="status">{consent === 'sim' ? statisticsTerms.accepted : statisticsTerms.notAccepted}</p>
      <Button look="quiet" onClick={() => giveConsent(consent === 'sim' ? 'nao' : 'sim')}>
        {consent === 'sim' ? REFUSE : ACCEPT}
      </Button>
      {consent === null && (
        <Button look="quiet" onClick={() => giveConsentAndFocusPage('nao')}>
          {REFUSE}
        </Button>
      )}
    </>
  );
}
