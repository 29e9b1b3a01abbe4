import { Button } from '../ui/Button';
import { focusPage } from '../ui/focus';
import { useConsent } from './Statistics';
import { giveConsent } from './consent';
import { messages, STATISTICS_ID } from './messages';

/** The section of the terms about statistics, where visitors can give and change their answer. */
export function StatisticsTerms({ headingClass }: { headingClass: string | undefined }) {
  const consent = useConsent();
  return (
    <>
      <h2 id={STATISTICS_ID} className={headingClass}>
        {messages.label}
      </h2>
      {messages.terms.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p role="status">{consent === 'sim' ? messages.accepted : messages.notAccepted}</p>
      <Button look="quiet" onClick={() => giveConsent(consent === 'sim' ? 'nao' : 'sim')}>
        {consent === 'sim' ? messages.refuse : messages.accept}
      </Button>
      {consent === null && (
        <Button look="quiet" onClick={refuse}>
          {messages.refuse}
        </Button>
      )}
    </>
  );
}

function refuse(): void {
  giveConsent('nao');
  focusPage();
}
