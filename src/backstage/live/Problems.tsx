import { Link } from 'react-router-dom';
import { BACKSTAGE_PATH } from '../../base/paths';
import { Card } from '../../ui/Card';
import { Findings, type FindingLine } from '../../ui/Findings';
import { ShowFindings } from '../ShowFindings';
import { HoldButton } from './HoldButton';
import { liveMessages } from './liveMessages';
import type { RoomProblems } from './liveProblems';

const texts = liveMessages.problems;

/**
 * What is wrong with the room that visitors see. There is no button, because RoomButtons closes that room.
 * Several mistakes are folded away: they are for whoever made the room, not for whoever runs the show. An
 * alert announces nothing that is folded, so a visually hidden alert contains the mistakes, too.
 */
export function ShownRoomProblems({ problems }: { problems: RoomProblems['shown'] }) {
  if (problems.length === 0) return null;
  const list = <Findings findings={problems.map((text) => ({ kind: 'wrong', text }))} />;
  const several = problems.length > 1;
  return (
    <div className="desk-reasons">
      <div role="alert" className={several ? 'visually-hidden' : undefined}>
        {list}
      </div>
      {several && (
        <details className="fold">
          <summary>{texts.several(problems.length)}</summary>
          {list}
        </details>
      )}
    </div>
  );
}

interface Props {
  rooms: RoomProblems['others'];
  busy: boolean;
  onRemove: (id: string) => Promise<void>;
}

/**
 * Open rooms besides the one that visitors see, which should not exist, each with a button that removes it.
 * They are removed first: as soon as the room that visitors see is closed, visitors see the next of them.
 */
export function OtherRooms({ rooms, busy, onRemove }: Props) {
  return rooms.map((id) => (
    <div key={id} className="desk-panel-part desk-step desk-step-due">
      <p role="alert">{texts.another(id)}</p>
      <HoldButton look="danger" busy={busy} onHeld={() => void onRemove(id)}>
        {texts.remove(id)}
      </HoldButton>
    </div>
  ));
}

/** Lists what is right and what is wrong in the show's settings. */
export function ShowCheck({ findings }: { findings: FindingLine[] }) {
  return (
    <Card aria-labelledby="conferencia" className="desk-secondary">
      <div className="desk-wrap desk-list-head">
        <h2 id="conferencia">{liveMessages.show.heading}</h2>
        <Link to={`${BACKSTAGE_PATH}/show`} className="own-line">
          {liveMessages.show.change} <span className="visually-hidden">{liveMessages.show.changeWhere}</span>
        </Link>
      </div>
      <ShowFindings findings={findings} />
    </Card>
  );
}
