import { Findings, type FindingLine } from '../ui/Findings';

/** What a check of the show has found. The site works with each mistake, so mistakes are warnings. */
export function ShowFindings({ findings }: { findings: FindingLine[] }) {
  return (
    <div className="desk-findings">
      {findings.filter(isMistake).map(({ text }) => (
        <p key={text} className="desk-warning">
          {text}
        </p>
      ))}
      <Findings findings={findings.filter((one) => !isMistake(one))} />
    </div>
  );
}

const isMistake = ({ kind }: FindingLine) => kind === 'wrong';
