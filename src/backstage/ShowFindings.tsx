import { Findings, type FindingLine } from '../ui/Findings';
import { warningLook } from '../ui/form/useFieldNotes';

/** What a check of the show has found. The site works with each mistake, so mistakes are warnings. */
export function ShowFindings({ findings }: { findings: FindingLine[] }) {
  return (
    <div className="desk-findings">
      {findings.filter(isMistake).map(({ text }) => (
        <p key={text} className={warningLook}>
          {text}
        </p>
      ))}
      <Findings findings={findings.filter((one) => !isMistake(one))} />
    </div>
  );
}

const isMistake = ({ kind }: FindingLine) => kind === 'wrong';
