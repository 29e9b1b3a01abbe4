import { Button } from '../ui/Button';
import { giveConsent } from './consent';
import { messages } from './messages';
import { useConsent } from './useConsent';

/** The section of the terms about statistics, where visitors can change their answer. */
export function StatisticsTerms({ headingClass }: { headingClass: string | undefined }) {
  const consent = useConsent();
  return (
    <>
      <h2 className={headingClass}>{messages.label}</h2>
      {messages.terms.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p role="status">{consent === 'sim' ? messages.accepted : messages.notAccepted}</p>
      {consent !== null && (
        <Button quiet onClick={() => giveConsent(consent === 'sim' ? 'nao' : 'sim')}>
          {consent === 'sim' ? messages.refuse : messages.accept}
        </Button>
      )}
    </>
  );
}
