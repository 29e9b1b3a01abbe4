import { Button } from '../ui/Button';
import { focusPage } from '../ui/focus';
import { useConsent } from './Statistics';
import { giveConsent } from './consent';
import { analyticsMessages, STATISTICS_ID } from './messages';

/** The section of the terms about statistics, where visitors can give and change their answer. */
export function StatisticsTerms({ headingClass }: { headingClass: string | undefined }) {
  const consent = useConsent();
  return (
    <>
      <h2 id={STATISTICS_ID} className={headingClass}>
        {analyticsMessages.label}
      </h2>
      {analyticsMessages.terms.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p role="status">{consent === 'sim' ? analyticsMessages.accepted : analyticsMessages.notAccepted}</p>
      <Button look="quiet" onClick={() => giveConsent(consent === 'sim' ? 'nao' : 'sim')}>
        {consent === 'sim' ? analyticsMessages.refuse : analyticsMessages.accept}
      </Button>
      {consent === null && (
        <Button look="quiet" onClick={refuse}>
          {analyticsMessages.refuse}
        </Button>
      )}
    </>
  );
}

function refuse(): void {
  giveConsent('nao');
  focusPage();
}
