import { Link } from 'react-router-dom';
import { BACKSTAGE_PATH } from '../../base/paths';
import { Card } from '../../ui/Card';
import { Findings, type FindingLine } from '../../ui/Findings';
import { liveMessages } from './liveMessages';

const texts = liveMessages.show;

/** Lists what is right and what is wrong in the show's settings. */
export function ShowCheck({ findings }: { findings: FindingLine[] }) {
  return (
    <Card aria-labelledby="conferencia">
      <h2 id="conferencia">{texts.heading}</h2>
      <Findings findings={findings} />
      <Link to={`${BACKSTAGE_PATH}/show`} className="own-line">
        {texts.change}
      </Link>
    </Card>
  );
}
